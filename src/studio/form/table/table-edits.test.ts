// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, type Edit } from '#engine/edit';
import { pastedCells } from '../../paste/cells.ts';
import { columnEdits, gridOf, leftOut, pasteEdits, tableFrom } from './table-edits.ts';

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
  expect(leftOut(pastedCells('a\tb\t') ?? [], 0, 2)).toEqual([]);
});

it('a whole table that is pasted takes the place of samples, and of nothing else', () => {
  const sample = parse(`columns: [Job, Today, Sample columns 3]
rows:
  - [Ask, By fax, Sample]
  - [Wait, 22 days, –]
  - [My own, 22 days, –] # the longest
`);
  const samples = new Set(['Job', 'Today', 'Sample columns 3', 'Ask', 'By fax', 'Sample', 'Wait', '22 days']);
  const paste = (cells: string, row: number, column = 0) => {
    const pasted = { cells: pastedCells(cells) ?? [], most: 6, isSample: (one: string) => samples.has(one) };
    return pasteEdits(sample, [], { row, column }, pasted);
  };
  const made = (edits: readonly Edit[]) =>
    edits.reduce((data, edit) => {
      const applied = applyEdit(data, edit);
      if ('refused' in applied) throw new Error(applied.refused);
      return applied.text;
    }, JSON.stringify(sample));
  expect(parse(made(paste('Name\tAge\nAnn\t31', -1)))).toEqual({
    columns: ['Name', 'Age'],
    rows: [
      ['Ann', '31'],
      ['My own', '22 days'],
    ],
  });
  // Cells in the middle of a table, and headings alone, leave all rows.
  expect(parse(made(paste('x\ty', 0, 1))).rows).toHaveLength(3);
  expect(parse(made(paste('Name\tAge', -1))).rows).toHaveLength(3);
});

it('cells become a table of their own', () => {
  expect(tableFrom(pastedCells('Name\t\tTown\nAnn\t*5*\t') ?? [], 2)).toEqual({
    columns: ['Name', 'Column 2'],
    rows: [['Ann', '\\*5\\*']],
  });
});
