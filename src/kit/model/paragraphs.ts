/** A part of a running text as it was written: a paragraph, or the entries of a list. */
export type WrittenPart = string | { isNumbered: boolean; items: string[] };

/** What every list has somewhere: most texts have none of it, and are done with at once. */
const anyMark = /[-*•·‣▪]|\d\./;

/**
 * The mark of a list whose entries run together in one line, as they do when a list is written into a folded text: `- one - two`,
 * `We have: - one - two`, `1. one 2. two`, or in lines that are joined. Nothing where there is none.
 */
export function listRun(text: string): string | undefined {
  if (!anyMark.test(text)) return undefined;
  const plain = text.trim();
  if (plain.startsWith('1. ') && plain.includes(' 2. ')) return '1.';
  const marks = plain.split('\n').map((line) => /^[ \t]*([-*•·‣▪]|\d\.)[ \t]/.exec(line)?.[1]);
  const repeated = marks.find((mark, index) => mark !== undefined && isNextMark(mark, marks[index + 1]));
  if (repeated !== undefined) return repeated;
  for (const mark of ['-', '*', '•', '·']) {
    const [before = '', ...entries] = ` ${plain}`.split(` ${mark} `);
    const isBegun = before.trim() === '' || before.endsWith(':');
    if (isBegun && entries.length > 1) return mark;
  }
  return undefined;
}

/** True where two lines one below the other are entries of one list. */
function isNextMark(mark: string, next: string | undefined): boolean {
  return next === mark || (mark === '1.' && next === '2.');
}

/** Where a paragraph or an entry of a list stands in a running text, the entry without its mark. */
export type TextRange = { start: number; end: number; list?: TextList };

/** A list of a running text: where it begins. */
type TextList = { first: number; isNumbered: boolean };

/**
 * The paragraphs and lists of a running text. Two lines or more that begin with the same mark (`- `, `* `, `• `) or are numbered
 * from 1 on are a list, whether or not blank lines stand between them. Other lines are cut at the blank ones, and are joined
 * there; a text without any is cut at every line end.
 */
export function textRanges(text: string): TextRange[] {
  const lines = linesOf(text);
  const isLoose = lines.some(({ follows }) => follows);
  const ranges: TextRange[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = endOfList(lines, index);
    const line = lines[index];
    if (!line) break;
    if (end > index) {
      ranges.push(...entriesOf(lines.slice(index, end), { first: line.start, isNumbered: line.mark === '1' }));
      index = end;
      continue;
    }
    const before = ranges.at(-1);
    if (before && !before.list && isLoose && !line.follows) before.end = line.end;
    else ranges.push({ start: line.start, end: line.end });
    index++;
  }
  return ranges;
}

/** The same with its words, the lines of each in one. */
export function paragraphsOf(text: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  let list: { first: number; items: string[] } | undefined;
  for (const range of textRanges(text)) {
    const words = text.slice(range.start, range.end).split('\n').map(trimmed).join(' ');
    if (!range.list) parts.push(words);
    else if (list?.first === range.list.first) list.items.push(words);
    else {
      list = { first: range.list.first, items: [words] };
      parts.push({ isNumbered: range.list.isNumbered, items: list.items });
    }
  }
  return parts.length > 0 ? parts : [''];
}

function trimmed(line: string): string {
  return line.trim();
}

type Line = {
  text: string;
  start: number;
  end: number;
  isWrapped: boolean;
  follows: boolean;
  mark: string | undefined;
  number: number;
};

/** The lines of a text that are not blank, each with what it begins with; `follows` where a blank line stands before it. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let follows = false;
  let at = 0;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    if (line === '') follows = lines.length > 0;
    else {
      const start = at + whole.indexOf(line);
      const number = /^(\d{1,3})[.)] /.exec(line)?.[1];
      const mark = number === undefined ? /^[-*•·‣▪] /.exec(line)?.[0] : '1';
      const isWrapped = /^\s{2}/.test(whole);
      lines.push({ text: line, start, end: start + line.length, isWrapped, follows, mark, number: Number(number) });
      follows = false;
    }
    at += whole.length + 1;
  }
  return lines;
}

/** Where the list ends that begins at a line; the line itself where none does. */
function endOfList(lines: readonly Line[], start: number): number {
  const first = lines[start];
  if (!first?.mark || (first.mark === '1' && first.number !== 1)) return start;
  let count = 1;
  let end = start + 1;
  for (let line = lines[end]; line; line = lines[++end]) {
    const isNext = line.mark === first.mark && (first.mark !== '1' || line.number === count + 1);
    if (isNext) count++;
    else if (line.mark || line.follows || !line.isWrapped) break;
  }
  return count > 1 ? end : start;
}

/** The entries of a list's lines; a line without a mark belongs to the entry before it. */
function entriesOf(lines: readonly Line[], list: TextList): TextRange[] {
  const entries: TextRange[] = [];
  for (const { text, end, mark } of lines) {
    const before = entries.at(-1);
    if (before && !mark) before.end = end;
    else entries.push({ start: end - text.slice(text.indexOf(' ')).trimStart().length, end, list });
  }
  return entries;
}
