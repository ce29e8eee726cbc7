import { applyEdit, composed, type Edit, type Splice } from '../../content/edit/index.ts';
import type { EditResult } from './protocol.ts';

/** What edits, one after the other, make of texts: all of them, or why none was made. Nothing is changed here. */
export function editTexts(
  texts: ReadonlyMap<string, string>,
  edits: readonly { file: string; edit: Edit }[],
): EditResult {
  const changed = new Map<string, { after: string; splices: readonly Splice[] }>();
  for (const { file, edit } of edits) {
    const before = texts.get(file);
    if (before === undefined) return { refused: `There is no file \`${file}\`.` };
    const now = changed.get(file) ?? { after: before, splices: [] };
    const result = applyEdit(now.after, edit);
    if ('refused' in result) return { refused: result.refused };
    changed.set(file, { after: result.text, splices: composed(before, now.splices, result.splices) });
  }
  const changes = [...changed].flatMap(([file, { after, splices }]) => {
    const before = texts.get(file);
    return before === after ? [] : [{ file, before, after, splices }];
  });
  return { changes };
}
