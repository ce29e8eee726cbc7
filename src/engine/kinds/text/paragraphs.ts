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

type Line = { text: string; isWrapped: boolean; follows: boolean; mark: string | undefined; number: number };

/**
 * A text cut into paragraphs and lists. Two lines or more that begin with the same mark (`- `, `* `, `• `) or are numbered
 * from 1 on are a list, whether or not blank lines stand between them. Other lines are cut at the blank ones, and are joined
 * there; a text without any is cut at every line end.
 */
export function paragraphsOf(text: string): WrittenPart[] {
  const lines = linesOf(text.trim());
  const isLoose = lines.some(({ follows }) => follows);
  const parts: WrittenPart[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = endOfList(lines, index);
    const line = lines[index];
    if (!line) break;
    if (end > index) {
      parts.push(listOf(lines.slice(index, end)));
      index = end;
      continue;
    }
    const before = parts.at(-1);
    const isJoined = isLoose && index > 0 && !line.follows && typeof before === 'string';
    if (isJoined) parts[parts.length - 1] = `${before} ${line.text}`;
    else parts.push(line.text);
    index++;
  }
  return parts.length > 0 ? parts : [''];
}

/** The lines of a text that are not blank, each with what it begins with; `follows` where a blank line stands before it. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let follows = false;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    if (line === '') follows = true;
    else {
      const number = /^(\d{1,3})[.)] /.exec(line)?.[1];
      const mark = number === undefined ? /^[-*•·‣▪] /.exec(line)?.[0] : '1';
      lines.push({ text: line, isWrapped: /^\s{2}/.test(whole), follows, mark, number: Number(number) });
      follows = false;
    }
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

function listOf(lines: readonly Line[]): WrittenPart {
  const items: string[] = [];
  for (const { text, mark } of lines) {
    if (mark) items.push(text.slice(text.indexOf(' ')).trim());
    else items.push(`${items.pop() ?? ''} ${text}`);
  }
  return { isNumbered: lines[0]?.mark === '1', items };
}
