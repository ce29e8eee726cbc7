import type { Edit } from '#engine/edit';
import { isToReplace, type Path, type Schema, valueAt } from '#kit/model';
import { pastedCells } from '../../paste/cells.ts';
import { useStore, useStudio } from '../../store/context.tsx';
import { viewOf } from '../../store/view-of.ts';
import { schemaAt } from '../schema.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { hasMarks, widgetFor } from '../widget.ts';
import { blank, type CellPlace, gridOf, leftOut, pasteEdits } from './table-edits.ts';

/**
 * Takes what is pasted into a cell of a table, or a heading, where it is cells of a spreadsheet: they begin there. False where it
 * isn't, or where no table is.
 */
export function useCellPaste(file: string): (cell: Path, clipboard: DataTransfer) => boolean {
  const { data } = useFormScope();
  const changes = useChanges({ isApart: true });
  const store = useStore();
  const kind = useStudio((state) => viewOf(state, file)?.kind);
  return (at, clipboard) => {
    const found = tableAt(at);
    const grid = found && gridOf(valueAt(data, found.group));
    const cells = pastedCells(clipboard.getData('text/plain'), clipboard.getData('text/html'));
    if (!found || !grid || !cells) return false;
    const { group, place } = found;
    const most = mostColumns(kind && schemaAt(kind, data, [...group, 'columns']));
    const cell = kind && schemaAt(kind, data, [...group, 'rows', 0, 0]);
    const edits = pasteEdits(grid, group, place, {
      cells,
      most,
      hasMarks: hasMarks(cell && widgetFor(cell)),
      isSample: isToReplace,
    });
    const lost = leftOut(cells, place.column, most);
    const over = writtenOver(edits, data);
    const says = pastedWords(cells.length, over);
    const make = () => (over > 0 ? changes.drop(group, says, edits) : changes.make(edits, says));
    void (async () => {
      if (edits.length > 0 && !(await make())) return;
      if (lost.length > 0) store.refuse(lostWords(lost, most));
    })();
    return true;
  };
}

/** How many columns a table may have, by the schema of their headings. */
export function mostColumns(columns: Schema | undefined): number {
  const limit = columns?.['maxItems'];
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}

/** The table that a cell or a heading stands in, and where. */
function tableAt(cell: Path): { group: Path; place: CellPlace } | undefined {
  const [list, row, column] = cell.slice(-3);
  if (list === 'rows' && typeof row === 'number' && typeof column === 'number')
    return { group: cell.slice(0, -3), place: { row, column } };
  return row === 'columns' && typeof column === 'number'
    ? { group: cell.slice(0, -2), place: { row: -1, column } }
    : undefined;
}

/** What was pasted, and how much of the table it took the place of. */
function pastedWords(rows: number, over: number): string {
  const put = rows === 1 ? '1 row was pasted' : `${rows} rows were pasted`;
  if (over === 0) return put;
  return `${put}; ${over === 1 ? '1 cell that had words was' : `${over} cells that had words were`} written over`;
}

/** How many cells that said something of somebody's own say something else then. */
function writtenOver(edits: readonly Edit[], data: unknown): number {
  const before = edits.map(({ op, path }) => (op === 'set' ? valueAt(data, path) : undefined));
  return before.filter((cell) => typeof cell === 'string' && ![blank, ''].includes(cell) && !isToReplace(cell)).length;
}

/** What of a pasted table was left out, and what helps. */
export function lostWords(columns: readonly string[], most: number): string {
  const [first = '', ...more] = columns;
  const what = more.length === 0 ? `the column “${first}”` : `${columns.length} columns, from “${first}” on,`;
  return `A table has room for ${most} columns: ${what} ${more.length === 0 ? 'was' : 'were'} left out. Delete a column first, or paste the rest into a table of its own.`;
}
