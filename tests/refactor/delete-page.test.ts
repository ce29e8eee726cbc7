import { describe, expect, it } from 'vitest';
import { deletePage, type Instead } from '#engine/refactor';
import {
  carriedOut,
  contentOf,
  mistakesIn,
  pageText,
  planOf,
  sampleText,
  siteOf,
  textsWith,
} from './support/small-site.ts';

const hero = (text = 'Words.') => `  - type: hero\n    heading: Page\n    text: ${text}\n`;

describe('a page that is deleted', () => {
  const site = `${sampleText('_site.yaml')
    .replace(
      '  - label: About\n    link: /about\n',
      (entry) => `${entry}  # The prices.\n  - label: Prices\n    link: /prices\n`,
    )
    .replace(
      '      - label: Home\n        link: /\n        text: Where it begins\n',
      '      - label: Prices\n        link: /prices\n',
    )
    .replace('      - label: About\n        link: /about\n', '')
    .replace('  - label: Contact\n    link: /contact\n', (entry) => `${entry}    covers: [/prices, /about]\n`)
    .replace(
      '        - label: Write to us\n',
      (entry) => `        - label: Prices\n          link: /prices#table\n${entry}`,
    )}
feed:
  title: News
  page: /prices
redirects:
  /costs: /prices
`;
  const referring = pageText(
    'A page that refers to others',
    `  - type: hero
    heading: Refers
    text: To [the **prices**](/prices) and [the table](/prices#table "A table"), or [about](/about).
    buttons:
      - label: Prices
        action: { link: /prices }
      - label: About
        action: { link: /about }
  - type: card-grid
    heading: Cards
    items:
      - title: One
        text: A card.
        link: /prices
        linkLabel: All prices
      - title: Two
        text: A card.
        link: /about
        linkLabel: About
`,
  );
  const texts = textsWith({
    '_site.yaml': site,
    'refers.yaml': referring,
    'prices.yaml': pageText('What it costs', `${hero()}  - type: prose\n    id: table\n    paragraphs: Nothing.\n`),
    'terms.yaml': pageText('What was agreed', `${hero()}  - type: prose\n    id: table\n    paragraphs: Nothing.\n`),
    '_shared/ending.yaml': `sections:\n  - type: prose\n    paragraphs: Read [more](/prices).\n`,
    'ends.yaml': pageText('A page with an ending', `${hero()}  - type: shared\n    name: ending\n`),
  });
  const deleted = (instead: Instead, from = texts) => deletePage(siteOf(from), { path: '/prices', instead });

  it('leaves another in its place, with the section of the same name where there is one', () => {
    const after = carriedOut(texts, deleted({ to: '/terms' }));
    const expected = new Map([...texts].map(([file, text]) => [file, text.replaceAll('/prices', '/terms')]));
    expected.delete('pages/prices.yaml');
    expected.set('pages/_site.yaml', `${expected.get('pages/_site.yaml')}  /prices: /terms\n`);
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('leaves no section behind that the other page hasn’t, no address twice in a list, and says where a menu has one twice', () => {
    const plan = planOf(deleted({ to: '/about' }));
    const after = carriedOut(texts, plan);
    expect(after.get('pages/refers.yaml')).toContain('and [the table](/about "A table")');
    expect(after.get('pages/_site.yaml')).toContain('    covers: [/about]\n');
    expect(plan.notes.filter((note) => note.includes('leads to /about twice'))).toHaveLength(2);
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('leaves words where links were, and nothing of buttons, menus, redirects and feeds', () => {
    const plan = planOf(deleted('removed'));
    const after = carriedOut(texts, plan);
    expect(after.get('pages/refers.yaml')).toBe(
      referring
        .replace('[the **prices**](/prices) and [the table](/prices#table "A table")', 'the **prices** and the table')
        .replace('      - label: Prices\n        action: { link: /prices }\n', '')
        .replace('        link: /prices\n        linkLabel: All prices\n', ''),
    );
    expect(after.get('pages/_site.yaml')).toBe(
      site
        .replace('  # The prices.\n  - label: Prices\n    link: /prices\n', '')
        .replace('  - label: More\n    items:\n      - label: Prices\n        link: /prices\n', '')
        .replace('[/prices, /about]', '[/about]')
        .replace('        - label: Prices\n          link: /prices#table\n', '')
        .replace('\nfeed:\n  title: News\n  page: /prices\nredirects:\n  /costs: /prices\n', ''),
    );
    expect(after.get('pages/_shared/ending.yaml')).toContain('Read more.');
    expect(after.has('pages/prices.yaml')).toBe(false);
    expect(plan.changed.map(({ file, line }) => `${file}:${line}`)).toContain('pages/refers.yaml:9');
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('stays where something can’t be without it, and each such place is named', () => {
    const needed = new Map(texts).set(
      'pages/only.yaml',
      pageText(
        'A page with a call',
        `${hero()}  - type: call-to-action\n    heading: Go\n    buttons:\n      - label: Go\n        action: { link: /prices }\n`,
      ),
    );
    const plan = deleted('removed', needed);
    expect(plan).toMatchObject({
      refused: expect.stringMatching(/only\.yaml:\d+ {2}Only, section 2/),
    });
    expect(mistakesIn(contentOf(carriedOut(needed, deleted({ to: '/terms' }, needed))))).toEqual([]);
  });

  it('is no longer the contact page, where it was that', () => {
    const contact = new Map(texts).set(
      'pages/_site.yaml',
      site.replace('contactPage: /contact', 'contactPage: /prices'),
    );
    const after = carriedOut(contact, deleted('removed', contact));
    expect(after.get('pages/_site.yaml')).not.toContain('contactPage');
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('is not replaced by a page that isn’t there yet, where the day on which it is matters', () => {
    const terms = (texts.get('pages/terms.yaml') ?? '').replace('sections:', 'from: 2026-05-01\nsections:');
    const dated = new Map(texts).set('pages/terms.yaml', terms);
    const on = (day: string) =>
      deletePage({ ...siteOf(dated), now: Date.parse(day) }, { path: '/prices', instead: { to: '/terms' } });
    expect(on('2026-04-01')).toMatchObject({ refused: expect.stringContaining('/terms') });
    expect(planOf(on('2026-06-01')).changes.length).toBeGreaterThan(0);
  });

  it('is neither the home page nor what takes its place', () => {
    const refused = (path: string, instead: Instead) => deletePage(siteOf(texts), { path, instead });
    expect(refused('/', 'removed')).toMatchObject({ refused: expect.stringContaining('The home page has to stay') });
    expect(refused('/prices', { to: '/prices' })).toMatchObject({
      refused: expect.stringContaining('the page that is deleted'),
    });
    expect(refused('/prices', { to: '/trems' })).toMatchObject({
      refused: expect.stringContaining('Did you mean `/terms`?'),
    });
  });
});
