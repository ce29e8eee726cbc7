import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#builder/base';
import { cacheFolder, filesBelow, temporaryFolder } from '#builder/files';
import { writeManyPages } from './many-pages.ts';
import { buildPeer, type Peer, writePeerContent } from './peers.ts';
import { median, type Run, runScript } from './run.ts';

/**
 * Seconds of one build size: no code bundled either, nothing known, nothing changed, one page changed; checking alone; the steps of
 * the last that knew nothing. `Processor` are seconds of the processor, `MbWritten` is what the built site takes.
 */
export type BuildFigures = {
  pages: number;
  bare: number;
  bareProcessor: number;
  cold: number;
  coldProcessor: number;
  mbWritten: number;
  unchanged: number;
  onePage: number;
  validate: number;
  pagesPerSecondChecked: number;
  peakMb: number;
  steps: string;
  /** Seconds and MB of the peers for the same pages. */
  astro?: number;
  astroProcessor?: number;
  astroMb?: number;
  astroMbWritten?: number;
  eleventy?: number;
  eleventyMb?: number;
};

/**
 * Builds and checks sites of so many pages, and with the tools that stand `beside` it the same pages: `runs` times, in turn, so that what
 * else the machine does falls on all of them alike. Medians. Every build has a folder of its own, and none is deleted before
 * the end: ext4 takes long to make files after it has deleted others. The bundle is there already, as it is whenever no
 * code has changed.
 */
export async function benchBuild(
  sizes: readonly number[],
  beside: readonly string[],
  runs: number,
): Promise<BuildFigures[]> {
  const { folder, remove } = temporaryFolder('bench-');
  try {
    const figures: BuildFigures[] = [];
    for (const size of sizes) figures.push(await benchSize(folder, size, beside, runs));
    return figures;
  } finally {
    remove();
  }
}

async function benchSize(folder: string, size: number, beside: readonly string[], runs: number): Promise<BuildFigures> {
  const pages = writeManyPages(join(projectRoot, 'pages'), folder, size);
  const outOf = (index: number) => join(folder, `dist-${size}-${index}`);
  const build = (index: number) => runScript('build', ['--pages', pages, '--out', outOf(index)]);
  const validate = await runScript('validate', ['--pages', pages]);
  const peers = compared.filter((peer) => beside.includes(peer));
  const cold: Run[] = [await build(0)];
  const ofPeers = new Map<Peer, Run[]>(peers.map((peer) => [peer, []]));
  const content = peers.length > 0 ? writePeerContent(pages, outOf(0)) : '';
  const bare: Run[] = [];
  for (let index = 0; index < runs; index += 1) {
    bare.push(await withoutBundle(() => build(runs + index)));
    if (index > 0) cold.push(await build(index));
    for (const [peer, all] of ofPeers)
      all.push(await buildPeer(peer, content, join(folder, `${peer}-${size}-${index}`)));
  }
  const unchanged = await build(0);
  appendFileSync(join(pages, 'about.yaml'), '# one line more\n');
  const onePage = await build(0);
  const [astro, eleventy] = compared.map((peer) => ofPeers.get(peer));
  return {
    pages: size,
    bare: secondsOf(bare),
    bareProcessor: processorOf(bare),
    cold: secondsOf(cold),
    coldProcessor: processorOf(cold),
    mbWritten: mbOf(outOf(0)),
    unchanged: unchanged.seconds,
    onePage: onePage.seconds,
    validate: validate.seconds,
    pagesPerSecondChecked: size / validate.seconds,
    peakMb: mostMemory(cold),
    ...(astro
      ? {
          astro: secondsOf(astro),
          astroProcessor: processorOf(astro),
          astroMb: mostMemory(astro),
          astroMbWritten: mbOf(join(folder, `astro-${size}-0`)),
        }
      : {}),
    ...(eleventy ? { eleventy: secondsOf(eleventy), eleventyMb: mostMemory(eleventy) } : {}),
    steps: /\(([^)]*)\)\.\s*$/.exec(cold.at(-1)?.output ?? '')?.[1] ?? '',
  };
}

/** The tools that are compared with here: Next takes minutes for thousands of pages. */
const compared = ['astro', 'eleventy'] as const satisfies readonly Peer[];

/** Seconds, the middle of some runs. */
function secondsOf(runs: readonly Run[]): number {
  return median(runs.map(({ seconds }) => seconds));
}

/** Seconds of the processor, the middle of some runs. */
function processorOf(runs: readonly Run[]): number {
  return median(runs.map(({ processor }) => processor));
}

/** Runs something as where no code was bundled before, which is put back afterwards. */
async function withoutBundle(build: () => Promise<Run>): Promise<Run> {
  const kept = cacheFolder('site');
  const aside = temporaryFolder('aside-', dirname(kept));
  const isKept = existsSync(kept);
  if (isKept) renameSync(kept, join(aside.folder, 'before'));
  try {
    return await build();
  } finally {
    if (existsSync(kept)) renameSync(kept, join(aside.folder, 'made'));
    if (isKept) renameSync(join(aside.folder, 'before'), kept);
    aside.remove();
  }
}

/** MB that the files of a folder hold. */
function mbOf(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
}

/** MB, the most of some runs. */
function mostMemory(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ peakMb }) => peakMb));
}
