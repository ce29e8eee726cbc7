import type { Checker } from '#engine';
import { hasErrors } from '#kit/model';
import { siteRoot } from '../base/site-root.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { readContent } from '../files/read-content.ts';
import { lookAtOriginals } from '../pictures/look-at-originals.ts';
import type { Bundle } from '../render/bundle.ts';
import { depthName } from '../render/compress.ts';
import type { Written } from '../render/output-file.ts';
import type { PrintOrder } from '../render/printer.ts';
import type { SiteLayout } from '../render/site-layout.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { type BuildState, isWhole, type KnownPage } from './build-state.ts';
import { type Layouts, layoutsOf } from './layout-of.ts';
import {
  contentKey,
  type OutlinedContent,
  outlineContent,
  type Passed,
  passedBoundaries,
  textHashes,
  unchangedPages,
  wholePages,
} from './page-plan.ts';
import type { Places } from './places.ts';
import type { Steps } from './steps.ts';
import { timeOf } from './time-of.ts';

/** What a site is built from, and which of its pages are made. */
export type SitePlan = {
  content: OutlinedContent;
  /** The hash of each page's text, by file. */
  texts: ReadonlyMap<string, string>;
  passed: Passed;
  /** The time that the site is built for (ms since 1970). */
  at: number;
  /** The time from which on everything is checked. */
  now: number;
  bundle: Bundle;
  /** Names everything but its own text that a page is made from. */
  key: string;
  /** Pages that are taken over from the site that stands in `out`. */
  kept: ReadonlyMap<string, KnownPage>;
  /** What was made of all pages and is taken over with them; nothing where one of them is made. */
  gathered: readonly Written[] | undefined;
  /** How pages are printed; nothing where it is known by now that the site can't be built, so that they are only checked. */
  print: PrintOrder | undefined;
};

export type PlanOrder = {
  places: Places;
  siteUrl: string | undefined;
  /** The time that the site is built for, as it was asked for. */
  at: string | number | undefined;
  /** The time from which on everything is checked, where it is another. */
  now: number | undefined;
  /** Gives as those of a site of how many pages its files are compressed. */
  compressedAs: (pages: number) => number;
  checker: Checker;
  /** Names the code that checks and writes pages. */
  code: string;
  state: BuildState | undefined;
  pool: WorkerPool;
  bundling: Promise<Bundle>;
  steps: Steps;
};

/** Reads a content folder, and finds out what of its site is to be made. */
export async function planSite(order: PlanOrder): Promise<SitePlan> {
  const { places, siteUrl, checker, code, state, pool, steps } = order;
  const written = await steps.measure('read', () => readContent(siteRoot(), places.pages, places.publicFolder));
  const pictures = new ContentCache(places.pictureFolder);
  const files = await steps.measure('pictures', () => lookAtOriginals(written, places.pages, pictures));
  const at = timeOf(order.at, files, checker);
  const now = order.now ?? at;
  const texts = textHashes(files);
  const known = unchangedPages(texts, state);
  const content = await steps.measure('parse', () => outlineContent(files, checker, pool, { now, at }, known));
  const bundle = await order.bundling;
  const cache = new ContentCache(places.madeFolder);
  const pages = order.compressedAs(files.pages.length);
  const layouts = await layoutsOf({
    content,
    pages,
    publicFolder: places.publicFolder,
    siteUrl,
    bundle,
    checker,
    code,
    cache,
    steps,
  });
  const key = hashOf(bundle.key, contentKey(content), layoutsKey(layouts), depthName(pages));
  const passed = passedBoundaries(content);
  // What was found in a page is what is wrong from that time on.
  const isSame = state?.layout === key && state.now <= now;
  const kept = isSame ? wholePages(known, passed, places.out) : new Map<string, KnownPage>();
  const isAllKept = isSame && kept.size === files.pages.length && isWhole({ written: state.gathered }, places.out);
  const isFaulty = hasErrors(content.site.diagnostics);
  const { serverFile } = bundle;
  const { next: folder, madeFolder: cacheFolder } = places;
  const print = layouts && !isFaulty ? { ...layouts, serverFile, folder, pages, cacheFolder } : undefined;
  const gathered = isAllKept ? state.gathered : undefined;
  return { content, texts, passed, at, now, bundle, key, kept, gathered, print };
}

/** Names all of the layouts but what the files of the app hold, which the key of the bundle names. */
function layoutsKey(layouts: Layouts | undefined): string {
  const named = (layout: SiteLayout) => ({ ...layout, assets: layout.assets.map(({ path }) => path) });
  const translations = [...(layouts?.translations ?? [])].map(([folder, layout]) => [folder, named(layout)]);
  return JSON.stringify(layouts ? [named(layouts.layout), ...translations] : null);
}
