import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { writeManyPages } from './many-pages.ts';
import { median, runScript } from './run.ts';

/** How long `npm run validate` takes for so many pages of 8 kB, from its start to its end. */
export type CheckFigures = {
  pages: number;
  seconds: number;
  pagesPerSecond: number;
  /** What the YAML library takes to parse one such page, in the same minutes: the measure of how fast the machine is just now. */
  libraryMsPerPage: number;
};

/** Sections are added to a page until it is longer than this; then the mean is 8 kB. */
const bytes = 7_700;

/** Checks sites of so many pages of 8 kB, `runs` times each, in turn with the YAML library's parsing. */
export async function benchCheck(sizes: readonly number[], runs: number): Promise<CheckFigures[]> {
  const { folder, remove } = temporaryFolder('bench-');
  try {
    const figures: CheckFigures[] = [];
    for (const size of sizes) {
      const pages = writeManyPages(join(projectRoot, 'pages'), folder, size, bytes);
      const times: number[] = [];
      const parses: number[] = [];
      for (let index = 0; index < runs; index += 1) {
        times.push((await runScript('validate', ['--pages', pages])).seconds);
        parses.push(parseAsLibrary(pages));
      }
      const seconds = median(times);
      figures.push({ pages: size, seconds, pagesPerSecond: size / seconds, libraryMsPerPage: median(parses) });
    }
    return figures;
  } finally {
    remove();
  }
}

/** The middle time in ms in which the library parses a copied page, once it is warm. */
function parseAsLibrary(folder: string): number {
  const texts = readdirSync(folder)
    .filter((name) => name.startsWith('page-'))
    .slice(0, 150)
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const times = texts.map((text) => {
    const started = performance.now();
    parseDocument(text);
    return performance.now() - started;
  });
  return median(times.slice(50));
}
