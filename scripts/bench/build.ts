import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { writeManyPages } from './many-pages.ts';
import { buildPeer, writePeerContent } from './peers.ts';
import { runScript } from './run.ts';

/** Seconds of one build size: nothing known, nothing changed, one page changed; checking alone; the steps of the first. */
export type BuildFigures = {
  pages: number;
  cold: number;
  unchanged: number;
  onePage: number;
  validate: number;
  pagesPerSecondChecked: number;
  peakMb: number;
  steps: string;
  /** Seconds and MB of the peers for the same pages. */
  astro?: number;
  astroMb?: number;
  eleventy?: number;
  eleventyMb?: number;
};

/**
 * Builds and checks sites of so many pages, and with other tools the same pages. The bundle is there already, as it is
 * whenever no code has changed.
 */
export async function benchBuild(sizes: readonly number[], withPeers: boolean): Promise<BuildFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const figures: BuildFigures[] = [];
    for (const size of sizes) figures.push(await benchSize(folder, size, withPeers));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSize(folder: string, size: number, withPeers: boolean): Promise<BuildFigures> {
  const pages = writeManyPages(join(projectRoot, 'pages'), folder, size);
  const build = () => runScript('build', ['--pages', pages, '--out', join(folder, `dist-${size}`)]);
  const validate = await runScript('validate', ['--pages', pages]);
  const cold = await build();
  const unchanged = await build();
  appendFileSync(join(pages, 'about.yaml'), '# one line more\n');
  const onePage = await build();
  const compared = withPeers ? await buildPeers(pages, join(folder, `dist-${size}`), folder) : {};
  return {
    pages: size,
    cold: cold.seconds,
    unchanged: unchanged.seconds,
    onePage: onePage.seconds,
    validate: validate.seconds,
    pagesPerSecondChecked: size / validate.seconds,
    peakMb: cold.peakMb,
    ...compared,
    steps: /\(([^)]*)\)\.\s*$/.exec(cold.output)?.[1] ?? '',
  };
}

async function buildPeers(pages: string, built: string, folder: string): Promise<Partial<BuildFigures>> {
  const content = writePeerContent(pages, built);
  const astro = await buildPeer('astro', content, join(folder, 'astro'));
  const eleventy = await buildPeer('eleventy', content, join(folder, 'eleventy'));
  return { astro: astro.seconds, astroMb: astro.peakMb, eleventy: eleventy.seconds, eleventyMb: eleventy.peakMb };
}
