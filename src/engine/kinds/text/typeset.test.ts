import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressPart, type RichText } from '#kit/model';
import { freshSeed, randomFrom } from '../../../../tests/support/random.ts';
import { typographyOf } from '../../base/typography/typography.ts';
import { typeset, typesetRich } from './typeset.ts';

type Pair = { language: string; typed: string; wanted: string };

/** The pairs of a table: `typed → wanted`, a line each. `⍽` is a space that no line breaks at, `⎵` a narrow one. */
function table(name: string): Pair[] {
  const file = new URL(`../../../../tests/typesetting/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, language = name, typed = '', wanted = ''] =
        /^(?:([a-z]{2}(?:-[A-Z]{2})?): )?(.*) → (.*)$/.exec(line) ?? [];
      return { language, typed: withSpaces(typed), wanted: withSpaces(wanted) };
    });
}

function withSpaces(text: string): string {
  return text.replaceAll('⍽', '\u00a0').replaceAll('⎵', '\u202f');
}

const tables = ['en', 'de', 'fr', 'es', 'it', 'others'].map((name) => ({ name, pairs: table(name) }));
const all = tables.flatMap(({ pairs }) => pairs);
const set = (text: string, language: string) => typeset(text, typographyOf(language));

describe.each(tables)('texts as they are wanted: $name', ({ name, pairs }) => {
  it.each(pairs)('$language: $typed', ({ language, typed, wanted }) => expect(set(typed, language)).toBe(wanted));
  it.runIf(name !== 'others')('are a hundred or more, each another one', () => {
    expect(new Set(pairs.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(100);
  });
});

it('set again, a text is the same', () => {
  for (const { language, wanted } of all) expect(set(wanted, language)).toBe(wanted);
  const languages = ['en', 'de', 'de-CH', 'fr', 'fr-CA', 'es', 'it', 'sv', 'cs', 'hu', 'nl'];
  const signs = [
    ...'"""\'\'\'  -.,:;!?()/5 7a’“”«»„‘–%s\u00a0\u202f\n',
    'km',
    'Dr.',
    '9-17',
    "it's",
    '`',
    '((x))',
    'a@b',
  ];
  const seed = freshSeed();
  const random = randomFrom(seed);
  for (let number = 0; number < 20_000; number += 1) {
    const text = Array.from({ length: random(24) }, () => signs[random(signs.length)]).join('');
    const language = languages[random(languages.length)] ?? 'en';
    const once = set(text, language);
    expect(set(once, language), `SEED=${seed}, ${language}: ${JSON.stringify(text)}`).toBe(once);
  }
});

it('the letters of a text stay, and so does the place of each', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  for (const { language, typed, wanted } of all) {
    expect(letters(set(typed, language))).toBe(letters(typed));
    // An anchor that is made of a heading is what it was.
    expect(addressPart(wanted)).toBe(addressPart(typed));
  }
});

it('a text with marks is read as one, and its marks stay', () => {
  const link = { href: '/x', external: false };
  const typed: RichText = [
    'He said "',
    { kind: 'strong', children: ['it', { kind: 'emphasis', children: ["'s"] }] },
    ' ',
    { kind: 'link', link, children: ['5 km', { kind: 'break' }, 'or 9'] },
    '-17".',
  ];
  expect(typesetRich(typed, typographyOf('en'))).toEqual([
    'He said “',
    { kind: 'strong', children: ['it', { kind: 'emphasis', children: ['’s'] }] },
    ' ',
    { kind: 'link', link, children: ['5\u00a0km', { kind: 'break' }, 'or 9'] },
    '–17”.',
  ]);
  const plain: RichText = ['Nothing to set', { kind: 'break' }, 'here'];
  expect(typesetRich(plain, typographyOf('en'))).toBe(plain);
});
