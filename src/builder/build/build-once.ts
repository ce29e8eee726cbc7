import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boundariesOf, contentDiagnostics } from '#engine';
import { type Diagnostic, hasErrors } from '#kit/model';
import { baseOf } from '../base/below-path.ts';
import { projectOrigin, readEnvironmentFiles } from '../base/environment.ts';
import { ownCode } from '../base/own-code.ts';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { forgetOld } from '../cache/forget-old.ts';
import { overviewOf } from '../files/read-content.ts';
import { writeShares } from '../pictures/share/write-shares.ts';
import { ordersOf, writePictures } from '../pictures/write-pictures.ts';
import { bundleSite } from '../render/bundle.ts';
import { bundleMark } from '../render/kept-bundle.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { LostFileError, readState, takeOverFiles, writeState } from './build-state.ts';
import { codeKey } from './code-key.ts';
import { makePages } from './page-plan.ts';
import { buildPlaces } from './places.ts';
import { planSite } from './plan-site.ts';
import { isTakenOver, knownPages, sharesOf, takeOver, writeGathered, writeOthers } from './publish-site.ts';
import { codeFiles } from './site-files.ts';
import { checkOutFolder, siteMark } from './site-folders.ts';
import { Steps } from './steps.ts';
import { NextSite } from './write-site.ts';

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
  /** Where Git knows the pages, and the tree that they are: those that are built are laid out elsewhere, to be public in a moment. */
  history?: { folder: string; tree: string } | undefined;
  /** `best`: all files are compressed as well as can be, however many pages there are. */
  compress?: 'best' | undefined;
};

/**
 * A site as it was built for a time: how many pages there are, how many of them were taken over from the last build, and the
 * times at which something of it comes or goes.
 */
export type BuiltOnce = {
  diagnostics: Diagnostic[];
  pages: number;
  kept: number;
  isBuilt: boolean;
  /** Whether messages of its forms go to the site's own server, which not every host has. */
  takesMessages: boolean;
  steps: Steps;
  at: number;
  boundaries: readonly number[];
};

/** What no build has used for so many days is not kept any longer. */
const daysKept = 14;

/** Builds the site of one time. What is over before `now` is no mistake any more; without it, before that time. */
export async function buildOnce(options: BuildOptions, now?: number): Promise<BuiltOnce> {
  try {
    return await build(options, { takesOver: true, now });
  } catch (error) {
    if (!(error instanceof LostFileError)) throw error;
    // Somebody has written into the last site while pages were taken over from it: every page is made again.
    return await build(options, { takesOver: false, now });
  }
}

type BuildTurn = { takesOver: boolean; now: number | undefined };

async function build(options: BuildOptions, { takesOver, now }: BuildTurn): Promise<BuiltOnce> {
  const steps = new Steps();
  readEnvironmentFiles(siteRoot());
  const places = buildPlaces(options);
  const { cacheFolder, madeFolder, stateFile, publicFolder } = places;
  checkOutFolder(places);
  const checker = loadChecker(projectRoot);
  const { pages: count, url, isPlain } = overviewOf(places.pages);
  const isBelowPath = baseOf(options.siteUrl ?? url) !== '';
  const variant = isPlain && !isBelowPath && ownCode().blocks === undefined ? 'plain' : 'full';
  const state = takesOver ? readState(stateFile, () => codeKey(projectRoot)) : undefined;
  // Pages are taken over from the last site, where it still stands.
  const known = existsSync(places.out) ? Object.keys(state?.pages ?? {}).length : 0;
  // Its threads load their code while this one does all that comes before the pages.
  const pool = new WorkerPool(projectRoot, checker, count - known);
  const next = new NextSite(places);
  let coding: Promise<unknown> | undefined;
  try {
    const bundling = steps.measure('bundle', () => bundleSite(cacheFolder, variant));
    // A failure is told where the bundle is awaited; until then it must not count as unhandled.
    bundling.then(({ serverFile }) => pool.load(serverFile)).catch(() => undefined);
    const code = state?.code ?? codeKey(projectRoot);
    const compressedAs = (pages: number) => (options.compress === 'best' ? 1 : pages);
    const { siteUrl, at } = options;
    const means = { checker, pool, bundling, steps, compressedAs };
    const plan = await planSite({ ...means, places, siteUrl, at, now, code, state });
    const { content, kept, print } = plan;
    const present = print ? next.open(isTakenOver(plan)) : new Set<string>();
    const making = makePages(content, kept, pool, print);
    // It takes longest to compress, and waits for nothing. A failure is told where it is awaited.
    coding = print && pool.write(codeFiles(print.layout));
    coding?.catch(() => undefined);
    const pages = await making;
    const diagnostics = contentDiagnostics(content.files, content.site, pages);
    const boundaries = boundariesOf(content.files, checker, content.outlines);
    const { at: time } = plan;
    const forms = [...content.site.context.forms.values()];
    const takesMessages = forms.some(({ send }) => send === 'function') && projectOrigin() === undefined;
    const pageCount = content.files.pages.length;
    const result = { diagnostics, pages: pageCount, kept: kept.size, takesMessages, steps, at: time, boundaries };
    if (hasErrors(diagnostics) || !print) return { ...result, isBuilt: false };
    const references = [...content.site.references, ...pages.map((page) => page.references)];
    const { folder: shown } = content.files;
    const site = { ...places, next: join(places.next, print.layout.base ?? '') };
    const damaged = await steps.measure('pictures', () =>
      writePictures(ordersOf(references), { ...site, shown }, new ContentCache(places.pictureFolder)),
    );
    if (damaged.length > 0) return { ...result, diagnostics: [...diagnostics, ...damaged], isBuilt: false };
    await steps.measure('pictures', () =>
      writeShares(sharesOf(pages, print), site, new ContentCache(places.pictureFolder)),
    );
    const history = options.history ?? { folder: places.pages };
    const order = { ...plan, layouts: print, publicFolder, history, pool };
    await writeOthers({ ...order, pages });
    const takenOver = await steps.measure('write', () => takeOver(kept, places, present));
    const gathered = plan.gathered
      ? takeOverFiles(plan.gathered, { ...places, present })
      : await writeGathered({ ...order, pages }, places.next);
    await coding;
    steps.addAll(await pool.end());
    next.publish();
    const known = knownPages(plan, pages, takenOver);
    writeState(stateFile, { code, now: plan.now, layout: plan.key, pages: known, gathered });
    for (const folder of [cacheFolder, madeFolder, places.pictureFolder])
      forgetOld(folder, daysKept, [siteMark, bundleMark]);
    return { ...result, isBuilt: true };
  } finally {
    await coding?.catch(() => undefined);
    await pool.close();
    next.discard();
  }
}
