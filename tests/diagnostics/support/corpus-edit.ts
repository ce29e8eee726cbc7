import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wholeEdits } from './whole-edits.ts';

/**
 * A change of a content folder that somebody made by hand. `edit` is like a diff: lines after `=` stay, after `-` go,
 * after `+` are new; `␣` stands for a space that does not break. `from` and `to` are words that stand once in the file.
 */
export type CorpusEdit = {
  /** The file that is edited. */
  in?: string;
  edit?: string;
  from?: string;
  to?: string;
  /** Words that are replaced in other files, wherever they stand. */
  with?: Record<string, Record<string, string>>;
  /** A change of the whole file, by its name. */
  whole?: string;
  crlf?: boolean;
  rename?: Record<string, string>;
  copy?: Record<string, string>;
  remove?: string;
  add?: Record<string, string>;
};

/** Makes a change in a content folder. Gives the first line (from 0) that it changed. Throws where it changes nothing. */
export function makeEdit(name: string, change: CorpusEdit, pages: string): number | undefined {
  if (change.remove !== undefined) rmSync(join(pages, change.remove), { recursive: true });
  for (const [from, to] of Object.entries(change.rename ?? {})) renameSync(join(pages, from), join(pages, to));
  for (const [from, to] of Object.entries(change.copy ?? {})) {
    mkdirSync(dirname(join(pages, to)), { recursive: true });
    cpSync(join(pages, from), join(pages, to));
  }
  for (const [file, text] of Object.entries(change.add ?? {})) {
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(join(pages, file), text);
  }
  for (const [file, words] of Object.entries(change.with ?? {}))
    writeFileSync(join(pages, file), replaced(name, readFileSync(join(pages, file), 'utf8'), words));
  if (change.in === undefined) return undefined;
  const file = join(pages, change.in);
  const before = readFileSync(file, 'utf8');
  const after = edited(name, before, change);
  if (after === before && !change.crlf) throw new Error(`${name}: nothing is changed.`);
  writeFileSync(file, change.crlf ? after.replaceAll('\n', '\r\n') : after);
  const old = before.split('\n');
  return firstAdded(name, before, change) ?? after.split('\n').findIndex((line, index) => line !== old[index]);
}

/** Makes a content folder the base again: after most changes that is one file, and to copy them all takes longer than to check them. */
export function takeBack(change: CorpusEdit, base: string, pages: string): void {
  const { in: file, rename, copy, remove, add, with: others } = change;
  const isOneFile = file !== undefined && !(rename || copy || remove || add || others);
  if (!isOneFile) rmSync(pages, { recursive: true });
  cpSync(isOneFile ? join(base, file) : base, isOneFile ? join(pages, file) : pages, { recursive: true });
}

function edited(name: string, before: string, change: CorpusEdit): string {
  let after = change.edit === undefined ? before : withLines(name, before, change);
  if (change.from !== undefined) after = replacedOnce(name, after, change.from, change.to ?? '');
  if (change.whole === undefined) return after;
  const whole = wholeEdits[change.whole];
  if (!whole) throw new Error(`${name}: there is no change \`${change.whole}\`.`);
  return whole(after);
}

function replacedOnce(name: string, text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${name}: there are ${parts.length - 1} of: ${from}`);
  return parts.join(to);
}

function replaced(name: string, text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((left, [from, to]) => {
    if (!left.includes(from)) throw new Error(`${name}: there is no: ${from}`);
    return left.replaceAll(from, to);
  }, text);
}

/** The text with the lines of an edit in it. Throws where they don't stand in the text. */
function withLines(name: string, text: string, change: CorpusEdit): string {
  const lines = text.split('\n');
  const edit = editLines(change);
  const start = placeOfEdit(name, text, change);
  const [old, now] = ['-', '+'].map((sign) =>
    edit.filter((line) => line[0] === sign || line[0] === '=').map((line) => line.slice(1).replaceAll('␣', '\u00a0')),
  );
  lines.splice(start, old?.length ?? 0, ...(now ?? []));
  return lines.join('\n');
}

function firstAdded(name: string, before: string, change: CorpusEdit): number | undefined {
  const lines = change.edit?.split('\n') ?? [];
  const added = lines.findIndex((line) => line.startsWith('+'));
  if (added < 0) return undefined;
  const above = lines.slice(0, added).filter((line) => line.startsWith('=')).length;
  return placeOfEdit(name, before, change) + above;
}

function editLines({ edit = '' }: CorpusEdit): string[] {
  return edit.replace(/\n$/, '').split('\n');
}

function placeOfEdit(name: string, text: string, change: CorpusEdit): number {
  const lines = text.split('\n');
  const old = editLines(change).flatMap((line) => (/^[=-]/.test(line) ? [line.slice(1)] : []));
  const places = lines.flatMap((_, at) => (old.every((line, index) => lines[at + index] === line) ? [at] : []));
  const [place] = places;
  if (place === undefined || old.length === 0) throw new Error(`${name}: these lines are not in ${change.in}.`);
  return place;
}
