import { expect, it } from 'vitest';
import { brandPalette } from '#kit/model';
import { checker, contentOf, textsWith } from '../../../tests/refactor/support/small-site.ts';
import { changesBetween, plainWords, sentenceOf } from './index.ts';

const edition = (colors: object) => ({
  files: contentOf(textsWith({ '_theme.yaml': JSON.stringify({ colors }) })),
  digests: new Map(),
});

const said = (before: object, after: object) =>
  changesBetween({ before: edition(before), after: edition(after), checker })
    .flatMap(({ changes }) => changes)
    .map((change) => plainWords(sentenceOf(change)));

const red = brandPalette('#b02c14');

it.each(['#2d6a2d', '#ffe14d', '#6a9c6a', '#808080', '#000000', '#ffffff', '#3355ff'])(
  'one colour that all others follow is one line: %s',
  (color) => {
    const made = brandPalette(color);
    expect(said(red, made)).toEqual([
      expect.stringMatching(
        new RegExp(`^One colour for all: #b02c14 → ${made.light.accent}, and \\d\\d colours that follow from it$`),
      ),
    ]);
    expect(said({ light: { page: '#eeeeee' } }, made)).toEqual([
      `One colour for all: ${made.light.accent} now, and 44 colours that follow from it`,
    ]);
  },
);

it('a colour that was changed by itself keeps its line, by its name', () => {
  const green = brandPalette('#2d6a2d');
  const [first, ...more] = said(red, { ...green, light: { ...green.light, text: '#400000' } });
  expect(first).toMatch(/^One colour for all: #b02c14 → #2d6a2d, and/);
  expect(more).toEqual([`Colours, in the light theme, words: ${red.light.text} → #400000`]);
  expect(said(red, { ...red, light: { ...red.light, accent: '#2d6a2d' } })).toHaveLength(1);
  expect(said(red, { ...red, light: { ...red.light, accent: '#2d6a2d' } })[0]).not.toContain('for all');
});

it('letters go by the name of their font, not by their files', () => {
  const of = (font: object | undefined) => ({
    files: contentOf(textsWith({ '_theme.yaml': JSON.stringify(font ? { font } : {}) })),
    digests: new Map(),
  });
  const told = (before: object | undefined, after: object | undefined) =>
    changesBetween({ before: of(before), after: of(after), checker })
      .flatMap(({ changes }) => changes)
      .map((change) => plainWords(sentenceOf(change)));
  const bitter = { family: 'Bitter Variable', file: '/fonts/bitter-5.3.0.woff2' };
  const lora = {
    family: 'Lora Variable',
    file: '/fonts/lora-1.woff2',
    more: [{ file: '/fonts/lora-i.woff2', style: 'italic' }],
  };
  expect(told(bitter, lora)).toEqual(['Font: Bitter → Lora']);
  expect(told(undefined, bitter)).toEqual(['Font: Bitter now']);
  expect(told(lora, undefined)).toEqual(['Font: no longer Lora']);
  expect(told(bitter, { ...bitter, file: '/fonts/b2.woff2' })).toEqual(['Font: its files are others now']);
});
