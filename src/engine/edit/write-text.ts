import { doubleQuoted, hasControls, isPlainText, quotedText } from '../base/plain-text.ts';
import { folded } from './fold.ts';
import { widest } from './style.ts';
import { onOneLine, type Room, type Written } from './written.ts';

/** The ways to write a new text, the best first: plain, in quotes where it needs them, folded where it is long. */
export function textForms(text: string, room: Room): Written[] {
  const safe = onOneLine(doubleQuoted(text));
  if (room.isJson) return [safe];
  if (text.includes('\n')) return room.isFlow || !suitsLines(text) ? [safe] : [literal(text, room.margin), safe];
  const line = textOnLine(text, room);
  const isLong = room.column + line.length > widest;
  const lines = isLong && !room.isFlow && suitsLines(text) ? [foldedLines(text, room.margin)] : [];
  return [...lines, onOneLine(line), safe];
}

/**
 * True for a text that can stand on lines of its own below `|` or `>`. Where it begins a line like a field, or ends with
 * a list that no blank line stands above, it would be taken for lines that slipped into the text.
 */
export function suitsLines(text: string): boolean {
  const lines = bodyOf(text).split('\n');
  if (lines[0] === '' || /^[ \t]/.test(text) || text.endsWith('\n\n')) return false;
  const above = lines.findLastIndex((line) => !/^\s*- /.test(line));
  const areEntries = above < lines.length - 2 && lines[above] !== '';
  return !areEntries && lines.every((line) => !isLikeField(line) && !hasControls(line) && line.trimEnd() === line);
}

function isLikeField(line: string): boolean {
  return /^\s*(?:- +)?["']?[a-z_]\w*["']?:(?:\s|$)/.test(line);
}

/** A text without line breaks, plain or in quotes where it needs them. */
export function textOnLine(text: string, room: Room): string {
  return isPlainText(text, room) && !room.hasComment ? text : quotedText(text);
}

/** A text without the line breaks at its end. */
export function bodyOf(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/** Lines with a margin; empty ones stay empty. */
export function indented(lines: readonly string[], margin: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(margin) + line));
}

function literal(text: string, margin: number): Written {
  return { inline: text.endsWith('\n') ? '|' : '|-', lines: indented(bodyOf(text).split('\n'), margin) };
}

function foldedLines(text: string, margin: number): Written {
  return { inline: '>-', lines: indented(folded(text, widest - margin), margin) };
}
