import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, type Edit } from '#engine/edit';
import { columnEdits, gridOf, leftOut, pastedCells, pasteEdits } from './table-edits.ts';

const text = `columns: [Job, Today]
rows:
  - [Ask, By fax]
  - [Wait, 22 days] # the longest
`;
const grid = gridOf(parse(text)) ?? { columns: [], rows: [] };

function after(edits: readonly Edit[]): unknown {
  const changed = edits.reduce((now, edit) => {
    const applied = applyEdit(now, edit);
    if ('refused' in applied) throw new Error(applied.refused);
    return applied.text;
  }, text);
  expect(changed).toContain('# the longest');
  return parse(changed);
}

it('a column comes, moves and goes with its cells', () => {
  expect(after(columnEdits(grid, { op: 'insert', path: ['columns'], index: 2, value: 'Then' }))).toEqual({
    columns: ['Job', 'Today', 'Then'],
    rows: [
      ['Ask', 'By fax', '–'],
      ['Wait', '22 days', '–'],
    ],
  });
  expect(after(columnEdits(grid, { op: 'move', path: ['columns'], from: 1, to: 0 }))).toEqual({
    columns: ['Today', 'Job'],
    rows: [
      ['By fax', 'Ask'],
      ['22 days', 'Wait'],
    ],
  });
  expect(after(columnEdits(grid, { op: 'remove', path: ['columns', 0] }))).toEqual({
    columns: ['Today'],
    rows: [['By fax'], ['22 days']],
  });
  const renamed: Edit = { op: 'set', path: ['columns', 0], value: 'Work' };
  expect(columnEdits(grid, renamed)).toEqual([renamed]);
});

it('cells of a spreadsheet are written from the field on in which they are pasted, and the table grows', () => {
  expect(pastedCells('no table')).toBeUndefined();
  expect(pastedCells('two\nlines', '<p>two</p><p>lines</p>')).toBeUndefined();
  expect(pastedCells('one\r\n', '<table><tr><td>one</table>')).toBeUndefined();
  expect(pastedCells('one\r\ncolumn\r\n', '<table><tr><td>one<tr><td>column</table>')).toEqual([['one'], ['column']]);
  expect(pastedCells('"two\nlines, ""so"""\tone')).toEqual([['two lines, "so"', 'one']]);
  const cells = pastedCells('Wait\t30 seconds\tless\r\nPay\t\t"soon"\r\n') ?? [];
  expect(after(pasteEdits(grid, [], { row: 1, column: 0 }, { cells, most: 6 }))).toEqual({
    columns: ['Job', 'Today', 'Column 3'],
    rows: [
      ['Ask', 'By fax', '–'],
      ['Wait', '30 seconds', 'less'],
      ['Pay', '–', '"soon"'],
    ],
  });
  // The first line may be the headings.
  expect(after(pasteEdits(grid, [], { row: -1, column: 0 }, { cells, most: 2 }))).toEqual({
    columns: ['Wait', '30 seconds'],
    rows: [
      ['Pay', '–'],
      ['Wait', '22 days'],
    ],
  });
});

it('columns for which a table has no room are known by their first words; empty ones are no loss', () => {
  const cells = pastedCells('Name\tAge\tTown\nAnn\t\t\tnew') ?? [];
  expect(leftOut(cells, 0, 6)).toEqual([]);
  expect(leftOut(cells, 0, 2)).toEqual(['Town', 'new']);
  expect(leftOut(cells, 4, 6)).toEqual(['Town', 'new']);
  expect(leftOut(cells, 5, 6)).toEqual(['Age', 'Town', 'new']);
  expect(leftOut([['a', 'b', '']], 0, 2)).toEqual([]);
});
