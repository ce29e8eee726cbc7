import { stringify } from 'yaml';
import { maximumBytes, readText } from '#engine';
import { applyEdit, type Edit, merge } from '#engine/edit';
import { isNeedless } from '../store/site-folders.ts';
import { inForms } from './in-forms.ts';
import type { EditResult, TextChange } from './protocol.ts';

/** What a file says, before and after the edits that were made of it so far; nothing before where it isn't there yet. */
type Changed = { before: string | undefined; after: string };

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
    const now = changed.get(file) ?? (before === undefined ? undefined : { before, after: before });
    const next = now ? edited(now, edit) : begun(file, edit, texts);
    if ('refused' in next) return next;
    changed.set(file, next);
  }
  const changes = [...changed].flatMap(([file, change]) => changeOf(file, change) ?? []);
  const refused = changes.map(tooLong).find((words) => words !== undefined);
  return refused === undefined ? { changes } : { refused };
}

/** Why a file can't grow as much as a change wants, with what would fit; nothing where it can, or becomes shorter. */
function tooLong({ before = '', after = '' }: TextChange): string | undefined {
  if (after.length <= before.length || bytesOf(after) <= maximumBytes) return undefined;
  const room = maximumBytes - bytesOf(before);
  const left = room < roomRounded ? 'hardly any' : `about ${(room - (room % roomRounded)).toLocaleString('en')}`;
  return `That is too long to stand here: a page holds ${maximumBytes / 1024} KB, and there is room for ${left} letters more. Put the rest on another page.`;
}

/** Room is told in hundreds: marks and line breaks need some of it, too. */
const roomRounded = 100;

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * What edits make of texts that others have changed since: they are made of what their author `saw`, and that is merged with what
 * the files say now. Refused where both changed the same; what was typed is told then, so that it isn't lost.
 */
export function editSeenTexts(
  texts: ReadonlyMap<string, string>,
  edits: readonly { file: string; edit: Edit }[],
  saw: ReadonlyMap<string, string | undefined>,
): EditResult {
  const seen = new Map(texts);
  for (const [file, text] of saw) {
    if (text === undefined) seen.delete(file);
    else seen.set(file, text);
  }
  const made = editTexts(seen, edits);
  if ('refused' in made) return made;
  const changes: TextChange[] = [];
  for (const { file, before, after } of made.changes) {
    const now = texts.get(file);
    const merged = mergedWith(now, before, after);
    if (!merged) return { refused: contradictsOthers(edits.map(({ edit }) => edit)) };
    if (merged.text !== now) changes.push({ file, before: now, after: merged.text });
  }
  return { changes, seen: new Map(made.changes.map(({ file, after }) => [file, after])) };
}

type Text = string | undefined;

/** A text of now with what became of the one that was seen; nothing where both contradict each other. */
function mergedWith(now: Text, before: Text, after: Text): { text: Text } | undefined {
  if (now === before) return { text: after };
  if (now === undefined || before === undefined || after === undefined) return undefined;
  const merged = merge(before, after, now);
  return 'text' in merged ? merged : undefined;
}

/** Why an edit isn't made where others have changed the same, with the words that were typed. */
function contradictsOthers(edits: readonly Edit[]): string {
  const typed = edits.flatMap((edit) =>
    'value' in edit && typeof edit.value === 'string' ? [`“${readText(edit.value).text.trim()}”`] : [],
  );
  const yours = typed.length === 0 ? '' : ` You had written: ${typed.join(', ')}.`;
  return `Somebody else has just changed the same, so yours was not put over it.${yours}`;
}

function edited({ before, after }: Changed, edit: Edit): Changed | { refused: string } {
  const result = applyEdit(after, edit);
  return 'refused' in result ? { refused: inForms(result) } : { before, after: result.text };
}

/** A file that begins with its first value. */
function begun(file: string, edit: Edit, texts: ReadonlyMap<string, string>): Changed | { refused: string } {
  const [name, ...inside] = edit.path;
  if (!isNeedless(file) || edit.op !== 'set' || typeof name !== 'string' || inside.length > 0)
    return { refused: 'What should be changed is not there any more.' };
  const value = stringify({ [name]: edit.value }, { singleQuote: true, lineWidth: 120 });
  return { before: undefined, after: `${headLike(file, texts)}${value}` };
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
function changeOf(file: string, { before, after }: Changed): TextChange | undefined {
  const isEmpty = /(?:^|\/)_theme\.\w+$/.test(file) && after.replace(schemaLine, '').trim() === '{}';
  if (isEmpty) return { file, before, after: undefined };
  return before === after ? undefined : { file, before, after };
}
