import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { bare, pathsOfAllBlocks, sitemapPaths, wordsOf } from '../support/routes.ts';
import { hydrate, test } from '../support/visitor.ts';

describe.each([...someOf(await sitemapPaths(), await pathsOfAllBlocks())])('%s', (path) => {
  test('shows everything without a script', async ({ visitor }) => {
    const page = await visitor.open(path, { javaScriptEnabled: false });
    for (const answer of await page.locator('main details').all())
      await answer.evaluate((element: HTMLDetailsElement) => {
        element.removeAttribute('name');
        element.open = true;
      });
    const words = await wordsOf(path);
    expect(words.length).toBeGreaterThan(5);
    const missing = async () => {
      const shown = bare(await page.locator('main').evaluate(whatIsTold));
      return words.filter((text) => !shown.includes(bare(text)));
    };
    // An answer takes a moment to open.
    await expect.poll(missing).toEqual([]);
  });

  test('comes to life as it was, without a word on the console', async ({ visitor }) => {
    const page = await visitor.open(path);
    const before = await page.locator('body').innerText();
    await hydrate(page);
    expect(await page.locator('body').innerText()).toBe(before);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

/** What is seen, and what is only told: names of regions and of drawings. Runs in the page. */
function whatIsTold(main: HTMLElement | SVGElement): string {
  const told = [...main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  return [main instanceof HTMLElement ? main.innerText : '', ...told].join('\n');
}
