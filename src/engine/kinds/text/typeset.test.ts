import { describe, expect, it } from 'vitest';
import { addressPart, type RichText } from '#kit/model';
import { isThorough } from '../../../../tests/support/extent.ts';
import { freshSeed, randomFrom } from '../../../../tests/support/random.ts';
import { tables } from '../../../../tests/typesetting/tables.ts';
import { typographyOf } from '../../base/typography/typography.ts';
import { typeset, typesetRich } from './typeset.ts';

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
    ...'"""\'\'\'  -.,:;!?()/5 7a’“”«»„‘–%s\u00a0\u202f\u2060\n',
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
  const count = isThorough ? 20_000 : 4_000;
  for (let number = 0; number < count; number += 1) {
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
    '–\u206017”.',
  ]);
  const plain: RichText = ['Nothing to set', { kind: 'break' }, 'here'];
  expect(typesetRich(plain, typographyOf('en'))).toBe(plain);
});
