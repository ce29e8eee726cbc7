import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { laidOut, test, type Visitor } from '../support/visitor.ts';
import { lineFaults, setTextSize } from './support/lines.ts';

/** The widths of the lines of each element that `selector` finds, in pixels. */
function linesOf(page: Page, selector: string): Promise<number[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const widths = new Map<number, number>();
      for (const { bottom, width } of text.getClientRects())
        widths.set(Math.round(bottom / 8), (widths.get(Math.round(bottom / 8)) ?? 0) + width);
      return [...widths.values()];
    }),
  );
}

const widths = [390, 768, 1280];

/** Opens a page and looks at it in every width. */
async function inEachWidth(visitor: Visitor, path: string, look: (page: Page, where: string) => Promise<void>) {
  const page = await visitor.open(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${path}, ${width} px`);
  }
}

test.runIf(isThorough)('a figure stands on one line, and where it comes from close below it', async ({ visitor }) => {
  for (const path of ['/case-studies', '/providers', '/solutions'])
    await inEachWidth(visitor, path, async (page, where) => {
      const broken = await page
        .locator('main dd.value')
        .evaluateAll((values) =>
          values
            .filter((value) => value.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(value).fontSize))
            .map((value) => value.textContent),
        );
      expect(broken, where).toEqual([]);
      const gaps = await page
        .locator('main dl:has(> div > .value) + p')
        .evaluateAll((sources) =>
          sources.map(
            (source) =>
              source.getBoundingClientRect().top - (source.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          ),
        );
      expect(gaps.length, where).toBeGreaterThan(0);
      expect(Math.max(...gaps), where).toBeLessThanOrEqual(24);
    });
});

test.runIf(isThorough)(
  'a quote has no short last line, and the time that an article takes is not torn apart',
  async ({ visitor }) => {
    await inEachWidth(visitor, '/case-studies', async (page, where) => {
      for (const lines of await linesOf(page, 'main blockquote'))
        expect(lines.at(-1), `${where}: ${lines}`).toBeGreaterThan(0.6 * Math.max(...lines));
    });
    await inEachWidth(visitor, '/news', async (page, where) => {
      for (const lines of await linesOf(page, 'main article > p > :not(.category)'))
        expect(lines, where).toHaveLength(1);
    });
  },
);

const none = { sideways: [], long: [], broken: [] };

describe.each([16, 32])('letters of %i pixels, as the visitor has set them in the browser', (size) => {
  test.for(someOf([390, 768, 1280, 1920], size === 16 ? [768] : [390]))(
    'fit %i pixels: no page goes sideways, no line is too long, none breaks badly',
    async (width, { visitor }) => {
      const page = await visitor.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await setTextSize(page, size);
      for (const path of someOf(await sitemapPaths(), await pathsOfAllBlocks())) {
        await page.goto(path);
        await laidOut(page);
        const rem = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(rem).toBe(`${size}px`);
        expect(await lineFaults(page), path).toEqual(none);
      }
    },
  );
});

test('what is wrong with lines is found', async ({ visitor }) => {
  const page = await visitor.newPage({ viewport: { width: 390, height: 900 } });
  const words = 'A line of so many small letters that no eye finds its way back to where the next begins. ';
  await page.setContent(`<main style="font: 16px/1.5 monospace">
    <p style="width: 900px">${words}</p>
    <p style="width: 9ch">about 100 ms</p>
    <p style="width: 7ch">up to 10-12</p>
    <p style="width: 5ch; overflow-wrap: anywhere">Relaywell</p>
    <h2 style="width: 14ch">A heading with a u</h2></main>`);
  const { sideways, long, broken } = await lineFaults(page);
  expect(long.join()).toContain('A line of so many');
  expect(sideways.join()).toContain('the page, ');
  expect(broken.join()).toMatch(/100 \| ms.*torn word Relaywell.*lonely end/s);
});
