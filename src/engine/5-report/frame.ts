import { eastAsianWidth } from 'get-east-asian-width';
import type { Diagnostic } from '#kit/model';

const longest = 100;

/**
 * The lines around a diagnostic with a caret under every column of what is wrong:
 * the line before, the line itself, and the first line of two where the message speaks of both.
 */
export function codeFrame(text: string, { line, column, endLine, endColumn, relatedLine }: Diagnostic): string[] {
  const lines = text.split(/\r?\n/);
  const shown = lines[line - 1] ?? '';
  const [start, end] = [column - 1, endLine > line ? shown.trimEnd().length : Math.max(endColumn - 1, column)];
  const { from, to } = visiblePart(shown, start, end);
  const gutter = String(line).length;
  const row = (number: number | string, content: string) =>
    `  ${String(number).padStart(gutter)} |${content === '' ? '' : ` ${content}`}`;
  const isRelated = relatedLine !== undefined && relatedLine < line;
  const above = isRelated ? relatedLine : line - 1;
  const aboveText = lines[above - 1] ?? '';
  const result =
    above > 0
      ? [row(above, clipped(aboveText, from, Math.max(to, Math.min(aboveText.length, from + longest))).trimEnd())]
      : [];
  if (isRelated && relatedLine < line - 1) result.push(`  ${' '.repeat(gutter)} ⋮`);
  const lead = from > 0 ? 1 : 0;
  const before = lead + columnsOf(visible(shown.slice(from, start)));
  const width = Math.max(1, columnsOf(visible(shown.slice(start, Math.min(end, to)))));
  return [
    ...result,
    row(line, clipped(shown, from, to).trimEnd()),
    row('', `${' '.repeat(before)}${'^'.repeat(width)}`),
  ];
}

/** The part of a long line that is shown: its beginning, or the mistake with a few words before it. */
function visiblePart(line: string, start: number, end: number): { from: number; to: number } {
  if (line.length <= longest || end <= longest) return { from: 0, to: Math.min(line.length, longest) };
  const from = Math.max(0, Math.min(start - 30, line.length - longest));
  return { from, to: Math.min(line.length, from + longest) };
}

function clipped(line: string, from: number, to: number): string {
  if (from >= line.length) return '';
  return `${from > 0 ? '…' : ''}${visible(line.slice(from, to))}${to < line.length ? '…' : ''}`;
}

/** A line with what can't be seen made visible: tabs, spaces of other kinds, control characters. */
function visible(text: string): string {
  return plainControls(
    text.replaceAll('\t', '→   ').replaceAll(/[\u00a0\u1680\u2000-\u200c\u202f\u205f\u2060\u3000\ufeff]/g, '␣'),
  );
}

/** How many columns of a terminal a text takes that `visible` gave. Most lines are plain, and the table of graphemes is read for others only. */
function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const isWide = /\ufe0f|\p{Emoji_Presentation}/u.test(segment);
    if (isWide) columns += 2;
    else if (!/^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u.test(segment))
      columns += eastAsianWidth(segment.codePointAt(0) ?? 0);
  }
  return columns;
}

/** Control characters would reach the terminal as commands. */
export function plainControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}
