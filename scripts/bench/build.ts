import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { writeManyPages } from './many-pages.ts';
import { buildPeer, type Peer, writePeerContent } from './peers.ts';
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
 * Builds and checks sites of so many pages, and with the tools that stand `beside` it the same pages. The bundle is there already, as it is
 * whenever no code has changed.
 */
export async function benchBuild(sizes: readonly number[], beside: readonly string[]): Promise<BuildFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const figures: BuildFigures[] = [];
    for (const size of sizes) figures.push(await benchSize(folder, size, beside));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSize(folder: string, size: number, beside: readonly string[]): Promise<BuildFigures> {
  const pages = writeManyPages(join(projectRoot, 'pages'), folder, size);
  const build = () => runScript('build', ['--pages', pages, '--out', join(folder, `dist-${size}`)]);
  const validate = await runScript('validate', ['--pages', pages]);
  const cold = await build();
  const unchanged = await build();
  appendFileSync(join(pages, 'about.yaml'), '# one line more\n');
  const onePage = await build();
  const ofPeers = await buildPeers(beside, pages, join(folder, `dist-${size}`), folder);
  return {
    pages: size,
    cold: cold.seconds,
    unchanged: unchanged.seconds,
    onePage: onePage.seconds,
    validate: validate.seconds,
    pagesPerSecondChecked: size / validate.seconds,
    peakMb: cold.peakMb,
    ...ofPeers,
    steps: /\(([^)]*)\)\.\s*$/.exec(cold.output)?.[1] ?? '',
  };
}

/** The tools that are compared with here: Next takes minutes for thousands of pages. */
const compared = ['astro', 'eleventy'] as const satisfies readonly Peer[];

/** The figures of those peers that are named. */
async function buildPeers(
  beside: readonly string[],
  pages: string,
  built: string,
  folder: string,
): Promise<Partial<BuildFigures>> {
  const wanted = compared.filter((peer) => beside.includes(peer));
  if (wanted.length === 0) return {};
  const content = writePeerContent(pages, built);
  const figures: Partial<BuildFigures> = {};
  for (const peer of wanted) {
    const { seconds, peakMb } = await buildPeer(peer, content, join(folder, peer));
    Object.assign(figures, { [peer]: seconds, [`${peer}Mb`]: peakMb });
  }
  return figures;
}
