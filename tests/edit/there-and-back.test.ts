import { expect, it } from 'vitest';
import { applyEdit, type Edit } from '#engine/edit';
import { thereAndBackEverywhere } from './support/there-and-back.ts';

// `npm run test:long` makes a third of all.
it('a change and the one that takes it back leave every byte as it was, in every style', () => {
  const { tried, others } = thereAndBackEverywhere(14, { texts: 90, pairs: 7 });
  expect(others).toEqual([]);
  for (const kind of ['duplicate', 'insert', 'move', 'rename', 'set']) expect(tried[kind], kind).toBeGreaterThan(5);
});

const set = (value: unknown): Edit => ({ op: 'set', path: ['a'], value });
const named = (from: string, key: string): Edit => ({ op: 'rename', path: [from], key });

it.each<[string, string, Edit, string, Edit]>([
  ['a name that is a number', 'b: 1\na: 2\n', named('a', '12'), 'b: 1\n"12": 2\n', named('12', 'a')],
  ['a name that is a number, in JSON', '{"b":1,"a":2}', named('a', '12'), '{"b":1,"12":2}', named('12', 'a')],
  ['a name in chosen quotes', "'a': 2\n'b': 1\n", named('a', 'yes'), "'yes': 2\n'b': 1\n", named('yes', 'a')],
  ['quotes that were needed', 'a: x\n', set('yes'), 'a: "yes"\n', set('x')],
  ['quotes that were needed before', 'a: "a: b"\n', set('x'), 'a: x\n', set('a: b')],
  ['quotes above a comment', 'a: x # why\n', set('a: b'), 'a: "a: b" # why\n', set('x')],
  ['quotes that were chosen', "a: 'x'\n", set('yes'), "a: 'yes'\n", set('x')],
  ['quotes that a file has everywhere', 'a: "x"\nb: "why"\n', set('12'), 'a: "12"\nb: "why"\n', set('x')],
  [
    'blank lines that are more than elsewhere',
    'a:\n  - x\n\n  - y\n\n\n  - z\n',
    { op: 'duplicate', path: ['a'], index: 1 },
    'a:\n  - x\n\n  - y\n\n\n  - y\n\n\n  - z\n',
    { op: 'remove', path: ['a', 2] },
  ],
  [
    'a comment that is set off below a copy',
    'a:\n  - x\n\n\n  # soon\n\n  - y\n',
    { op: 'duplicate', path: ['a'], index: 0 },
    'a:\n  - x\n\n\n  - x\n\n\n  # soon\n\n  - y\n',
    { op: 'remove', path: ['a', 1] },
  ],
  [
    'quotes and blank lines in brackets',
    "a: [\n  'x',\n\n  y,\n]\n",
    { op: 'duplicate', path: ['a'], index: 0 },
    "a: [\n  'x',\n\n  'x',\n\n  y,\n]\n",
    { op: 'remove', path: ['a', 0] },
  ],
])('back again: %s', (_, text, there, between, back) => {
  const changed = applyEdit(text, there);
  expect(changed).toMatchObject({ text: between });
  expect(applyEdit(between, back)).toMatchObject({ text });
});
