import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '#engine/edit';
import { edited } from './support/edited.ts';

const set = (path: Edit['path'], value: unknown): Edit => ({ op: 'set', path, value });

describe('layout', () => {
  it.each<[string, string, Edit, string]>([
    [
      'a new entry stands as far from the last one as the others stand apart, comments or not',
      'a:\n  - x\n  # soon\n\n  # set off\n\n  - y\n',
      { op: 'insert', path: ['a'], index: 2, value: 'z' },
      'a:\n  - x\n  # soon\n\n  # set off\n\n  - y\n\n  - z\n',
    ],
    [
      'a text that keeps its blank lines takes them along',
      'a:\n  - |+\n    x\n\n  - y\n',
      { op: 'move', path: ['a'], from: 0, to: 1 },
      'a:\n  - y\n  - |+\n    x\n\n',
    ],
    ['quotes that somebody chose stay in brackets too', "a: [ 'b' ]\n", set(['a', 0], 'c'), "a: [ 'c' ]\n"],
    [
      'a comma at the end of brackets stays',
      'a: [\n  x,\n  y,\n]\n',
      { op: 'remove', path: ['a', 1] },
      'a: [\n  x,\n]\n',
    ],
    [
      'a file without a last line break stays so',
      'a:\n- x\n- y',
      { op: 'move', path: ['a'], from: 1, to: 0 },
      'a:\n- y\n- x',
    ],
    ['nor does the last entry leave one behind', 'a:\r\n  - x', { op: 'remove', path: ['a', 0] }, 'a: []'],
    [
      'Windows line ends stay',
      'a:\r\n  - x\r\n',
      { op: 'insert', path: ['a'], index: 0, value: { b: 1, c: 2 } },
      'a:\r\n  - b: 1\r\n    c: 2\r\n  - x\r\n',
    ],
    ['a byte order mark stays', '\uFEFFa: 1\n', set(['a'], 2), '\uFEFFa: 2\n'],
    [
      'blank lines stand between new entries too',
      'a:\n  - x\n\n  - y\n',
      { op: 'insert', path: ['a'], index: 2, value: 'z' },
      'a:\n  - x\n\n  - y\n\n  - z\n',
    ],
    [
      'dashes stay as far from their fields',
      'a:\n    -   b: 1\n        c: 2\n',
      { op: 'duplicate', path: ['a'], index: 0 },
      'a:\n    -   b: 1\n        c: 2\n    -   b: 1\n        c: 2\n',
    ],
    [
      'JSON stays JSON',
      '{\n  "a": [\n    1\n  ]\n}\n',
      set(['b'], { c: [true] }),
      '{\n  "a": [\n    1\n  ],\n  "b": {\n    "c": [\n      true\n    ]\n  }\n}\n',
    ],
    [
      'JSON without spaces stays so',
      '{"a":[{"b":1}]}',
      { op: 'insert', path: ['a'], index: 1, value: { b: 2 } },
      '{"a":[{"b":1},{"b":2}]}',
    ],
    ['JSON in one line stays in one', '{"a":[1],"b":2}', { op: 'remove', path: ['b'] }, '{"a":[1]}'],
  ])('%s', (_, text, edit, after) => {
    expect(edited(text, edit)).toBe(after);
  });
});

describe('texts', () => {
  const long = `${'word '.repeat(30)}end`;
  it.each<[string, string, string, string]>([
    ['plain where they can be', 'a: x', 'some words', 'a: some words'],
    ['in double quotes where they need them', 'a: x', 'a: b', 'a: "a: b"'],
    ['in single quotes where they hold others', 'a: x', '"a": b', `a: '"a": b'`],
    ['quoted where an older reader would take them for something else', 'a: x', 'no', 'a: "no"'],
    ['plain again when the need for quotes is gone', 'a: "a: b"', 'ab', 'a: ab'],
    ['in the quotes that somebody chose', "a: 'b'", 'c', "a: 'c'"],
    [
      'folded where they are long',
      'a: x\n',
      long,
      `a: >-\n  ${'word '.repeat(23).trim()}\n  ${'word '.repeat(7)}end\n`,
    ],
    [
      'with the breaks of the lines that are the same',
      'a: >-\n  one two\n  three four\n  five\n',
      'one two three 4 five',
      'a: >-\n  one two\n  three 4\n  five\n',
    ],
    ['on lines where they have some', 'a: x\n', 'one\n\ntwo\n', 'a: |\n  one\n\n  two\n'],
    ['on lines where a list stands apart', 'a: x\n', 'one\n\n- two\n- three\n', 'a: |\n  one\n\n  - two\n  - three\n'],
    [
      'in quotes where a line would be taken for a field',
      'a: x\n',
      'one\nheading: two\n',
      'a: "one\\nheading: two\\n"\n',
    ],
    [
      'in quotes where lines would be taken for a list',
      'a: x\n',
      'one\n- two\n- three\n',
      'a: "one\\n- two\\n- three\\n"\n',
    ],
    ['in quotes where they end with several line breaks', 'a: x\n', 'one\n\n', 'a: "one\\n\\n"\n'],
  ])('are written %s', (_, text, value, after) => {
    expect(edited(text, set(['a'], value))).toBe(after);
  });
});

describe('YAML that is taken over', () => {
  const page = 'sections:\n  - type: hero\n\n  - type: prose\n';
  const insert = (text: string): Edit => ({
    op: 'insert',
    path: ['sections'],
    index: 1,
    value: { type: 'stats', items: [1] },
    text,
  });

  it('comes with its comments, at the indentation of the list', () => {
    const text = '- type: stats\n  # Also possible: heading.\n  items:\n    - 1\n';
    const after =
      'sections:\n  - type: hero\n\n  - type: stats\n    # Also possible: heading.\n    items:\n      - 1\n\n  - type: prose\n';
    expect(edited(page, insert(text))).toBe(after);
    expect(edited(page, insert(text.replace('- ', '  ').replaceAll(/^ {2}/gm, '')))).toBe(after);
  });

  it('says its value, or is refused', () => {
    expect(edited(page, insert('type: stats\n'))).toContain(
      'refused: The text that is to be put in says something else',
    );
  });
});

it.each<[string, string, Edit]>([
  ['A name for reuse (`&x`) stands here. Change it in the text.', 'a: &x 1\nb: *x\n', set(['a'], 2)],
  [
    'What stands here is written elsewhere (`*x`). Change it in the text.',
    'a: &x 1\nb: *x\n',
    { op: 'remove', path: ['b'] },
  ],
  ['A type (`!t`) stands here. Change it in the text.', 'a: !t 1\nb: 1\n', set(['a'], 2)],
  ['This file holds several documents, divided by `---`.', 'a: 1\n---\nb: 1\n', set(['a'], 2)],
  ["This file can't be read as it stands.", 'a: "1\n', set(['a'], 2)],
  ['There is no `a, 2, b` in this file.', 'a:\n  - b: 1\n', { op: 'remove', path: ['a', 1, 'b'] }],
  ['What stands at `a` is no list.', 'a: 1\n', { op: 'insert', path: ['a'], index: 0, value: 1 }],
  ['The list at `a` has no place 3.', 'a: [1]\n', { op: 'insert', path: ['a'], index: 2, value: 1 }],
  ['There is a field `b` already.', 'a: 1\nb: 2\n', { op: 'rename', path: ['a'], key: 'b' }],
  ["`__proto__` can't be the name of a field.", 'a: 1\n', set(['__proto__'], 1)],
  ["This value can't be written in a file.", 'a: 1\n', set(['a'], Number.NaN)],
])('refuses with the words: %s', (words, text, edit) => {
  expect(edited(text, edit)).toContain(`refused: ${words}`);
});

it('leaves anchors alone that it does not touch', () => {
  expect(edited('a: &x 1\nb: *x\nc: 2\n', set(['c'], 3))).toBe('a: &x 1\nb: *x\nc: 3\n');
});

it('changes several files, or none', () => {
  const files = new Map([
    ['one', 'a: 1\n'],
    ['two', 'a: 1\n'],
  ]);
  const both = [
    { file: 'one', edit: set(['a'], 2) },
    { file: 'two', edit: set(['b'], 3) },
  ];
  expect(applyEdits(files, both)).toEqual(
    new Map([
      ['one', 'a: 2\n'],
      ['two', 'a: 1\nb: 3\n'],
    ]),
  );
  expect(applyEdits(files, [...both, { file: 'two', edit: set(['c', 'd'], 1) }])).toEqual({
    file: 'two',
    refused: 'There is no `c, d` in this file.',
  });
  expect(applyEdits(files, [{ file: 'three', edit: set(['a'], 2) }])).toMatchObject({ file: 'three' });
});

describe('a text that is typed letter by letter', () => {
  const words =
    ' that goes on, word for word, until the line is full and another one is begun, and goes on there as well.';
  const typed = (text: string, value: string) =>
    [...words].reduce((now, _, at) => edited(now, set(['a'], `${value}${words.slice(0, at + 1)}`.trim())), text);
  const line =
    'One line of a text which is as long as a line of a text in a file of a page may well be, or nearly as long,';

  it.each([
    ['folded', `a: >-\n  A short line.\n  ${line}\nb: 1\n`, `A short line. ${line}`],
    ['over several lines without a mark', `a: A short line.\n  ${line}\nb: 1\n`, `A short line. ${line}`],
    ['in quotes over several lines', `a: "A short line:\n  ${line}"\nb: 1\n`, `A short line: ${line}`],
    ['on one line', `a: ${line}\nb: 1\n`, line],
  ])('%s fills its lines', (_, text, value) => {
    const lines = typed(text, value).split('\n');
    const added = lines.slice(
      lines.findIndex((each) => each.includes('as long as a line')),
      lines.indexOf('b: 1'),
    );
    expect(added).toHaveLength(2);
    expect(added.every((each) => each.length <= 130)).toBe(true);
    expect(lines.join('\n')).toContain('goes on there as well.');
  });
});
