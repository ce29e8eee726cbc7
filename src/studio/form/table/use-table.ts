import type { ClipboardEvent } from 'react';
import type { Edit } from '../../../content/edit/index.ts';
import { valueAt } from '../../../model/child-of.ts';
import type { Path } from '../../../model/diagnostic.ts';
import { useStudio } from '../../store/context.tsx';
import { schemaAt } from '../schema.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { columnEdits, gridOf, pastedCells, pasteEdits } from './table-edits.ts';

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
  const kind = useStudio((state) => state.fileView?.kind);
  const group = list.slice(0, -1);
  const part = list.at(-1);
  const grid = part === 'columns' || part === 'rows' ? gridOf(valueAt(data, group)) : undefined;
  if (!grid) return { editsFor: (edit) => [edit], onPaste: undefined };
  const onPaste = (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const field = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null;
    const steps = field?.dataset['path']?.split('.').slice(list.length).map(Number) ?? [];
    const [row, column] = part === 'columns' ? [-1, steps[0]] : steps;
    if (!cells || row === undefined || column === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const limit = kind && schemaAt(kind, data, [...group, 'columns'])?.['maxItems'];
    const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
    const edits = pasteEdits(grid, group, { row, column }, { cells, most });
    if (edits.length > 0) void changes.make(edits, `A table of ${cells.length} rows pasted`);
  };
  return { editsFor: (edit) => columnEdits(grid, edit), onPaste };
}
