import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test, type Visitor } from '../support/visitor.ts';

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

test('a figure stands on one line, and where it comes from close below it', async ({ visitor }) => {
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

test('a quote has no short last line, and the time that an article takes is not torn apart', async ({ visitor }) => {
  await inEachWidth(visitor, '/case-studies', async (page, where) => {
    for (const lines of await linesOf(page, 'main blockquote'))
      expect(lines.at(-1), `${where}: ${lines}`).toBeGreaterThan(0.6 * Math.max(...lines));
  });
  await inEachWidth(visitor, '/news', async (page, where) => {
    for (const lines of await linesOf(page, 'main article > p > :not(.category)')) expect(lines, where).toHaveLength(1);
  });
});
