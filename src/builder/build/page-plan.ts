import {
  allFiles,
  type CheckedPage,
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileSite,
  firstGap,
  isPageThere,
  languageFolder,
  type Outline,
  pageBoundaries,
  type SiteContext,
  sharedByLanguage,
  type Times,
} from '#engine';
import { always } from '#engine/base';
import { hashOf } from '../cache/hash.ts';
import type { PrintOrder } from '../render/printer.ts';
import type { MadePage } from '../workers/page-worker.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { type BuildState, isWhole, type KnownPage } from './build-state.ts';

/** A content folder as far as all its pages are known: their outlines and what they refer to. */
export type OutlinedContent = {
  files: ContentFiles;
  site: CompiledSite;
  outlines: Map<string, Outline>;
};

/** The hash of each page's text, by file. */
export function textHashes({ pages }: ContentFiles): Map<string, string> {
  return new Map(pages.map(({ file, text }) => [file, hashOf(text)]));
}

/** What the last build knew of pages whose text is still the same, by file. */
export function unchangedPages(
  texts: ReadonlyMap<string, string>,
  state: BuildState | undefined,
): Map<string, KnownPage> {
  const known = new Map<string, KnownPage>();
  for (const [file, text] of texts) {
    const page = state?.pages[file];
    if (page?.text === text) known.set(file, page);
  }
  return known;
}

/** Outlines every page; those that are `known` from the last build are not parsed for it. */
export async function outlineContent(
  files: ContentFiles,
  checker: Checker,
  pool: WorkerPool,
  times: Times,
  known: ReadonlyMap<string, KnownPage> = new Map(),
): Promise<OutlinedContent> {
  const parsed = await pool.outline(files.pages.filter(({ file }) => !known.has(file)));
  const outlines = new Map<string, Outline>();
  for (const { file } of files.pages) {
    const outline = parsed.get(file) ?? known.get(file)?.outline;
    if (outline) outlines.set(file, outline);
  }
  return { files, site: compileSite(files, checker, times, outlines), outlines };
}

/** A name for everything outside of its own text that a page is made from, as far as it is content. */
export function contentKey({ files, site, outlines }: OutlinedContent): string {
  const pages = new Set(files.pages);
  const shared = allFiles(files).flatMap((source) => (pages.has(source) ? [] : [source.file, source.text]));
  return hashOf(
    ...shared,
    // Which blocks a page has concerns no other one, nor does its title: only a link that leads nowhere is looked up by titles.
    JSON.stringify([...outlines].map(([file, { blocks: _, title: __, ...outline }]) => [file, outline])),
    JSON.stringify([...files.publicFiles]),
    JSON.stringify([...(files.media ?? [])]),
    ...translationsThere(site.context),
    ...articlesThere(site.context),
  );
}

/** Which pages of a site of several languages are there now, and from now on: others lead to them or to their siblings. */
function translationsThere(context: SiteContext): string[] {
  if (context.languages.length === 0) return [];
  return [...context.routes].map(
    ([path, { shown }]) => `${path} ${isPageThere(path, context)} ${firstGap(always, shown, context) === undefined}`,
  );
}

/** Which articles are there now: others list them or lead to them. */
function articlesThere(context: SiteContext): string[] {
  return [...context.routes].flatMap(([path, { article }]) =>
    article ? [`${path} ${isPageThere(path, context)}`] : [],
  );
}

/** How many of the times at which something of a page comes or goes have passed, by file. */
export type Passed = (file: string) => number;

/** Counts the times that have passed in each page, its shared sections included. */
export function passedBoundaries({ files, site, outlines }: OutlinedContent): Passed {
  const { checker, zone, at = 0 } = site.context;
  const shared = sharedByLanguage(files, checker);
  return (file) => {
    const outline = outlines.get(file);
    const own = shared(languageFolder(file, site.context));
    return outline ? pageBoundaries(outline, own, zone).filter((time) => time <= at).length : 0;
  };
}

/** Those of the known pages that show the same and whose files still stand in `out`, by file. */
export function wholePages(known: ReadonlyMap<string, KnownPage>, passed: Passed, out: string): Map<string, KnownPage> {
  return new Map([...known].filter(([file, page]) => page.passed === passed(file) && isWhole(page, out)));
}

/** A page that was checked, and how its files stand where it was printed. */
export type PlannedPage = CheckedPage & Pick<MadePage, 'written' | 'share'>;

/** Makes every page that is not kept; of the others it is known what was found. In the order of their files. */
export async function makePages(
  { files, site }: OutlinedContent,
  kept: ReadonlyMap<string, KnownPage>,
  pool: WorkerPool,
  print?: PrintOrder,
): Promise<PlannedPage[]> {
  const { checker: _, ...context } = site.context;
  const wanted = files.pages.filter(({ file }) => !kept.has(file));
  // What all pages share may have changed, and then those that were known are made again too.
  pool.expect(wanted.length);
  pool.begin({ context, print });
  const made = await pool.make(wanted);
  const byFile = new Map(made.map((page) => [page.file, page]));
  return files.pages.flatMap((source): PlannedPage[] => {
    const page = byFile.get(source.file) ?? kept.get(source.file)?.checked;
    if (!page) return [];
    const { file: _, ...checked } = page;
    return [{ source, ...checked }];
  });
}
