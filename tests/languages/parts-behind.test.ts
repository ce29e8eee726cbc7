import { describe, expect, it } from 'vitest';
import { changesBetween, headingOf, plainWords, sentenceOf } from '#engine/changes';
import { markTranslated, renamePage } from '#engine/refactor';
import { checker, compiled, type TwoLanguages, twoLanguages } from './support/two-languages.ts';

const fact = (name: string, value: string) =>
  `${name}: { value: ${value}, meaning: What it costs., source: The harbour, checked: 2026-01-01 }\n`;
const shared = (text: string) => `sections:\n  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;
const spanish = (words: Record<string, string>) => ({ es: { _site: 'labels: { menu: Menú }\n', ...words } });

const translations = (given: TwoLanguages) =>
  compiled(given).diagnostics.filter(({ code, file }) => code.startsWith('translation/') && file.includes('/_'));

/** What a plan leaves in a file. */
function leaves(given: TwoLanguages, translated: Parameters<typeof markTranslated>[1]): string {
  const plan = markTranslated({ files: twoLanguages(given), checker }, translated);
  if ('refused' in plan) throw new Error(plan.refused);
  return plan.changes.map(({ after }) => after).join('');
}

describe('figures of a language', () => {
  const figures = { small: 'small: { value: 40 libras, translated: £40 }\n', large: 'large: { value: cien }\n' };
  const given = (price: string, own = figures.small): TwoLanguages => ({
    facts: `${fact('small', price)}${fact('large', 'a hundred')}`,
    overlays: spanish({ _facts: own }),
  });

  it('are quiet while the original says what they were translated from', () => {
    expect(translations(given('£40'))).toEqual([]);
  });

  it('are told in words, at the value, once it says something else; the numbers are not told beside', () => {
    expect(
      translations(given('£45')).map(({ code, file, line, column, message }) => [code, file, line, column, message]),
    ).toEqual([
      [
        'translation/changed',
        'pages/es/_facts.yaml',
        1,
        17,
        '`small` has changed from `£40` to `£45` since it was translated: once it says so here, write `translated: £45`.',
      ],
    ]);
  });

  it('that don’t say what they were translated from are told once for all of them', () => {
    const own = 'small: { value: 40 libras }\nlarge: { value: cien }\n';
    const [note, ...more] = translations(given('£40', own));
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      code: 'translation/unmarked',
      message: 'Nobody will hear when `pages/_facts.yaml` says otherwise of `small` and `large`.',
      help: expect.stringContaining('`npm run page -- translated es/_facts`'),
    });
    expect(translations(given('£40', leaves(given('£40', own), [{ file: 'pages/es/_facts.yaml' }])))).toEqual([]);
  });

  it('are settled one by one; at once, those that said nothing yet', () => {
    const file = 'pages/es/_facts.yaml';
    const both = given('£45', figures.small + figures.large);
    expect(leaves(both, [{ file, figure: 'small' }])).toContain('translated: £45 }\nlarge: { value: cien }\n');
    const all = leaves(both, [{ file }]);
    expect(all).toContain('translated: a hundred');
    expect(translations(given('£45', all)).map(({ code }) => code)).toEqual(['translation/changed']);
    expect(() => leaves(given('£45', all), [{ file }])).toThrow('such as es/_facts#small');
    expect(() => leaves(both, [{ file, figure: 'middle' }])).toThrow('There is no figure `middle` in');
    expect(() => leaves(both, [{ file: 'pages/_facts.yaml' }])).toThrow('has no original');
  });

  it('that are settled are said to be so, not as a change of their words', () => {
    const [before, after] = ['£40', '£45'].map((mark) => ({
      files: twoLanguages(given('£45', figures.small.replace('£40', mark))),
      digests: new Map<string, string>(),
    }));
    if (!before || !after) throw new Error('There are two.');
    const groups = changesBetween({ before, after, checker });
    expect(groups.flatMap(({ changes }) => changes.map((change) => plainWords(sentenceOf(change))))).toEqual([
      'The figure small is marked as the translation of its original as that is now',
    ]);
    expect(groups.map((group) => plainWords(headingOf(group)))).toEqual(['Figures in Spanish']);
  });
});

describe('shared sections of a language', () => {
  const file = 'pages/es/_shared/doors.yaml';
  const given = (original: string, own = shared('Puertas.')): TwoLanguages => ({
    shared: { doors: shared(original) },
    overlays: spanish({ '_shared/doors': own }),
  });

  it('are told to be behind once their original says something else, and to be marked before', () => {
    const unmarked = translations(given('Doors.'));
    expect(unmarked.map(({ code, file: at, help }) => [code, at, help])).toEqual([
      ['translation/unmarked', file, '`npm run page -- translated es/_shared/doors` writes it.'],
    ]);
    const marked = leaves(given('Doors.'), [{ file }]);
    expect(marked).toMatch(/^translated: \w{6}\nsections:/);
    expect(translations(given('Doors.', marked))).toEqual([]);
    const [note] = translations(given('Gates.', marked));
    expect(note).toMatchObject({ code: 'translation/changed', file, line: 1 });
    expect(note?.message).toMatch(/^`pages\/_shared\/doors.yaml` has changed since this file was translated/);
  });

  it('stay up to date where a page is renamed that both lead to', () => {
    const marked = leaves(given('[Us](/about)'), [{ file }]).replace('Puertas.', '[Nosotros](/about)');
    const plan = renamePage(
      { files: twoLanguages(given('[Us](/about)', marked)), checker },
      { from: '/about', to: '/who' },
    );
    if ('refused' in plan) throw new Error(plan.refused);
    const after = new Map(plan.changes.map((change) => [change.file, change.after]));
    const [original, own] = ['pages/_shared/doors.yaml', file].map((name) => after.get(name) ?? '');
    expect(own).toContain('[Nosotros](/who)');
    expect(own).not.toContain(/translated: \w+/.exec(marked)?.[0]);
    expect(
      translations({ shared: { doors: original ?? '' }, overlays: spanish({ '_shared/doors': own ?? '' }) }),
    ).toEqual([]);
  });
});
