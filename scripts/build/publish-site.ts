import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPage } from '../../src/content/4-compile/compile-content.ts';
import { pagePaths } from '../../src/content/4-compile/output-paths.ts';
import { listed } from '../../src/content/4-compile/references.ts';
import { isPageThere } from '../../src/content/4-compile/time/link-target.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { type Bundle, loadServer } from '../render/bundle.ts';
import { type OutputFile, writeOutput } from '../render/output-file.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import type { SiteFrame } from '../render/site-frame.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { asWritten, type KnownPage, standsAs, takeOverPage } from './build-state.ts';
import { compressFiles, effortFor, isCompressible } from './compress.ts';
import { feedFiles } from './feed.ts';
import type { OutlinedContent, Passed } from './page-plan.ts';
import { shownFiles } from './shown-files.ts';
import { siteFiles } from './site-files.ts';
import type { Steps } from './steps.ts';
import { readPublic, replaceFolder, type Spare } from './write-site.ts';

export type PublishOrder = {
  content: OutlinedContent;
  /** The hash of each page's text, by file. */
  texts: ReadonlyMap<string, string>;
  passed: Passed;
  checked: readonly CheckedPage[];
  /** Pages that are taken over from the site that stands in `out`. */
  kept: ReadonlyMap<string, KnownPage>;
  frame: SiteFrame;
  bundle: Bundle;
  out: string;
  publicFolder: string;
  /** Where the site before the last is kept. */
  spareFolder: string;
  cache: ContentCache;
  /** Has compiled every page that is not kept. */
  pool: WorkerPool;
  steps: Steps;
};

/** Renders, writes and compresses a checked site, and puts it in the place of the last one. Gives what it knows of each page. */
export async function publishSite(order: PublishOrder): Promise<Record<string, KnownPage>> {
  const { checked, kept, frame, bundle, out, publicFolder, spareFolder, cache, pool, steps } = order;
  const { context } = order.content.site;
  const paths = checked.flatMap(({ page }) => (page && isPageThere(page.path, context) ? [page.path] : []));
  let known: Record<string, KnownPage> = {};
  const spare = { folder: spareFolder, isRight: isKept(kept) };
  await replaceFolder(out, spare, async (next, present) => {
    const {
      paths: rendered,
      render,
      write,
    } = await pool.render({ frame, serverFile: bundle.serverFile, folder: next });
    steps.add('render', render);
    steps.add('write', write);
    const server = await loadServer(bundle);
    const others = [
      ...shownFiles(readPublic(publicFolder), order.content, checked),
      ...siteFiles(frame, bundle, paths),
      ...feedFiles(order.content, frame.origin),
      createPageRenderer(frame, server).notFound(),
    ];
    const takenOver = await steps.measure('write', () => {
      for (const file of others) writeOutput(next, file);
      return new Map([...kept].map(([file, page]) => [file, takeOverPage(page, { out, next, present })]));
    });
    const toCompress = [
      ...rendered.map((path): OutputFile => ({ path, content: readFileSync(join(next, path)) })),
      ...others,
    ];
    await steps.measure('compress', () =>
      compressFiles(toCompress, effortFor(paths.length), cache, (file) => writeOutput(next, file)),
    );
    known = knownPages(order, takenOver, next);
  });
  return known;
}

/** Tells which files of an older site are still those of pages that are taken over. */
function isKept(kept: ReadonlyMap<string, KnownPage>): Spare['isRight'] {
  const files = new Map([...kept.values()].flatMap(({ written }) => written.map((file) => [file.path, file])));
  return (path, file) => {
    const written = files.get(path);
    return written !== undefined && standsAs(written, file);
  };
}

function knownPages(
  { content, texts, passed, checked, kept }: PublishOrder,
  takenOver: ReadonlyMap<string, KnownPage['written']>,
  folder: string,
): Record<string, KnownPage> {
  const pages: Record<string, KnownPage> = {};
  for (const { source, page, diagnostics, uses } of checked) {
    const { file } = source;
    const outline = content.outlines.get(file);
    if (!page || !outline) continue;
    const old = kept.get(file);
    if (old) {
      pages[file] = { ...old, written: takenOver.get(file) ?? old.written };
      continue;
    }
    const own = isPageThere(page.path, content.site.context) ? pagePaths(page.path) : [];
    const files = own.flatMap((path) => (isCompressible(path) ? [path, `${path}.br`, `${path}.gz`] : [path]));
    pages[file] = {
      text: texts.get(file) ?? '',
      outline,
      checked: { file, page, diagnostics, uses: listed(uses) },
      written: asWritten(folder, files),
      passed: passed(file),
    };
  }
  return pages;
}
