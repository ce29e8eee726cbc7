import { expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { bare, pathsOfAllBlocks, sitemapPaths, wordsOf } from '../support/routes.ts';
import { laidOut, test } from '../support/visitor.ts';

test('each page shows everything without a script', async ({ visitor }) => {
  const page = await visitor.newPage({ javaScriptEnabled: false });
  for (const path of someOf(await sitemapPaths(), await pathsOfAllBlocks())) {
    await page.goto(path);
    await laidOut(page);
    for (const answer of await page.locator('main details').all())
      await answer.evaluate((element: HTMLDetailsElement) => {
        element.removeAttribute('name');
        element.open = true;
      });
    const words = await wordsOf(path);
    expect(words.length, path).toBeGreaterThan(5);
    const missing = async () => {
      const shown = bare(await page.locator('main').evaluate(whatIsTold));
      return words.filter((text) => !shown.includes(bare(text)));
    };
    // An answer takes a moment to open.
    await expect.poll(missing, { message: path }).toEqual([]);
  }
});

/** What is seen, and what is only told: names of regions and of drawings. Runs in the page. */
function whatIsTold(main: HTMLElement | SVGElement): string {
  const told = [...main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  return [main instanceof HTMLElement ? main.innerText : '', ...told].join('\n');
}
