import { describe, expect, it } from 'vitest';
import { spokenInForms } from '#engine/catalogue';
import { bringBack, duplicatePage, renameFact, renameSection } from '#engine/refactor';
import {
  carriedOut,
  contentOf,
  filesOf,
  mistakesIn,
  pageText,
  planOf,
  sampleText,
  siteOf,
  textsWith,
} from './support/small-site.ts';

const section = (text: string) => `  - type: prose\n    paragraphs: ${text}\n`;
const hero = (text = 'Words.') => `  - type: hero\n    heading: Page\n    text: ${text}\n`;

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
    expect(refused('/faq', 'pirces', 'costs')).toMatchObject({
      refused: expect.stringContaining('There are `prices`'),
    });
    expect(refused('/faq', 'prices', 'Our Costs')).toMatchObject({
      refused: expect.stringContaining('pages/faq.yaml:'),
    });
    const two = textsWith({ 'faq.yaml': faq('prices') + section('More.').replace('prose', 'prose\n    id: costs') });
    expect(renameSection(siteOf(two), { page: '/faq', from: 'prices', to: 'costs' })).toMatchObject({
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
    expect(refused('thnigs', 'pieces')).toMatchObject({ refused: 'There is no figure `thnigs`.' });
    expect(refused('things', 'waiting_time')).toMatchObject({ refused: expect.stringContaining('already') });
    expect(refused('things', 'Two Words')).toMatchObject({ refused: expect.stringContaining('small letters') });
  });
});

describe('a page that was deleted', () => {
  const first = pageText('The first', hero('To [another](/another) and [one that is gone](/gone).'));
  const file = 'pages/first.yaml';

  it('comes back as it was, with the mistakes that it has by now', () => {
    const before = textsWith({ 'another.yaml': pageText('Another', hero()) });
    const plan = planOf(bringBack(siteOf(before), { file, text: first }));
    const after = carriedOut(before, plan);
    expect([...after].filter(([name, text]) => before.get(name) !== text)).toEqual([[file, first]]);
    expect(plan.title).toContain('/first');
    expect(mistakesIn(contentOf(after)).length).toBe(1);
  });

  it('has its own address again: what led elsewhere from there is gone', () => {
    const text = pageText('The first', hero()).replace('sections:', 'path: /one\nsections:');
    const before = textsWith({ '_site.yaml': `${sampleText('_site.yaml')}\nredirects:\n  /one: /\n  /two: /\n` });
    const plan = planOf(bringBack(siteOf(before), { file, text }));
    const after = carriedOut(before, plan);
    expect(after.get('pages/_site.yaml')).toBe(before.get('pages/_site.yaml')?.replace('  /one: /\n', ''));
    expect(after.get(file)).toBe(text);
    expect(plan.notes.join()).toContain('/one');
  });

  it('brings its translations with it, and says so', () => {
    const site = sampleText('_site.yaml').replace('language: en\n', 'language: en\nlanguages: [en, es, de]\n');
    const homes = Object.fromEntries(
      ['es', 'de'].map((code) => [`${code}/home.yaml`, pageText(`Home ${code}`, hero())]),
    );
    const before = textsWith({ ...homes, '_site.yaml': `${site}\nredirects:\n  /es/first: /es\n` });
    const translations = ['es', 'de'].map((code) => ({
      file: `pages/${code}/first.yaml`,
      text: pageText(`In ${code}`, hero()),
    }));
    const plan = planOf(bringBack(siteOf(before), { file, text: first, translations }));
    const after = carriedOut(before, plan);
    expect(plan.changes.flatMap((change) => (change.before === undefined ? change.file : []))).toEqual([
      file,
      ...translations.map((one) => one.file),
    ]);
    for (const one of translations) expect(after.get(one.file)).toBe(one.text);
    expect(after.get('pages/_site.yaml')).not.toContain('/es/first');
    expect(plan.title).toContain('is back');
    expect(plan.title).toContain('and its translations /es/first and /de/first with it');
  });

  it('stays away where another page has its file or its address', () => {
    const before = textsWith({ 'first.yaml': pageText('Another', hero()) });
    const refused = (given: { file: string; text: string }) => JSON.stringify(bringBack(siteOf(before), given));
    expect(refused({ file, text: first })).toMatch(/refused.*there again/);
    const elsewhere = first.replace('sections:', 'path: /first\nsections:');
    expect(refused({ file: 'pages/other.yaml', text: elsewhere })).toMatch(/refused.*Another page has the address/);
  });
});

describe('a mistake on another page', () => {
  const renamed = (sections: string) =>
    renameSection(
      siteOf(
        textsWith({
          'faq.yaml': pageText('Questions', `${hero()}  - type: prose\n    id: prices\n    paragraphs: Nothing.\n`),
          'linking.yaml': pageText('Linking', hero('To [it](/faq#prices).') + sections),
        }),
      ),
      { page: '/faq', from: 'prices', to: 'costs' },
    );

  it('is in the way of nothing where all that leads there can be found', () => {
    expect(filesOf(planOf(renamed(section("''"))).changes)).toEqual(['pages/faq.yaml', 'pages/linking.yaml']);
  });

  it('that may hide a link is named with its page and what to do', () => {
    const refused = renamed(`${section('Words.')}    paragrafs: See [prices](/faq#prices).\n`);
    if (!('refused' in refused)) throw new Error('It was not refused.');
    expect(refused.refused).toMatch(/pages\/linking\.yaml:\d+ /);
    expect(spokenInForms(refused.said ?? [])).toMatch(/^What leads there .*:\nThe page \/linking: .*“Paragrafs”/i);
  });
});
