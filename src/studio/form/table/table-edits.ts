import type { Edit } from '#engine/edit';
import { childOf, type Path } from '#kit/model';

/** What a cell says that nobody has filled in yet: nothing, as printed tables say it. */
const blank = '–';

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

/** A cell that spreadsheets set in quotes, for it has lines or tabs of its own. */
const quotedCell = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/**
 * Cells that spreadsheets and browsers copy as lines with tabs; nothing where it is no table. A single column has no tabs: that it
 * is one says only its HTML.
 */
export function pastedCells(text: string, html = ''): string[][] | undefined {
  const isColumn = /<table\b/i.test(html) && /\n./.test(text.replaceAll('\r', ''));
  if (!text.includes('\t') && !isColumn) return undefined;
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .replaceAll(quotedCell, (whole, inside: string) =>
      /[\t\n]/.test(inside) ? inside.replaceAll(/\s+/g, ' ').replaceAll('""', '"') : whole,
    )
    .split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
}

/**
 * The edits that write pasted cells into a table from a place on. Rows and columns that it lacks are added, columns up to `most`;
 * an empty cell says so.
 */
export function pasteEdits(
  grid: Grid,
  group: Path,
  { row: top, column: left }: CellPlace,
  { cells, most }: { cells: readonly (readonly string[])[]; most: number },
): Edit[] {
  const width = Math.min(most, Math.max(grid.columns.length, left + Math.max(...cells.map((line) => line.length))));
  const height = Math.max(grid.rows.length, top + cells.length);
  const wanted = (row: number, column: number, before: unknown, none: string) =>
    (cells[row - top]?.[column - left] ?? before) || none;
  const columns = Array.from({ length: width }, (_, column) =>
    wanted(-1, column, grid.columns[column], `Column ${column + 1}`),
  );
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => wanted(row, column, grid.rows[row]?.[column], blank)),
  );
  return [
    ...listEdits([...group, 'columns'], grid.columns, columns),
    ...rows.flatMap((row, index) => {
      const before = grid.rows[index];
      const path = [...group, 'rows', index];
      return before ? listEdits(path, before, row) : insertion([...group, 'rows'], index, row);
    }),
  ];
}

/** The columns of pasted cells for which a table has no room, each by its first words; only those that say something. */
export function leftOut(cells: readonly (readonly string[])[], left: number, most: number): string[] {
  const width = Math.max(...cells.map((line) => line.length));
  return Array.from({ length: width }, (_, column) => column)
    .slice(Math.max(0, most - left))
    .flatMap((column) => cells.find((line) => (line[column] ?? '') !== '')?.[column] ?? []);
}

/** The edits that make one list of texts into another that is as long or longer. */
function listEdits(path: Path, before: readonly unknown[], after: readonly unknown[]): Edit[] {
  return after.flatMap((value, index): Edit[] => {
    if (index >= before.length) return insertion(path, index, value);
    return value === before[index] ? [] : [{ op: 'set', path: [...path, index], value }];
  });
}

function insertion(path: Path, index: number, value: unknown): Edit[] {
  return [{ op: 'insert', path, index, value }];
}
