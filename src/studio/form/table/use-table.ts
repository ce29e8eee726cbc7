import type { ClipboardEvent } from 'react';
import type { Edit } from '#engine/edit';
import { type Path, valueAt } from '#kit/model';
import { useStore, useStudio } from '../../store/context.tsx';
import { schemaAt } from '../schema.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { columnEdits, gridOf, leftOut, pastedCells, pasteEdits } from './table-edits.ts';

type Table = {
  /** An edit of the list, and what has to go with it in the table's other parts. */
  editsFor: (edit: Edit) => readonly Edit[];
  /** Takes what is pasted into a field of the list, where it is cells of a spreadsheet. */
  onPaste: ((event: ClipboardEvent) => void) | undefined;
};

/** What a list does as the headings or the rows of a table; other lists are only themselves. */
export function useTable(list: Path): Table {
  const { data } = useFormScope();
  const changes = useChanges();
  const store = useStore();
  const kind = useStudio((state) => state.fileView?.kind);
  const group = list.slice(0, -1);
  const part = list.at(-1);
  const grid = part === 'columns' || part === 'rows' ? gridOf(valueAt(data, group)) : undefined;
  if (!grid) return { editsFor: (edit) => [edit], onPaste: undefined };
  const onPaste = (event: ClipboardEvent) => {
    const [text, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData.getData(type));
    const cells = pastedCells(text ?? '', html);
    const field = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null;
    const steps = field?.dataset['path']?.split('.').slice(list.length).map(Number) ?? [];
    const [row, column] = part === 'columns' ? [-1, steps[0]] : steps;
    if (!cells || row === undefined || column === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const limit = kind && schemaAt(kind, data, [...group, 'columns'])?.['maxItems'];
    const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
    const edits = pasteEdits(grid, group, { row, column }, { cells, most });
    const lost = leftOut(cells, column, most);
    void (async () => {
      if (edits.length > 0 && !(await changes.make(edits, `A table of ${cells.length} rows pasted`))) return;
      if (lost.length > 0) store.refuse(lostWords(lost, most));
    })();
  };
  return { editsFor: (edit) => columnEdits(grid, edit), onPaste };
}

/** What of a pasted table was left out, and what helps. */
function lostWords(columns: readonly string[], most: number): string {
  const [first = '', ...more] = columns;
  const what = more.length === 0 ? `the column “${first}”` : `${columns.length} columns, from “${first}” on,`;
  return `A table has room for ${most} columns: ${what} ${more.length === 0 ? 'was' : 'were'} left out. Take a column away first, or paste the rest into a table of its own.`;
}
