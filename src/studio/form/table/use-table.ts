import type { ClipboardEvent } from 'react';
import type { Edit } from '#engine/edit';
import { type Path, valueAt } from '#kit/model';
import { useFormScope } from '../scope.tsx';
import { columnEdits, gridOf } from './table-edits.ts';
import { useCellPaste } from './use-cell-paste.ts';

type Table = {
  /** An edit of the list, and what has to go with it in the table's other parts. */
  editsFor: (edit: Edit) => readonly Edit[];
  /** Takes what is pasted into a field of the list, where it is cells of a spreadsheet. */
  onPaste: ((event: ClipboardEvent) => void) | undefined;
};

/** What a list does as the headings or the rows of a table; other lists are only themselves. */
export function useTable(list: Path): Table {
  const { file, data } = useFormScope();
  const pasteCells = useCellPaste(file);
  const part = list.at(-1);
  const grid = part === 'columns' || part === 'rows' ? gridOf(valueAt(data, list.slice(0, -1))) : undefined;
  if (!grid) return { editsFor: (edit) => [edit], onPaste: undefined };
  const onPaste = (event: ClipboardEvent) => {
    const field = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null;
    const steps = field?.dataset['path']?.split('.').slice(list.length).map(Number) ?? [];
    if (!pasteCells([...list, ...steps], event.clipboardData)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { editsFor: (edit) => columnEdits(grid, edit), onPaste };
}
