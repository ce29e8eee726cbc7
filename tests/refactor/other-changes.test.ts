import { describe, expect, it } from 'vitest';
import {
  deletePage,
  duplicatePage,
  type Instead,
  type Plan,
  renameFact,
  renameSection,
} from '../../src/content/refactor/index.ts';
import {
  carriedOut,
  contentOf,
  filesOf,
  mistakesIn,
  pageText,
  sampleText,
  siteOf,
  textsWith,
} from './support/small-site.ts';

const section = (text: string) => `  - type: prose\n    paragraphs: ${text}\n`;
const hero = (text = 'Words.') => `  - type: hero\n    heading: Page\n    text: ${text}\n`;

function planOf(plan: Plan | { refused: string }): Plan {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

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
    const needed = new Map(texts)
      .set('pages/_site.yaml', site.replace('contactPage: /contact', 'contactPage: /prices'))
      .set(
        'pages/only.yaml',
        pageText(
          'A page with a call',
          `${hero()}  - type: call-to-action\n    heading: Go\n    buttons:\n      - label: Go\n        action: { link: /prices }\n`,
        ),
      );
    const plan = deleted('removed', needed);
    expect(plan).toEqual({
      refused: expect.stringMatching(/_site\.yaml:\d+ {2}Site, `contactPage`\n.*only\.yaml:\d+ {2}Only, section 2/),
    });
    expect(mistakesIn(contentOf(carriedOut(needed, deleted({ to: '/terms' }, needed))))).toEqual([]);
  });

  it('is not replaced by a page that isn’t there yet, where the day on which it is matters', () => {
    const terms = (texts.get('pages/terms.yaml') ?? '').replace('sections:', 'from: 2026-05-01\nsections:');
    const dated = new Map(texts).set('pages/terms.yaml', terms);
    const on = (day: string) =>
      deletePage({ ...siteOf(dated), now: Date.parse(day) }, { path: '/prices', instead: { to: '/terms' } });
    expect(on('2026-04-01')).toEqual({ refused: expect.stringContaining('/terms') });
    expect(planOf(on('2026-06-01')).changes.length).toBeGreaterThan(0);
  });

  it('is neither the home page nor what takes its place', () => {
    const refused = (path: string, instead: Instead) => deletePage(siteOf(texts), { path, instead });
    expect(refused('/', 'removed')).toEqual({ refused: expect.stringContaining('The home page has to stay') });
    expect(refused('/prices', { to: '/prices' })).toEqual({
      refused: expect.stringContaining('the page that is deleted'),
    });
    expect(refused('/prices', { to: '/trems' })).toEqual({
      refused: expect.stringContaining('Did you mean `/terms`?'),
    });
  });
});

describe('a page that is duplicated', () => {
  const own = (path: string, line = '') =>
    pageText(
      'The first',
      hero(`From [here](${path}#end) to [the end](#end).`) + section('Words.').replace('prose', 'prose\n    id: end'),
    ).replace('sections:', `${line}sections:`);

  it('leads to itself where the first one does, and nothing else changes', () => {
    const before = textsWith({
      'hr/first.yaml': `# yaml-language-server: $schema=../../schema/x.json\n${own('/hr/first')}`,
      'other.yaml': pageText('Another', hero('To [it](/hr/first).')),
    });
    const plan = planOf(duplicatePage(siteOf(before), { from: '/hr/first', to: '/second' }));
    expect(filesOf(plan.changes)).toEqual(['pages/second.yaml']);
    const after = carriedOut(before, plan);
    expect(after.get('pages/second.yaml')).toBe(`# yaml-language-server: $schema=../schema/x.json\n${own('/second')}`);
    expect(mistakesIn(contentOf(after))).toEqual([]);
    expect(plan.notes.join('\n')).toContain('title');
  });

  it('has a `path` only where a placeholder is part of its address', () => {
    const before = textsWith({ 'first.yaml': own('/one', 'path: /one\n') });
    const copy = (to: string) => carriedOut(before, duplicatePage(siteOf(before), { from: '/one', to }));
    expect(copy('/two').get('pages/two.yaml')).toBe(own('/two'));
    const to = '/((product.slug))-two';
    expect(copy(to).get('pages/sample-two.yaml')).toBe(own(to, `path: ${to}\n`));
    expect(mistakesIn(contentOf(copy(to)))).toEqual([]);
  });
});

describe('a section that is renamed', () => {
  const faq = (id: string) =>
    pageText(
      'Questions',
      `${hero(`See [prices](#${id}), [prices](/faq#${id}).`)}  - type: prose\n    id: ${id}   # linked to\n    paragraphs: Nothing.\n`,
    );
  const linking = (id: string) =>
    pageText(
      'Linking',
      hero(
        `To [a](/faq#${id}), [b](/faq#prices-old), [c](/faq), [d](/other#prices) and [own](https://sample.example/faq#${id}).`,
      ),
    );
  const others = {
    'other.yaml': pageText(
      'Another with the same',
      `${hero('To [mine](#prices).')}  - type: prose\n    id: prices\n    paragraphs: Words.\n`,
    ),
  };

  it('is renamed wherever a link leads to it, and no other byte changes', () => {
    const withOld = (text: string) =>
      text.replace(
        '    paragraphs: Nothing.\n',
        (line) => `${line}${section('Old.').replace('prose', 'prose\n    id: prices-old')}`,
      );
    const before = textsWith({ ...others, 'faq.yaml': withOld(faq('prices')), 'linking.yaml': linking('prices') });
    const plan = planOf(renameSection(siteOf(before), { page: '/faq', from: 'prices', to: 'costs' }));
    const after = carriedOut(before, plan);
    expect(Object.fromEntries(after)).toEqual(
      Object.fromEntries(textsWith({ ...others, 'faq.yaml': withOld(faq('costs')), 'linking.yaml': linking('costs') })),
    );
    expect(plan.changed).toHaveLength(2);
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('is renamed on every page that shows it, where it stands in a shared file', () => {
    const shared = (id: string) => `sections:\n  - type: prose\n    id: ${id}\n    paragraphs: From [here](#${id}).\n`;
    const page = (title: string, id: string) =>
      pageText(title, `${hero(`To [it](#${id}), [there](/two#${id}).`)}  - type: shared\n    name: doors\n`);
    const site = (id: string) => ({
      '_shared/doors.yaml': shared(id),
      '_shared/links.yaml': `sections:\n  - type: prose\n    paragraphs: To [it](#prices).\n`,
      'one.yaml': page('One', id),
      'two.yaml': `${page('Two', id)}  - type: shared\n    name: links\n`,
    });
    const before = textsWith({ ...others, ...site('prices') });
    const plan = planOf(renameSection(siteOf(before), { page: '/two', from: 'prices', to: 'costs' }));
    expect(Object.fromEntries(carriedOut(before, plan))).toEqual(
      Object.fromEntries(textsWith({ ...others, ...site('costs') })),
    );
    expect(plan.notes.filter((note) => note.startsWith('pages/_shared/links.yaml:3'))).toHaveLength(1);
  });

  it('is renamed with the one that takes its place on a day', () => {
    const dated = (id: string) =>
      `${faq(id).replace('    paragraphs: Nothing.', '    until: 2026-05-01\n    paragraphs: Nothing.')}  - type: prose\n    id: ${id}\n    from: 2026-05-01\n    paragraphs: More.\n`;
    const before = textsWith({
      'faq.yaml': dated('prices'),
      'linking.yaml': linking('prices').replace('#prices-old', '').replace(', [d](/other#prices)', ''),
    });
    const after = carriedOut(before, renameSection(siteOf(before), { page: '/faq', from: 'prices', to: 'costs' }));
    expect(after.get('pages/faq.yaml')).toBe(dated('costs'));
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('keeps its name where the new one is taken or none', () => {
    const texts = textsWith({ ...others, 'faq.yaml': faq('prices') });
    const refused = (page: string, from: string, to: string) => renameSection(siteOf(texts), { page, from, to });
    expect(refused('/faq', 'pirces', 'costs')).toEqual({ refused: expect.stringContaining('There are `prices`') });
    expect(refused('/faq', 'prices', 'Our Costs')).toEqual({ refused: expect.stringContaining('pages/faq.yaml:') });
    const two = textsWith({ 'faq.yaml': faq('prices') + section('More.').replace('prose', 'prose\n    id: costs') });
    expect(renameSection(siteOf(two), { page: '/faq', from: 'prices', to: 'costs' })).toEqual({
      refused: expect.stringContaining('a section `costs` already'),
    });
  });
});

describe('a figure that is renamed', () => {
  const showing = (name: string) =>
    pageText(
      'Showing ((facts.NAME)) things',
      `  - type: hero
    heading: "((facts.NAME)) things"
    text: Of ((  facts.NAME )), and [((facts.NAME))](/about), not ((facts.waiting_time)).
  - type: stats
    heading: Figures
    items:
      - value: ((facts.NAME))
        label: things
      - value: ((facts.waiting_time))
        label: of waiting
`,
    ).replaceAll('NAME', name);
  const facts = (name: string) => `${sampleText('_facts.yaml')}
# How many.
${name}: { value: "17", meaning: How many, source: Counted, checked: 2026-01-01 }
`;

  it('is renamed wherever it is shown, and no other byte changes', () => {
    const before = textsWith({
      '_facts.yaml': facts('things'),
      'showing.yaml': `# ((facts.things))\n${showing('things')}`,
    });
    const plan = planOf(renameFact(siteOf(before), { from: 'things', to: 'pieces' }));
    const after = carriedOut(before, plan);
    expect(after.get('pages/showing.yaml')).toBe(`# ((facts.things))\n${showing('pieces')}`);
    expect(after.get('pages/_facts.yaml')).toBe(facts('pieces'));
    expect(plan.mentions.map(({ file, line }) => `${file}:${line}`)).toEqual(['pages/showing.yaml:1']);
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('keeps its name where the new one is taken or none', () => {
    const texts = textsWith({ '_facts.yaml': facts('things') });
    const refused = (from: string, to: string) => renameFact(siteOf(texts), { from, to });
    expect(refused('thnigs', 'pieces')).toEqual({ refused: 'There is no figure `thnigs`.' });
    expect(refused('things', 'waiting_time')).toEqual({ refused: expect.stringContaining('already') });
    expect(refused('things', 'Two Words')).toEqual({ refused: expect.stringContaining('small letters') });
  });
});
