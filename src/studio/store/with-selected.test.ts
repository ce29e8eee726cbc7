import { expect, it } from 'vitest';
import type { Edit } from '#engine/edit';
import { valueAt } from '#kit/model';
import { freshSeed, randomFrom } from '../../../tests/support/random.ts';
import { withSelected } from './with-selected.ts';

const file = 'a.yaml';
const after = (path: (string | number)[], edits: Edit[]) =>
  withSelected(
    { edits: edits.map((edit) => ({ file, edit })), options: { says: 'Done' } },
    { file, path, isUnleft: true },
  ).select;

/** What an edit makes of a list, said the long way. */
function made(list: readonly string[], edit: Edit): string[] {
  if (edit.op === 'insert') return list.toSpliced(edit.index, 0, String(edit.value));
  if (edit.op === 'duplicate') return list.toSpliced(edit.index + 1, 0, `${list[edit.index]} again`);
  if (edit.op === 'move') return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from] ?? '');
  return list.toSpliced(Number(edit.path.at(-1)), 1);
}

it('what is selected goes with its entry, whatever is done with the entries of its list', () => {
  const seed = freshSeed();
  const int = randomFrom(seed);
  for (let run = 0; run < 300; run += 1) {
    const before = Array.from({ length: 2 + int(5) }, (_, index) => `entry ${index}`);
    const path = ['items'];
    let list = before;
    const edits: Edit[] = Array.from({ length: 1 + int(3) }, (_, index) => {
      const { length } = list;
      const at = int(length || 1);
      const choices: Edit[] = [
        { op: 'insert', path, index: int(length + 1), value: `new ${index}` },
        { op: 'duplicate', path, index: at },
        { op: 'move', path, from: at, to: int(length || 1) },
        { op: 'remove', path: [...path, at] },
      ];
      const edit = length === 0 ? choices[0] : choices[int(choices.length)];
      list = edit ? made(list, edit) : list;
      return edit ?? { op: 'remove', path };
    });
    const place = int(before.length);
    const selected = after(['items', place, 'title'], edits) ?? { path: ['items', place, 'title'] };
    const said = `seed ${seed}: ${JSON.stringify(edits)}`;
    if (list.includes(before[place] ?? ''))
      expect(valueAt({ items: list.map((title) => ({ title })) }, selected.path), said).toBe(before[place]);
    else expect(selected.path, said).toEqual(['items']);
  }
});

it('what is selected elsewhere, or by the edit itself, stays; a field that goes leaves it, too', () => {
  expect(after(['items', 2], [{ op: 'remove', path: ['others', 0] }])).toBeUndefined();
  expect(after(['items'], [{ op: 'move', path: ['items'], from: 0, to: 1 }])).toBeUndefined();
  expect(after(['title'], [{ op: 'remove', path: ['title'] }])).toBeUndefined();
  const select = { file, path: ['items', 0] };
  const edit: Edit = { op: 'move', path: ['items'], from: 0, to: 1 };
  expect(withSelected({ edits: [{ file, edit }], options: { says: 'Moved', select } }, select).select).toBe(select);
  expect(withSelected({ edits: [{ file: 'b.yaml', edit }], options: { says: 'Moved' } }, select).select).toBe(
    undefined,
  );
});
