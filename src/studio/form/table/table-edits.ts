import type { Edit } from '#engine/edit';
import { childOf, type Path } from '#kit/model';
import type { Cell } from '../../paste/cells.ts';

/** What a cell says that nobody has filled in yet: nothing, as printed tables say it. */
export const blank = '–';

/** Headings of columns, and rows with a cell below each. */
export type Grid = { columns: readonly unknown[]; rows: readonly (readonly unknown[])[] };

/** The table that a group of fields holds; nothing where it holds none. */
export function gridOf(group: unknown): Grid | undefined {
  const columns = childOf(group, 'columns');
  const rows = childOf(group, 'rows');
  return Array.isArray(columns) && Array.isArray(rows) && rows.every(Array.isArray) ? { columns, rows } : undefined;
}

/** An edit of the headings, and the same one of every row: a column is its heading and all of its cells. */
export function columnEdits(grid: Grid, edit: Edit): Edit[] {
  const group = columnsGroup(edit);
  if (group === undefined) return [edit];
  const inRows = grid.rows.flatMap((row, index): Edit[] => {
    // A row that isn't as long as the others has its own mistake, which isn't made larger.
    if (row.length !== grid.columns.length) return [];
    const path = [...group, 'rows', index];
    if (edit.op === 'remove') return [{ ...edit, path: [...path, ...edit.path.slice(-1)] }];
    return [edit.op === 'insert' ? { ...edit, path, value: blank } : { ...edit, path }];
  });
  return [edit, ...inRows];
}

/** The group whose list of columns an edit changes as a whole: where one comes, goes or moves. */
function columnsGroup({ op, path }: Edit): Path | undefined {
  const list = op === 'remove' ? path.slice(0, -1) : path;
  const changes = op === 'remove' || op === 'insert' || op === 'move' || op === 'duplicate';
  return changes && list.at(-1) === 'columns' ? list.slice(0, -1) : undefined;
}

/** A place in a table: row -1 is that of the headings. */
export type CellPlace = { row: number; column: number };

/** What is pasted: cells, how many columns a table may have, whether its cells have marks, and what in it is there to be replaced. */
type PastedTable = {
  cells: readonly (readonly Cell[])[];
  most: number;
  hasMarks?: boolean;
  isSample?: (text: string) => boolean;
};

/**
 * The edits that write pasted cells into a table from a place on. Rows and columns that it lacks are added, columns up to `most`;
 * an empty cell says so. Rows of samples below go, and where the whole table is pasted, columns of samples beside it.
 */
export function pasteEdits(
  grid: Grid,
  group: Path,
  { row: top, column: left }: CellPlace,
  { cells, most, hasMarks = true, isSample = () => false }: PastedTable,
): Edit[] {
  const wide = Math.max(...cells.map((line) => line.length));
  const width = Math.min(most, Math.max(grid.columns.length, left + wide));
  const height = Math.max(grid.rows.length, top + cells.length);
  const wanted = (row: number, column: number, before: unknown, none: string) => {
    const cell = cells[row - top]?.[column - left];
    return ((row < 0 || !hasMarks ? cell?.plain : cell?.rich) ?? before) || none;
  };
  const columns = Array.from({ length: width }, (_, column) =>
    wanted(-1, column, grid.columns[column], `Column ${column + 1}`),
  );
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => wanted(row, column, grid.rows[row]?.[column], blank)),
  );
  const below = left === 0 && top <= 0 && top + cells.length > 0 ? top + cells.length : height;
  const needless = rows.map((row, index) => index >= below && isOfSamples(row, isSample));
  const columnAt = (at: number) => [columns[at], ...rows.filter((_, index) => !needless[index]).map((row) => row[at])];
  const narrow =
    top < 0 && left === 0
      ? columns.findLastIndex((_, at) => at < wide || !isOfSamples(columnAt(at), isSample)) + 1
      : width;
  return [
    ...listEdits([...group, 'columns'], grid.columns, columns.slice(0, narrow)),
    ...rows.flatMap((row, index) => {
      const before = grid.rows[index];
      const path = [...group, 'rows', index];
      const after = row.slice(0, narrow);
      if (needless[index]) return [];
      return before ? listEdits(path, before, after) : insertion([...group, 'rows'], index, after);
    }),
    ...needless
      .flatMap((isGone, index) => (isGone ? [index] : []))
      .toReversed()
      .map((index): Edit => ({ op: 'remove', path: [...group, 'rows', index] })),
  ];
}

/** Whether cells are samples that nobody has written over, and what fills the places between them. */
function isOfSamples(cells: readonly unknown[], isSample: (text: string) => boolean): boolean {
  const isOne = (cell: unknown) => typeof cell === 'string' && isSample(cell);
  return cells.some(isOne) && cells.every((cell) => cell === blank || isOne(cell));
}

/** Cells as a table of their own: the first row has the headings. Nothing of what stands beyond `most` columns. */
export function tableFrom(cells: readonly (readonly Cell[])[], most: number): { columns: string[]; rows: string[][] } {
  const [headings = [], ...rows] = cells.map((row) => row.slice(0, most));
  return {
    columns: headings.map(({ plain }, index) => plain || `Column ${index + 1}`),
    rows: rows.map((row) => row.map(({ rich }) => rich || blank)),
  };
}

/** The columns of pasted cells for which a table has no room, each by its first words; only those that say something. */
export function leftOut(cells: readonly (readonly Cell[])[], left: number, most: number): string[] {
  const width = Math.max(...cells.map((line) => line.length));
  return Array.from({ length: width }, (_, column) => column)
    .slice(Math.max(0, most - left))
    .flatMap((column) => cells.map((line) => line[column]?.plain ?? '').find((words) => words !== '') ?? []);
}

/** The edits that make one list of texts into another; what is too much goes from its end. */
function listEdits(path: Path, before: readonly unknown[], after: readonly unknown[]): Edit[] {
  const gone = Array.from(
    { length: Math.max(0, before.length - after.length) },
    (_, index) => before.length - 1 - index,
  );
  return [
    ...after.flatMap((value, index): Edit[] => {
      if (index >= before.length) return insertion(path, index, value);
      return value === before[index] ? [] : [{ op: 'set', path: [...path, index], value }];
    }),
    ...gone.map((index): Edit => ({ op: 'remove', path: [...path, index] })),
  ];
}

function insertion(path: Path, index: number, value: unknown): Edit[] {
  return [{ op: 'insert', path, index, value }];
}
