// Renders React as it is built.
// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collectRules, isSheetOfSite, neededSheets, type Rule, sheetsOf, siteRulesOf } from '#builder/render';
import * as server from '#kit/server';
import { asTyped } from '../../scripts/acceptance/as-typed.ts';
import { specification } from '../specification/folders.ts';
import { frozenContent, sampleSite } from '../support/compiled.ts';
import { htmlProblems } from './checks/html.ts';

const content = frozenContent();
const pages = content.pages.flatMap(({ page, source }) => (page ? [{ ...page, file: source.file }] : []));
const sheet = server.createSheet();
const renderer = server.createRenderer(content.context.site, sheet);
const documents = new Map(
  pages.map((page) => [page.path, new DOMParser().parseFromString(renderer.render({ page }), 'text/html')]),
);

/** The words of the page at `path`, without those of the shell. */
function textOf(path: string): string {
  return documents.get(path)?.querySelector('main')?.textContent ?? '';
}

it('the routes are those of the specification', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [
      '/',
      '/about',
      '/solutions',
      '/relaywell-health-hub',
      '/who-we-serve',
      '/identity-resolution',
      '/eligibility-coverage',
      '/prior-authorization',
      '/real-time-claims',
      '/governance',
      '/team',
      '/case-studies',
      '/patient-experience',
      '/providers',
      '/payers',
      '/policymakers',
      '/employers',
      '/faq',
      '/news',
      '/contact',
    ].sort(),
  );
});

describe.each(pages)('$path', (page) => {
  it('has a title and a description of a length that search results show', () => {
    expect(page.title.length).toBeGreaterThanOrEqual(10);
    expect(page.title.length).toBeLessThanOrEqual(65);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('is sound HTML with one main heading', () => {
    expect(htmlProblems(renderer.render({ page }))).toEqual([]);
    expect(documents.get(page.path)?.querySelectorAll('h1')).toHaveLength(1);
  });
});

it('no two pages share a title, a description or a main heading', () => {
  for (const words of [
    pages.map(({ title }) => title),
    pages.map(({ description }) => description),
    [...documents.values()].map((page) => page.querySelector('h1')?.textContent),
  ])
    expect(new Set(words).size).toBe(pages.length);
});

it('no page needs a rule that the examples of the blocks have not put into the sheet', () => {
  const named = ({ css, sheet: number }: Rule) => `${number} ${css}`;
  const rules = new Set(collectRules(sampleSite(), server).map(named));
  expect(siteRulesOf(sheet).filter((rule) => !rules.has(named(rule)))).toEqual([]);
});

describe('the style sheets', () => {
  const rules = collectRules(sampleSite(), server);
  const sheets = sheetsOf(rules);

  it('are at most eight, and hold each rule once', () => {
    expect(sheets.length).toBeLessThanOrEqual(8);
    expect(sheets.map(({ css }) => css.length).reduce((sum, length) => sum + length)).toBe(
      rules.map(({ css }) => css).join('').length,
    );
  });

  it('are small: the one that all pages have, and each further one', () => {
    const [shell = 0, ...further] = sheets.map(({ css }) => brotliCompressSync(css).length);
    expect(shell).toBeLessThanOrEqual(5950);
    expect(Math.max(...further)).toBeLessThanOrEqual(2800);
  });

  it('of pictures and of new blocks are only in sites that have them', () => {
    const sheetsOfSite = (site: Parameters<typeof isSheetOfSite>[1]) =>
      sheets.flatMap((_, number) => (isSheetOfSite(number, site) ? number : []));
    const plain = sheetsOfSite({ hasPictures: false, blocks: ['hero', 'table'] });
    const more = (site: Parameters<typeof isSheetOfSite>[1]) =>
      sheetsOfSite(site).filter((number) => !plain.includes(number));
    const ofPictures = more({ hasPictures: true, blocks: ['hero'] });
    const ofEvents = more({ hasPictures: false, blocks: ['hero', 'events'] });
    const ofPrices = more({ hasPictures: false, blocks: ['hero', 'pricing'] });
    const others = [...ofPictures, ...ofEvents, ...ofPrices];
    expect([ofPictures, ofEvents, ofPrices].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect([...plain, ...others].sort()).toEqual(sheets.map((_, number) => number));
  });

  it('stand only on pages with a block of theirs', () => {
    const needed = (path: string) => {
      const page = pages.find((each) => each.path === path);
      return neededSheets(sheets, page ? renderer.render({ page }) : '').map((each) => sheets.indexOf(each));
    };
    expect(needed('/who-we-serve')).toEqual([0]);
    expect(needed('/news')).toEqual(needed('/team'));
    expect(needed('/news')).toHaveLength(2);
    expect(needed('/')).not.toContain(needed('/news')[1]);
  });
});

/** The figures of the specification, section 9. */
const figures = [
  ...['9 billion', '$1.5 trillion', '16 hours', '22 days', '30 seconds', '$35', '$0.50', '98.5%', '68 million'],
  ...['99.93%', '99.97%', '100 ms', '5 seconds', '27 hours', '30-45 days', '20%', '60%', '13-23x', '$3.36-$5.75'],
  ...['$0.57-$1.65', 'January 2027', '10 states', '2026', '2030', '24 hours', '2025'],
];

describe('the figures', () => {
  const sources = content.pages.map(({ source }) => source);
  const shared = ['_site.yaml', '_shared/contact-doors.yaml'].map((file) => join(specification.pages, file));
  const facts = [...content.context.placeholders].filter(([name]) => name.startsWith('facts.'));
  const everything = [...documents.values()].map((page) => page.body.textContent).join('\n');

  it.each(figures)('%s stands on the site, and comes from _facts.yaml', (figure) => {
    const names = facts.filter(([, value]) => value === figure).map(([name]) => name);
    expect(names).not.toEqual([]);
    const texts = [...sources.map(({ text }) => text), ...shared.map((file) => readFileSync(file, 'utf8'))];
    for (const name of names) expect(texts.some((text) => text.includes(`((${name}))`))).toBe(true);
    expect(asTyped(everything)).toContain(figure);
  });

  it('are not written by hand in any page', () => {
    const unmistakable = figures.filter((figure) => !/^\d{4}$|^20%$/.test(figure));
    const byHand = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => {
        const words = line.replace(/(^|\s)#.*/, '');
        return unmistakable
          .filter((figure) => words.includes(figure))
          .map((figure) => `${file}:${index + 1}: ${figure}`);
      }),
    );
    expect(byHand).toEqual([]);
  });
});

it('what the home page and the questions need is there', () => {
  expect(textOf('/')).toContain('What If Healthcare Just... Worked?');
  expect(documents.get('/faq')?.querySelectorAll('main details')).toHaveLength(8);
  expect(documents.get('/team')?.querySelectorAll('main #leadership a')).toHaveLength(7);
  expect(documents.get('/team')?.querySelectorAll('main #board a')).toHaveLength(10);
});
