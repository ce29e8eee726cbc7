// Renders React as it is built.
import { expect, it } from 'vitest';
import { renderDocument, structuredData } from '#builder/render';
import type { Page } from '#kit/model';
import { createRenderer, createSheet } from '#kit/server';
import { sampleSite } from '../support/compiled.ts';

const attack = `"'></script></style><script>alert(1)</script><img src=x onerror=alert(1)>{{1}}\${1}<!--`;
const sample = sampleSite();
const renderer = createRenderer(sample.site, createSheet());
const facts = {
  site: sample.site,
  origin: 'https://example.org',
  organizationDescription: attack,
  email: attack,
  profiles: [],
};

/** The names of all fields that hold text somewhere in some data. */
function textFields(value: unknown, field = ''): Set<string> {
  if (typeof value === 'string') return new Set([field]);
  if (typeof value !== 'object' || value === null) return new Set();
  const inner = Object.entries(value).map(([key, part]) => textFields(part, Array.isArray(value) ? field : key));
  return new Set(inner.flatMap((fields) => [...fields]));
}

/** A copy of some data in which the attack, or another text, follows every text of one field. */
function attacked(value: unknown, attackedField: string, added = attack, field = ''): unknown {
  if (typeof value === 'string') return field === attackedField ? value + added : value;
  if (Array.isArray(value)) return value.map((part) => attacked(part, attackedField, added, field));
  if (typeof value !== 'object' || value === null) return value;
  const copied = Object.entries(value).map(([key, part]) => [key, attacked(part, attackedField, added, key)]);
  return Object.fromEntries(copied);
}

function documentOf(page: Page): string {
  const { path, title, description } = page;
  const layout = {
    site: sample.site,
    direction: '',
    origin: attack,
    app: '/a.js',
    font: '/f.js',
    siteData: '/s.json',
    build: 'b',
    sheets: [],
    boot: '',
    live: {},
  };
  return renderDocument(layout, {
    path,
    title,
    description,
    html: renderer.render({ page }),
    structuredData: structuredData(page, facts),
  });
}

it('text is never HTML, in whatever field of whatever block it stands', { timeout: 120_000 }, () => {
  let shown = 0;
  for (const page of sample.pages)
    for (const field of textFields(page)) {
      let html: string;
      try {
        html = documentOf(attacked(page, field) as Page);
      } catch {
        // The name of a block, of an icon, of an operator: no page with such a name is ever built.
        continue;
      }
      if (html.includes('alert(1)')) shown += 1;
      expect(html, field).not.toMatch(/<script>alert|<img src=x|"'><\//);
    }
  expect(shown).toBeGreaterThan(200);
});

it('no text takes the place of the head or the foot, which are rendered once for many pages', () => {
  // Of several languages, each page has a head of its own.
  const { languages: _, ...site } = sample.site;
  const mark = '<shared-part id="foot">mine</shared-part>';
  const [first, ...others] = sample.pages.map(({ path, ...page }, index) => ({
    ...page,
    path: index % 2 === 0 ? path : (site.navigation.find(({ link }) => link)?.link?.href ?? path),
    title: mark,
    sections: page.sections.map((section) => attacked(section, 'heading', mark)) as Page['sections'],
  }));
  const shared = createRenderer(site, createSheet());
  if (first) shared.render({ page: first });
  const alone = (page: Page) => createRenderer(site, createSheet()).render({ page });
  const few = others.slice(0, 4);
  expect(few.map((page) => shared.render({ page }))).toEqual(few.map(alone));
});
