import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/visitor.ts';

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

describe.each([390, 768, 1280])('at %d px', (width) => {
  const viewport = { width, height: 900 };

  test('a figure stands on one line, and where it comes from close below it', async ({ visitor }) => {
    for (const path of ['/case-studies', '/providers', '/solutions']) {
      const page = await visitor.open(path, { viewport });
      const broken = await page
        .locator('main dd.value')
        .evaluateAll((values) =>
          values
            .filter((value) => value.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(value).fontSize))
            .map((value) => value.textContent),
        );
      expect(broken, path).toEqual([]);
      const gaps = await page
        .locator('main dl:has(> div > .value) + p')
        .evaluateAll((sources) =>
          sources.map(
            (source) =>
              source.getBoundingClientRect().top - (source.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          ),
        );
      expect(gaps.length, path).toBeGreaterThan(0);
      expect(Math.max(...gaps), path).toBeLessThanOrEqual(24);
      await page.context().close();
    }
  });

  test('a quote has no short last line, and the time that an article takes is not torn apart', async ({ visitor }) => {
    const stories = await visitor.open('/case-studies', { viewport });
    for (const lines of await linesOf(stories, 'main blockquote'))
      expect(lines.at(-1), `${lines}`).toBeGreaterThan(0.6 * Math.max(...lines));
    const news = await visitor.open('/news', { viewport });
    for (const lines of await linesOf(news, 'main article > p > :not(.category)')) expect(lines).toHaveLength(1);
  });
});
