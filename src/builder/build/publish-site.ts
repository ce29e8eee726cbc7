import { builtContactText, contactFile } from '#contact-server';
import { hostUse, isPageThere, listed, pagePaths } from '#engine';
import { addressBelow, fileBelow } from '../base/below-path.ts';
import { projectOrigin } from '../base/environment.ts';
import { fontFolder } from '../base/font-folder.ts';
import { UsageError } from '../base/usage-error.ts';
import { contactConfigOf } from '../contact/config.ts';
import { lastChanges } from '../git/last-changes.ts';
import { isHostFile } from '../hosting/host-files.ts';
import type { ShareOrder } from '../pictures/share/write-shares.ts';
import { type Bundle, loadServer } from '../render/bundle.ts';
import type { OutputFile, Written } from '../render/output-file.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import { shareOf } from '../render/share.ts';
import { folderOfPath, type SiteLayout } from '../render/site-layout.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { type KnownPage, standsAs, takeOverFiles } from './build-state.ts';
import { eventsFile } from './events-file.ts';
import { feedFile } from './feed.ts';
import type { Layouts } from './layout-of.ts';
import type { OutlinedContent, PlannedPage } from './page-plan.ts';
import type { Places } from './places.ts';
import type { SitePlan } from './plan-site.ts';
import { searchIndexes, searchPages } from './search.ts';
import { shownFiles } from './shown-files.ts';
import { siteDataFile, siteFiles } from './site-files.ts';
import { type IsRight, readPublic } from './write-site.ts';

export type SiteOrder = {
  content: OutlinedContent;
  pages: readonly PlannedPage[];
  layouts: Layouts;
  bundle: Bundle;
  publicFolder: string;
  /** The folder of the pages, which Git may know; `tree`, where others than those of the disk are about to be there. */
  history: { folder: string; tree?: string };
  /** Has been told what to print and where to. */
  pool: WorkerPool;
};

/** Writes the files of a site that are neither pages nor made of what pages hold. */
export async function writeOthers({
  content,
  pages,
  layouts,
  publicFolder,
  history,
  pool,
}: Omit<SiteOrder, 'bundle'>): Promise<void> {
  const { context } = content.site;
  const { layout, translations } = layouts;
  const { base = '' } = layout;
  const days = await lastChanges(history.folder, history.tree);
  const listed = pages.flatMap(({ page, source }) => {
    const changed = days.get(source.file.slice(content.files.folder.length + 1));
    return page && isPageThere(page.path, context) ? [{ ...page, changed }] : [];
  });
  const files = [
    ...withLetters(shownFiles(readPublic(publicFolder), content, pages), content).map((file) => ({
      ...file,
      path: fileBelow(base, file.path),
    })),
    ...siteFiles(layout, listed),
    contactSettings(content, layout),
    ...[...translations.values()].map(siteDataFile),
  ];
  const documents = pages.flatMap(({ page }) => (page ? pagePaths(addressBelow(base, page.path)) : []));
  refuseHostCode([...documents, ...files.map(({ path }) => path)]);
  await pool.write(files);
}

/**
 * Writes what is gathered from all pages, in each language, and what is shown where no page is. All pages stand in `folder`. Returns
 * how the files stand: with the same pages they are the same.
 */
export async function writeGathered(
  order: Pick<SiteOrder, 'content' | 'pages' | 'layouts' | 'bundle' | 'pool'>,
  folder: string,
): Promise<Written[]> {
  const { content, layouts, bundle, pool } = order;
  const server = await loadServer(bundle);
  return pool.write([
    ...[layouts.layout, ...layouts.translations.values()].flatMap((each) => [
      ...feedFile(content, each),
      ...eventsFile(content, each),
      createPageRenderer(each, server).notFound(),
    ]),
    ...searchPages(order, (each) => createPageRenderer(each, server)),
    ...searchIndexes(order, folder),
  ]);
}

/** The public files with the builder's letters, where the site has none of its own. */
function withLetters(files: readonly OutputFile[], { site }: OutlinedContent): OutputFile[] {
  if (site.theme?.font) return [...files];
  const letters = readPublic(fontFolder).map((file) => ({ ...file, path: `fonts/${file.path}` }));
  return [...letters.filter(({ path }) => files.every((file) => file.path !== path)), ...files];
}

/** Looks at a site's files once more, before they are written. Throws UsageError where a host would run one or obey it. */
export function refuseHostCode(paths: readonly string[]): void {
  for (const path of paths) {
    const meant = isHostFile(path) ? undefined : hostUse(path);
    if (meant) throw new UsageError(`Nothing was built: ${path} would be taken for a ${meant.use} by ${meant.host}.`);
  }
}

/** The pictures that are made of pages for where they are shared. */
export function sharesOf(pages: readonly PlannedPage[], { layout, translations }: Layouts): ShareOrder[] {
  return pages.flatMap(({ page, share }) => {
    if (!page || !share) return [];
    const design = (translations.get(folderOfPath(page.path, translations.keys())) ?? layout).share;
    return design ? [{ share: shareOf(design, page.title, share.face), design }] : [];
  });
}

/** Says where the site's messages go, for the server that serves it. */
function contactSettings({ files, site }: OutlinedContent, { origin, base = '' }: SiteLayout): OutputFile {
  const project = projectOrigin();
  if (!site.source?.forms) return { path: contactFile, content: builtContactText({ hasForms: false }) };
  const contact = project === undefined ? { config: contactConfigOf(files, origin + base) } : { project };
  return { path: contactFile, content: builtContactText(contact) };
}

/** Takes over the kept pages, whose files may be `present` already. Returns how they stand, by page. */
export function takeOver(
  kept: ReadonlyMap<string, KnownPage>,
  { out, next }: Places,
  present: ReadonlySet<string>,
): Map<string, Written[]> {
  return new Map([...kept].map(([file, { written }]) => [file, takeOverFiles(written, { out, next, present })]));
}

/** Tells which files of an older site are still those that are taken over. */
export function isTakenOver({ kept, gathered = [] }: Pick<SitePlan, 'kept' | 'gathered'>): IsRight {
  const all = [...gathered, ...[...kept.values()].flatMap(({ written }) => written)];
  const files = new Map(all.map((file) => [file.path, file]));
  return (path, file) => {
    const written = files.get(path);
    return written !== undefined && standsAs(written, file);
  };
}

/** What the next build is to know of each page. */
export function knownPages(
  { content, texts, passed }: Pick<SitePlan, 'content' | 'texts' | 'passed'>,
  pages: readonly PlannedPage[],
  takenOver: ReadonlyMap<string, Written[]>,
): Record<string, KnownPage> {
  const known: Record<string, KnownPage> = {};
  for (const { source, written: own, references, ...checked } of pages) {
    const { file } = source;
    const [text, outline, written] = [texts.get(file), content.outlines.get(file), own ?? takenOver.get(file)];
    if (text === undefined || !outline || !written) continue;
    known[file] = {
      text,
      outline,
      checked: { file, ...checked, references: listed(references) },
      written,
      passed: passed(file),
    };
  }
  return known;
}
