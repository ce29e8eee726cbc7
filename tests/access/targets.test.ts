import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { test } from '../support/visitor.ts';

/** The least height of a target, in pixels (WCAG 2.5.8, which lets links in running text be lower: fingers miss them there, too). */
const least = 24;

const paths = someOf(await sitemapPaths(), [...new Set([...(await pathsOfAllBlocks()), '/contact', '/about'])]);

describe.each([390, 1280])('at %d pixels', (width) => {
  test.for(paths)(
    'every link of %s is high enough for a finger, in running text and in lists too',
    async (path, { visitor }) => {
      const page = await visitor.open(path, { viewport: { width, height: 844 } });
      const links = await page.locator('a').evaluateAll((all) =>
        all
          .filter((link) => link.checkVisibility())
          .map((link) => ({
            words: link.textContent,
            height: Math.min(...[...link.getClientRects()].map((line) => line.height)),
          })),
      );
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter(({ height }) => height < least)).toEqual([]);
    },
  );
});
