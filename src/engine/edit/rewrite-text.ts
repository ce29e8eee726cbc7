import { doubleQuoted, hasControls, isPlainText, singleQuoted } from '../base/plain-text.ts';
import { refolded } from './fold.ts';
import { isQuotedByChoice, type OldText } from './old-text.ts';
import { slack, widest } from './style.ts';
import { bodyOf, indented, suitsLines, textForms, textOnLine } from './write-text.ts';
import { onOneLine, type Room, type Written } from './written.ts';

/**
 * The ways to write a text in place of another, the best first. What somebody chose stays: quotes that weren't needed,
 * a form over several lines and its breaks, a line that is longer than others. What was needed goes with the need.
 */
export function rewrittenForms(text: string, old: OldText, room: Room): Written[] {
  return [...keptLines(text, old, room), ...keptLine(text, old, room), ...textForms(text, room)];
}

/** The text in the form over several lines that the old one has. */
function keptLines(text: string, old: OldText, room: Room): Written[] {
  const { kind, header, margin } = old;
  if (header === '') return keptParagraph(text, old, room);
  const body = bodyOf(text);
  const breaks = text.length - body.length;
  const chomping =
    breaks === 0 ? '-' : breaks === 1 ? '' : breaks === old.value.length - bodyOf(old.value).length ? '+' : undefined;
  if (chomping === undefined || !suitsLines(`${body}\n`) || margin === 0) return [];
  const lines = kind === 'literal' ? body.split('\n') : keptFolds(body, old);
  // One short line needs no mark; where the old one had it all the same, somebody chose it.
  const isOneLine = lines?.length === 1 && breaks === 0;
  const wasNeeded = old.value.endsWith('\n') || old.lines.filter((line) => line !== '').length > 1;
  if (!lines || (isOneLine && wasNeeded)) return [];
  const isKept = chomping === '+' && header.includes('+');
  const end = isKept ? Array.from({ length: breaks - 1 }, () => '') : [];
  if (chomping === '+' && !isKept) return [];
  return [{ inline: header.replace(/[-+]/, '') + chomping, lines: [...indented(lines, margin), ...end] }];
}

/** The lines of a folded text, paragraph by paragraph: those that are the same keep theirs. */
function keptFolds(body: string, { lines, margin }: OldText): string[] | undefined {
  if (/^\s|\n\s/.test(body) || lines.some((line) => /^\s/.test(line))) return undefined;
  const old: string[][] = [[]];
  for (const line of lines) {
    if (line === '') old.push([]);
    else old.at(-1)?.push(line);
  }
  const paragraphs = body.split('\n');
  const same = (at: number) => old.at(at)?.join(' ') === paragraphs.at(at);
  const shorter = Math.min(old.length, paragraphs.length);
  let before = 0;
  while (before < shorter && same(before)) before += 1;
  return paragraphs.flatMap((paragraph, index) => {
    const fromEnd = index - paragraphs.length;
    const counterpart = index <= before ? old[index] : (old.at(fromEnd) ?? []);
    const folds = paragraph === '' ? [] : refolded(counterpart ?? [], paragraph, widest - margin);
    return index === 0 ? folds : ['', ...folds];
  });
}

/** A text without mark that goes on below its first line. */
function keptParagraph(text: string, old: OldText, room: Room): Written[] {
  const { kind, lines, margin, value, column } = old;
  const isFoldable = lines.length > 1 && !lines.includes('') && !/\n|\\/.test(lines.join('')) && !/[\n\\]/.test(value);
  if (!isFoldable || text === '' || text.trim() !== text || hasControls(text) || text.includes('\\')) return [];
  const quote = kind === 'double' ? '"' : kind === 'single' ? "'" : '';
  const inner = quote === '"' ? text.replaceAll('"', '\\"') : quote === "'" ? text.replaceAll("'", "''") : text;
  if (quote === '' && !isPlainText(text, room)) return [];
  const folds = refolded(lines, quote + inner + quote, widest - Math.max(margin, column));
  const [inline = '', ...below] = folds;
  return below.length === 0 ? [] : [{ inline, lines: indented(below, margin) }];
}

/** The text on one line as the old one is: in the quotes that were chosen, or as long as it is. */
function keptLine(text: string, old: OldText, room: Room): Written[] {
  if (room.isJson || text.includes('\n') || old.header !== '' || old.lines.length > 1) return [];
  if (isQuotedByChoice(old, room))
    return [onOneLine(old.kind === 'single' && !hasControls(text) ? singleQuoted(text) : doubleQuoted(text))];
  const line = textOnLine(text, room);
  const isLong = room.column + line.length > widest + slack;
  // What is longer than typing makes it was chosen to be.
  const wasLong = room.column + (old.lines[0] ?? '').length > widest + slack;
  return wasLong || !isLong ? [onOneLine(line)] : [];
}
