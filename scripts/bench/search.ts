import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { launchChromium } from '#builder/render';
import type { SearchIndex, SearchShard } from '#kit/model';
import { writeManyPages } from './many-pages.ts';
import { median, runScript } from './run.ts';
import { served } from './serve.ts';

/**
 * A site of so many pages: seconds of the processor of a build without and with a search, and how long (ms) a visitor waits from a
 * word until the first page that says it is shown: the median and the longest of words all over the alphabet, each for a visitor who has
 * searched for nothing before.
 */
type SearchFigures = Record<'pages' | 'build' | 'buildWithSearch' | 'share' | 'firstResult' | 'longest', number>;

const words = 20;

export async function benchSearch(size: number, runs: number): Promise<SearchFigures> {
  const { folder, remove } = temporaryFolder('bench-search-');
  const browser = await launchChromium();
  try {
    const [plain, searched] = ['plain', 'searched'].map((name) =>
      writeManyPages(join(projectRoot, 'pages'), join(folder, name), size),
    );
    if (plain === undefined || searched === undefined) throw new Error('There are no pages.');
    appendFileSync(join(searched, '_site.yaml'), '\nsearch: true\n');
    const times: Record<'plain' | 'searched', number[]> = { plain: [], searched: [] };
    let out = '';
    for (let run = 0; run <= runs; run += 1) {
      out = join(folder, `searched-${run}`);
      const one = await runScript('build', ['--pages', plain, '--out', join(folder, `plain-${run}`)]);
      const other = await runScript('build', ['--pages', searched, '--out', out]);
      // The first of each bundles its code.
      if (run > 0) times.plain.push(one.processor);
      if (run > 0) times.searched.push(other.processor);
    }
    const [build, buildWithSearch] = [median(times.plain), median(times.searched)];
    const waits = await served(out, (url) => searches(browser, url));
    return {
      pages: size,
      build,
      buildWithSearch,
      share: (buildWithSearch - build) / buildWithSearch,
      firstResult: median(waits),
      longest: Math.max(...waits),
    };
  } finally {
    await browser.close();
    remove();
  }
}

/** How long visitors wait who each search for one word of the index. */
async function searches(browser: Browser, url: string): Promise<number[]> {
  // As the build has written it.
  const index = (await (await fetch(`${url}/search.json`)).json()) as SearchIndex;
  const waits: number[] = [];
  for (let at = 0; at < words; at += 1) {
    const [, address = ''] = index.shards[Math.floor((at * index.shards.length) / words)] ?? [];
    // As the build has written it.
    const shard = (await (await fetch(url + address)).json()) as SearchShard;
    const all = Object.keys(shard);
    waits.push(await waited(browser, url, all[Math.floor(all.length / 2)] ?? ''));
  }
  return waits;
}

async function waited(browser: Browser, url: string, word: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/search`, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox').last();
    await field.focus();
    await page.waitForLoadState('networkidle');
    // What is waited for is there before the word is.
    const shown = await page.evaluateHandle(() => {
      let began = 0;
      addEventListener('input', () => (began = performance.now()), { capture: true, once: true });
      const wait = new Promise<number>((fulfil) => {
        setInterval(() => {
          if (began > 0 && document.querySelector('main ol h2 a')) fulfil(performance.now() - began);
        }, 4);
      });
      return { wait };
    });
    await page.keyboard.insertText(word);
    return await shown.evaluate(({ wait }) => wait);
  } finally {
    await context.close();
  }
}
