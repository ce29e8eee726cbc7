import { join, resolve } from 'node:path';
import { contentDiagnostics } from '../../src/content/4-compile/compile-content.ts';
import { boundariesOf } from '../../src/content/4-compile/time/boundaries.ts';
import { type Diagnostic, hasErrors } from '../../src/model/diagnostic.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { forgetOld } from '../cache/forget-old.ts';
import { hashOf } from '../cache/hash.ts';
import { countPages, readContent } from '../files/read-content.ts';
import { readEnvironmentFiles } from '../hosting/environment.ts';
import { projectRoot } from '../project-root.ts';
import { bundleSite } from '../render/bundle.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { type KnownPage, LostFileError, readState, writeState } from './build-state.ts';
import { codeKey } from './code-key.ts';
import { writeComing } from './coming/write-coming.ts';
import { frameOf } from './frame-of.ts';
import {
  checkPages,
  contentKey,
  outlineContent,
  passedBoundaries,
  textHashes,
  unchangedPages,
  wholePages,
} from './page-plan.ts';
import { publishSite } from './publish-site.ts';
import { Steps } from './steps.ts';
import { timeOf } from './time-of.ts';

export type BuildOptions = {
  /** The content folder and the output folder. */
  pages: string;
  out: string;
  /** The folder of the files that are served as they are; the project's own, where none is named. */
  publicFolder?: string | undefined;
  /** The public address, where it is not the one of _site.yaml. */
  siteUrl?: string | undefined;
  /** The time that the site is built for, as pages write days and times, or in ms since 1970; now, where none is given. */
  at?: string | number | undefined;
};

/**
 * `pages` is how many there are, `kept` how many of them were taken over from the last build, `coming` at how many times of the
 * next 90 days something changes.
 */
export type BuildResult = {
  diagnostics: Diagnostic[];
  pages: number;
  kept: number;
  coming: number;
  isBuilt: boolean;
  steps: Steps;
};

const cacheFolder = join(projectRoot, 'node_modules/.cache/site');
/** What no build has used for so many days is not kept any longer. */
const daysKept = 14;

/**
 * Validates a content folder and builds it into a static site. With an error in any page nothing is written, and
 * whatever was built before stays whole. A page is taken over from the last build where neither its text nor anything
 * else that it was made from has changed, and its files still stand as they were written.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { at, boundaries, ...result } = await buildOnce(options);
  if (!result.isBuilt) return { ...result, coming: 0 };
  const out = resolve(options.out);
  const coming = await result.steps.measure('coming days', () =>
    writeComing({
      out,
      at,
      boundaries,
      workFolder: join(cacheFolder, `coming-${hashOf(out, resolve(options.pages))}`),
      build: async (folder, time) => (await buildOnce({ ...options, out: folder, at: time }, at)).isBuilt,
    }),
  );
  return { ...result, coming };
}

/** A site as it was built for a time, and the times at which something of it comes or goes. */
type BuiltOnce = Omit<BuildResult, 'coming'> & { at: number; boundaries: readonly number[] };

/** Builds the site of one time. What is over before `now` is no mistake any more; without it, before that time. */
async function buildOnce(options: BuildOptions, now?: number): Promise<BuiltOnce> {
  try {
    return await build(options, { takesOver: true, now });
  } catch (error) {
    if (!(error instanceof LostFileError)) throw error;
    // Somebody has written into the last site while pages were taken over from it: every page is made anew.
    return await build(options, { takesOver: false, now });
  }
}

async function build(
  { pages: folder, publicFolder: givenPublic, out: outFolder, siteUrl, at: givenAt }: BuildOptions,
  { takesOver, now: givenNow }: { takesOver: boolean; now: number | undefined },
): Promise<BuiltOnce> {
  const steps = new Steps();
  readEnvironmentFiles(projectRoot);
  const bundling = steps.measure('bundle', () => bundleSite(cacheFolder));
  // A failure is told where the bundle is awaited; until then it must not count as unhandled.
  bundling.catch(() => undefined);
  const out = resolve(outFolder);
  const publicFolder = givenPublic === undefined ? join(projectRoot, 'public') : resolve(givenPublic);
  const code = codeKey(projectRoot);
  const place = hashOf(out, resolve(folder));
  const stateFile = join(cacheFolder, `state-${place}.json`);
  const spareFolder = join(cacheFolder, `spare-${place}`);
  const checker = loadChecker(projectRoot);
  const state = takesOver ? readState(stateFile, code) : undefined;
  // Its threads load their code while this one reads.
  const pool = new WorkerPool(projectRoot, checker, countPages(folder) - Object.keys(state?.pages ?? {}).length);
  try {
    const files = await steps.measure('read', () => readContent(process.cwd(), resolve(folder), publicFolder));
    const at = timeOf(givenAt, files, checker);
    const now = givenNow ?? at;
    const texts = textHashes(files);
    const known = unchangedPages(texts, state);
    const content = await steps.measure('parse', () => outlineContent(files, checker, pool, { now, at }, known));
    const cache = new ContentCache(join(cacheFolder, 'made'));
    const bundle = await bundling;
    const frame = await frameOf({ content, siteUrl, bundle, checker, code, cache, steps });
    const frameKey = hashOf(bundle.key, contentKey(content), JSON.stringify(frame ?? null));
    const passed = passedBoundaries(content);
    // What was found in a page is what is wrong from that time on.
    const isSame = state?.frame === frameKey && state.now <= now;
    const kept = isSame ? wholePages(known, passed, out) : new Map<string, KnownPage>();
    const checked = await steps.measure('check', () => checkPages(content, kept, pool));
    const diagnostics = contentDiagnostics(files, content.site, checked);
    const boundaries = boundariesOf(files, checker, content.outlines);
    const result = { diagnostics, pages: files.pages.length, kept: kept.size, steps, at, boundaries };
    if (hasErrors(diagnostics) || !frame) return { ...result, isBuilt: false };
    const order = {
      content,
      texts,
      passed,
      checked,
      kept,
      frame,
      bundle,
      out,
      publicFolder,
      spareFolder,
      cache,
      pool,
      steps,
    };
    writeState(stateFile, { code, now, frame: frameKey, pages: await publishSite(order) });
    for (const kept of [cacheFolder, join(cacheFolder, 'made')]) forgetOld(kept, daysKept);
    return { ...result, isBuilt: true };
  } finally {
    await pool.close();
  }
}
