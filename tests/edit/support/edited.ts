import { applyEdit, type Edit } from '#engine/edit';

/** A text after an edit, or why that is refused. */
export function edited(text: string, edit: Edit): string {
  const result = applyEdit(text, edit);
  return 'text' in result ? result.text : `refused: ${result.refused}`;
}
