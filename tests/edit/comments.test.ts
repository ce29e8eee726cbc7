import { expect, it } from 'vitest';
import type { Edit } from '#engine/edit';
import { edited } from './support/edited.ts';

const set = (path: Edit['path'], value: unknown): Edit => ({ op: 'set', path, value });

it.each<[string, string, Edit, string]>([
  [
    'above an entry goes with it, into the first place of a list on the line of a dash',
    'a:\n  - - x\n    # why y\n    - y\n',
    { op: 'move', path: ['a', 0], from: 1, to: 0 },
    'a:\n  -\n    # why y\n    - y\n    - x\n',
  ],
  [
    'that is set off by a blank line stays where it is',
    'a:\n  - x\n\n  # the second half\n\n  - y\n  - z\n',
    { op: 'move', path: ['a'], from: 2, to: 0 },
    'a:\n  - z\n\n  # the second half\n\n  - x\n  - y\n',
  ],
  [
    'that is deeper than an entry above goes with that',
    'a:\n  - x: 1\n    # y: 2\n  - x: 3\n',
    { op: 'move', path: ['a'], from: 0, to: 1 },
    'a:\n  - x: 3\n  - x: 1\n    # y: 2\n',
  ],
  [
    'that is deeper than an entry above goes with that also below a blank line, and never into a text',
    'a:\n  - x: 1\n\n    # y: 2\n\n  - x: |\n      z\n\n  - x: 3\n',
    { op: 'move', path: ['a'], from: 2, to: 0 },
    'a:\n  - x: 3\n\n  - x: 1\n\n    # y: 2\n\n  - x: |\n      z\n',
  ],
  [
    'that nothing parts from the next entry goes with its own, and the blank line above it stays with the place',
    'a:\n  - x: 1\n\n    # y: 2\n  - x: 2\n\n  - x: 3\n',
    { op: 'move', path: ['a'], from: 2, to: 0 },
    'a:\n  - x: 3\n\n  - x: 1\n\n    # y: 2\n  - x: 2\n',
  ],
  [
    'that ends a section keeps it apart from the next one',
    'a:\n  - b:\n      - x\n\n      # soon\n  - c: 1\n',
    { op: 'set', path: ['a', 0, 'd'], value: 1 },
    'a:\n  - b:\n      - x\n    d: 1\n\n      # soon\n  - c: 1\n',
  ],
  [
    'that would become words of the text above it goes with its own entry',
    'a:\n  - b: |\n      x\n    c:\n      - 1\n\n      # soon\n  - c: 1\n',
    { op: 'remove', path: ['a', 0, 'c'] },
    'a:\n  - b: |\n      x\n\n  - c: 1\n',
  ],
  [
    'that is set off stays set off where the last entry below it goes, and the next section as far away as it was',
    'a:\n  - b:\n      - x\n\n      # soon\n\n      - y\n\n  - c: 1\n',
    { op: 'remove', path: ['a', 0, 'b', 1] },
    'a:\n  - b:\n      - x\n\n      # soon\n\n  - c: 1\n',
  ],
  [
    'at the head stays above braces where nothing is left, and a file without a line break at its end has none',
    '# head\na:\n  - x',
    { op: 'remove', path: ['a'] },
    '# head\n{}',
  ],
  [
    'that goes on deeper goes with its entry as a whole',
    'a:\n  # why x,\n      # and how\n  - x\n  - y\n',
    { op: 'move', path: ['a'], from: 1, to: 0 },
    'a:\n  - y\n  # why x,\n      # and how\n  - x\n',
  ],
  [
    'that is set off stays set off where the first entry above it goes',
    'a:\n  - x\n\n  # soon\n\n  - y\n  - z\n',
    { op: 'remove', path: ['a', 0] },
    'a:\n  # soon\n\n  - y\n  - z\n',
  ],
  ['at the head of the file stays', '# head\na: 1\nb: 2\n', { op: 'remove', path: ['a'] }, '# head\nb: 2\n'],
  ['behind the mark of a text stays', 'a: | # why\n  x\n  y\n', set(['a'], 'x\nz\n'), 'a: | # why\n  x\n  z\n'],
  ['behind the mark of a text stays behind a short one', 'a: | # why\n  x\n', set(['a'], 'x'), 'a: "x" # why\n'],
  ['behind an empty value stays', 'a: # why\nb: 1\n', set(['a'], ['x']), 'a: # why\n  - x\nb: 1\n'],
  [
    'behind a name stays when its list is empty',
    'a: # why\n  - x\n',
    { op: 'remove', path: ['a', 0] },
    'a: [] # why\n',
  ],
  [
    'in brackets stays in its place',
    'a: [\n  x, # 1\n  y # 2\n]\n',
    { op: 'move', path: ['a'], from: 1, to: 0 },
    'a: [\n  y, # 1\n  x # 2\n]\n',
  ],
  [
    'in brackets keeps its line',
    'a: [\n  x, # 1\n  y # 2\n]\n',
    { op: 'insert', path: ['a'], index: 2, value: 'z' },
    'a: [\n  x, # 1\n  y, # 2\n  z\n]\n',
  ],
  [
    'inside a list stays when the list is given again',
    'a:\n  # why x\n  - t: x\n  # why y\n  - t: y # soon\n',
    set(['a'], [{ t: 'y' }, { t: 'n w' }, { t: 'x', u: 1 }]),
    'a:\n  # why y\n  - t: y # soon\n  - t: n w\n  # why x\n  - t: x\n    u: 1\n',
  ],
])('a comment %s', (_, text, edit, after) => {
  expect(edited(text, edit)).toBe(after);
});
