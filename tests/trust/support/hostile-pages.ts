import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';

/** The text of every page definition of a folder. */
export function pageTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** What editors never write, and attackers do: keys of prototypes, tags, anchors, endless nesting, odd characters. */
const hostileLines = [
  '__proto__: { polluted: yes }',
  'constructor: { prototype: { polluted: yes } }',
  '"__proto__": [1]',
  '- __proto__',
  'sections: *all',
  'toString: 1',
  'hasOwnProperty: no',
  'link: "javascript:alert(1)"',
  'link: "//example.org"',
  'text: "[x](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)>"',
  'heading: ((__proto__)) ((constructor)) ((facts.__proto__)) ((((product))))',
  'formula: constructor.constructor("return 1")()',
  'type: __proto__',
  'type: constructor',
  'type: &a !!js/function "function () {}"',
  'image: { file: ../../../etc/passwd, alt: "" }',
  'items: &a [*a, *a]',
  '<<: { polluted: yes }',
  '? [a, b] : c',
  '{'.repeat(300),
  '['.repeat(300),
  '- '.repeat(200),
  '%YAML 9.9',
  '---',
  '...',
  '\t\ttab: yes',
  `${' '.repeat(500)}deep: yes`,
  'number: 1e999999',
  'number: 0x'.padEnd(400, 'F'),
  'date: 9999-99-99T99:99:99Z',
  'text: "\\uD800\\u0000\\x07"',
  `text: ${'('.repeat(400)}product${')'.repeat(400)}`,
  `text: ${'[a]('.repeat(200)}`,
  `text: ${'*'.repeat(500)}a${'_'.repeat(500)}`,
  `text: ${'a '.repeat(3000)}`,
];

const oddCharacters = [
  ...':#-?*&!|>%@`"\'{}[](),\\\t\r\n\0 ',
  '\u2028',
  '\ufeff',
  '\u202e',
  '\ud800',
  '😀',
  '\x1b',
  '\x7f',
];

type Edit = (text: string) => string;

const onLines = (change: (lines: string[], at: number) => void) =>
  fc.nat(400).map(
    (place): Edit =>
      (text) => {
        const lines = text.split('\n');
        change(lines, place % lines.length);
        return lines.join('\n');
      },
  );

const onCharacter = (change: (place: number, text: string) => string) =>
  fc.nat(20_000).map(
    (place): Edit =>
      (text) =>
        change(place % (text.length + 1), text),
  );

/** One small change, as a slip or as an attack. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  onLines((lines, at) => void lines.splice(at, 1)),
  onLines((lines, at) => void lines.splice(at, 0, lines[at] ?? '')),
  onLines((lines, at) => {
    lines[at] = ` ${lines[at]}`;
  }),
  onLines((lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/^ {1,2}/, '');
  }),
  onLines((lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/:.*/, ':');
  }),
  onLines((lines, at) => {
    lines.length = at;
  }),
  fc.tuple(fc.nat(400), fc.constantFrom(...hostileLines)).map(
    ([place, line]): Edit =>
      (text) => {
        const lines = text.split('\n');
        const at = place % lines.length;
        lines.splice(at, 0, (/^ */.exec(lines[at] ?? '')?.[0] ?? '') + line);
        return lines.join('\n');
      },
  ),
  fc.constantFrom(...oddCharacters).chain((odd) => onCharacter((at, text) => text.slice(0, at) + odd + text.slice(at))),
  onCharacter((at, text) => text.slice(0, at) + text.slice(at + 1)),
  onCharacter((at, text) => text.slice(at) + text.slice(0, at)),
);

const keys = fc.oneof(
  fc.constantFrom(
    'title',
    'description',
    'sections',
    'path',
    'type',
    'items',
    'heading',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '',
  ),
  fc.string({ maxLength: 8 }),
);
const types = [
  'hero',
  'stat-ticker',
  'card-grid',
  'table',
  'timeline',
  'accordion',
  'calculator',
  'contact-cards',
  'prose',
  '__proto__',
];

/** Data that has the outer form of a page, and anything at all inside. */
const anyPage = fc
  .record({
    title: fc.anything({ maxDepth: 2 }),
    description: fc.string(),
    sections: fc.array(
      fc.tuple(fc.constantFrom(...types), fc.dictionary(keys, fc.anything({ key: keys, maxDepth: 3 }), { maxKeys: 6 })),
    ),
  })
  .map(({ sections, ...page }) => ({ ...page, sections: sections.map(([type, fields]) => ({ type, ...fields })) }));

/** As the bytes of a file: JSON, or YAML where it can be written. */
const writtenPage = anyPage.map((page) => {
  try {
    return stringify(page, { aliasDuplicateObjects: false });
  } catch {
    return JSON.stringify(page, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  }
});

/** The bytes of a page definition that somebody has spoilt, or made up. */
export function hostilePage(texts: readonly string[]): fc.Arbitrary<Uint8Array> {
  const spoilt = fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 6 }))
    .map(([text, edits]) => edits.reduce((result, change) => change(result), text));
  const encoder = new TextEncoder();
  return fc.oneof(
    { weight: 16, arbitrary: spoilt.map((text) => encoder.encode(text)) },
    { weight: 4, arbitrary: writtenPage.map((text) => encoder.encode(text)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2000 }).map((text) => encoder.encode(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }) },
  );
}
