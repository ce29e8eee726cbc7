import { stringify } from 'yaml';
import { applyEdit, composed, type Edit, type Splice } from '#engine/edit';
import { isNeedless } from '../store/site-folders.ts';
import type { EditResult, TextChange } from './protocol.ts';

/** What a file says, before and after the edits that were made of it so far; nothing before where it isn't there yet. */
type Changed = { before: string | undefined; after: string; splices: readonly Splice[] };

/**
 * What edits, one after the other, make of texts: all of them, or why none was made. A file that a folder does without comes with
 * its first value, and a theme goes with its last. Nothing is changed here.
 */
export function editTexts(
  texts: ReadonlyMap<string, string>,
  edits: readonly { file: string; edit: Edit }[],
): EditResult {
  const changed = new Map<string, Changed>();
  for (const { file, edit } of edits) {
    const before = texts.get(file);
    const now = changed.get(file) ?? (before === undefined ? undefined : { before, after: before, splices: [] });
    const next = now ? edited(now, edit) : begun(file, edit, texts);
    if ('refused' in next) return next;
    changed.set(file, next);
  }
  return { changes: [...changed].flatMap(([file, change]) => changeOf(file, change) ?? []) };
}

function edited({ before, after, splices }: Changed, edit: Edit): Changed | { refused: string } {
  const result = applyEdit(after, edit);
  if ('refused' in result) return { refused: result.refused };
  return { before, after: result.text, splices: before === undefined ? [] : composed(before, splices, result.splices) };
}

/** A file that begins with its first value. */
function begun(file: string, edit: Edit, texts: ReadonlyMap<string, string>): Changed | { refused: string } {
  const [name, ...inside] = edit.path;
  if (!isNeedless(file) || edit.op !== 'set' || typeof name !== 'string' || inside.length > 0)
    return { refused: `There is no file \`${file}\`.` };
  const value = stringify({ [name]: edit.value }, { singleQuote: true, lineWidth: 120 });
  return { before: undefined, after: `${headLike(file, texts)}${value}`, splices: [] };
}

/** The line that tells text editors of the schema, as the site's own file has it. */
function headLike(file: string, texts: ReadonlyMap<string, string>): string {
  const [folder = '', name = ''] = [
    file.slice(0, file.lastIndexOf('/') + 1),
    file.slice(file.lastIndexOf('_') + 1, -5),
  ];
  const head = schemaLine.exec(texts.get(`${folder}_site.yaml`) ?? '')?.[0];
  return head === undefined ? '' : `${head.replace(/\bsite(?=[.-])/, name)}\n`;
}

const schemaLine = /^# yaml-language-server:.*$/m;

/** A theme that says nothing would be a mistake. */
function changeOf(file: string, { before, after, splices }: Changed): TextChange | undefined {
  const isEmpty = /(?:^|\/)_theme\.\w+$/.test(file) && after.replace(schemaLine, '').trim() === '{}';
  if (isEmpty) return { file, before, after: undefined, splices: [] };
  return before === after ? undefined : { file, before, after, splices };
}
