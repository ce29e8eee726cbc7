import { applyEdit } from './apply-edit.ts';
import type { Edit } from './types.ts';

/** Makes edits of several files one after the other: all of them, or none and why. Other files stay as they are. */
export function applyEdits(
  files: ReadonlyMap<string, string>,
  edits: readonly { file: string; edit: Edit }[],
): ReadonlyMap<string, string> | { file: string; refused: string } {
  const changed = new Map(files);
  for (const { file, edit } of edits) {
    const text = changed.get(file);
    if (text === undefined) return { file, refused: `There is no file \`${file}\`.` };
    const result = applyEdit(text, edit);
    if ('refused' in result) return { file, refused: result.refused };
    changed.set(file, result.text);
  }
  return changed;
}
