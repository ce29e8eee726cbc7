import { expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { test } from '../support/visitor.ts';

/** The least height of a target, in pixels (WCAG 2.5.8, which lets links in running text be lower: fingers miss them there, too). */
const least = 24;

const paths = someOf(await sitemapPaths(), [...new Set([...(await pathsOfAllBlocks()), '/contact', '/about'])]);

test.for(paths)(
  'every link of %s is high enough for a finger, in running text and in lists too, on a phone and on a desk',
  async (path, { visitor }) => {
    const page = await visitor.open(path, { viewport: { width: 390, height: 844 } });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const links = await page.locator('a').evaluateAll((all) =>
        all
          .filter((link) => link.checkVisibility())
          .map((link) => ({
            words: link.textContent,
            height: Math.min(...[...link.getClientRects()].map((line) => line.height)),
          })),
      );
      expect(links.length, `${width} px`).toBeGreaterThan(10);
      expect(
        links.filter(({ height }) => height < least),
        `${width} px`,
      ).toEqual([]);
    }
  },
);
