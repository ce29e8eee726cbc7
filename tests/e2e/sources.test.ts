import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { specification } from '../specification/folders.ts';
import { sitemapPaths } from '../support/routes.ts';
import { test } from '../support/visitor.ts';

const read = (name: string): unknown => parse(readFileSync(join(specification.pages, name), 'utf8'));
const facts = read('_facts.yaml') as Record<string, { value: string; source: string }>;
const { sources } = read('_site.yaml') as { sources: Record<string, { name: string }> };

/** What is said of where a fact comes from: the name of the entry that it leads to, or its own words. */
const wordsOf = (source: string) => sources[source]?.name ?? source;

/** What sets figures large, wherever it stands. */
const figures = '.value, .figure, [data-block="bar-chart"] strong';

test('where a large figure comes from can be read beside it, in the words of its entry', async ({ visitor }) => {
  let checked = 0;
  const page = await visitor.newPage({ javaScriptEnabled: false });
  for (const path of await sitemapPaths()) {
    await page.goto(path);
    const shown = await page.locator('main section').evaluateAll(
      (sections, selector) =>
        sections.flatMap((section) =>
          [...section.querySelectorAll(selector)]
            .filter((figure) => figure.closest('section') === section)
            .map((figure) => ({
              figure: figure.textContent ?? '',
              line: [...section.querySelectorAll('p')].find((each) => each.textContent?.startsWith('Source: '))
                ?.textContent,
            })),
        ),
      figures,
    );
    for (const { figure, line } of shown) {
      // Where two facts have one value, either may be meant.
      const meant = Object.values(facts).filter(({ value }) => figure.includes(value));
      if (meant.length === 0) continue;
      checked += 1;
      expect(
        meant.some(({ source }) => line?.includes(wordsOf(source))),
        `${path}: ${figure}, ${line}`,
      ).toBe(true);
    }
  }
  expect(checked).toBeGreaterThan(50);
});
