import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 120);
const out = join(folder, 'dist');

/** What so many pages are worth, with the thread that hands them out. */
const allThreads = Math.min(availableParallelism() - 1, 1);

let started = 0;
const note = () => {
  started += 1;
};

// What bundles the code, where that has changed, has a thread too.
beforeAll(() => buildSite({ pages, out: join(folder, 'first') }));
beforeEach(() => {
  started = 0;
  process.on('worker', note);
});
afterEach(() => process.off('worker', note));
afterAll(() => removeFolder(folder));

/** Builds the site, and returns how many threads have helped and how many pages were taken over. */
async function build(): Promise<{ threads: number; kept: number }> {
  const { isBuilt, kept } = await buildSite({ pages, out });
  expect(isBuilt).toBe(true);
  return { threads: started, kept };
}

it('all cores work on many pages that nothing is known of', async () => {
  expect(await build()).toEqual({ threads: allThreads, kept: 0 });
});

it('this thread alone takes pages over', async () => {
  appendFileSync(join(pages, 'page-7.yaml'), '# one line more\n');
  const { threads, kept } = await build();
  expect(threads).toBe(0);
  expect(kept).toBeGreaterThan(100);
});

it('all cores work on pages that are known, where the built site was deleted', async () => {
  removeFolder(out);
  expect(await build()).toEqual({ threads: allThreads, kept: 0 });
});

it('all cores work on pages that are known, where something has changed that all of them show', async () => {
  appendFileSync(join(pages, '_site.yaml'), '# one line more\n');
  expect(await build()).toEqual({ threads: allThreads, kept: 0 });
});
