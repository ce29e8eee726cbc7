import type { Splice } from '#kit/model';

/** The mark of an entry at the beginning of a line: what stands before it, its number, and all of it. */
const entryMark = /^(\s*)(?:[-*•·‣▪]|(\d{1,3})([.)])) /;

/** The mark of the entry that a place stands in; nothing where its line is none. */
export function listAt(shown: string, place: number): RegExpExecArray | undefined {
  const start = shown.lastIndexOf('\n', place - 1) + 1;
  const end = shown.indexOf('\n', start);
  return entryMark.exec(shown.slice(start, end < 0 ? undefined : end)) ?? undefined;
}

/** What of a field stands around a text that is one of its paragraphs. */
export type Around = { before: string; after: string };

/**
 * What Enter does at a place, as in a word processor: the next entry of a list, the end of one in an entry that says nothing
 * yet, else a new paragraph, as the field separates its own. `text` comes from `start` on.
 */
export function enterAt(shown: string, place: number, { before, after }: Around): { start: number; text: string } {
  const mark = listAt(shown, place);
  const lineStart = shown.lastIndexOf('\n', place - 1) + 1;
  if (mark && place >= lineStart + mark[0].length) {
    const isEmpty = shown.slice(lineStart, place).length === mark[0].length && /^(?:\n|$)/.test(shown.slice(place));
    if (isEmpty) return { start: lineStart, text: lineStart > 0 && shown[lineStart - 2] !== '\n' ? '\n' : '' };
    const [whole, indent = '', number, sign] = mark;
    return { start: place, text: `\n${number === undefined ? whole : `${indent}${Number(number) + 1}${sign} `}` };
  }
  const field = before + shown + after;
  const isTight = /[^\n]\n[^\n]/.test(withoutEntries(field)) && !field.includes('\n\n');
  return { start: place, text: isTight ? '\n' : '\n\n' };
}

/** A text without the lines that are entries of a list. */
function withoutEntries(shown: string): string {
  return shown
    .split('\n')
    .filter((line) => !entryMark.test(line))
    .join('\n');
}

/** Makes the lines of a range entries of a list, or plain lines where they all are. `shift` is how far the range's end goes. */
export function toggledList(shown: string, from: number, to: number): { changes: Splice[]; shift: number } {
  const lines = linesBetween(shown, from, to);
  const isList = lines.every(({ text }) => entryMark.test(text));
  const changes = lines
    .filter(({ text }) => isList || !entryMark.test(text))
    .map(({ start, text }) => {
      const length = isList ? (entryMark.exec(text)?.[0].length ?? 0) : 0;
      return { start, end: start + length, text: isList ? '' : '- ' };
    });
  return { changes, shift: changes.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0) };
}

/** The lines that say something, of those that a range touches; the one that it stands in, where none does. */
function linesBetween(shown: string, from: number, to: number): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  let start = shown.lastIndexOf('\n', from - 1) + 1;
  for (const text of shown.slice(start).split('\n')) {
    if (start > to) break;
    lines.push({ start, text });
    start += text.length + 1;
  }
  const full = lines.filter(({ text }) => text.trim() !== '');
  return full.length > 0 ? full : lines.slice(0, 1);
}
