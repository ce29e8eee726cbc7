import { slack } from './style.ts';

/**
 * A text over several lines, folded as `lines` are, the breaks of what is the same staying where they were.
 * A break stands for one space. Only the lines that change are broken again, at `width` at most.
 */
export function refolded(lines: readonly string[], text: string, width: number): string[] {
  let rest = text;
  const head: string[] = [];
  for (const line of lines) {
    if (!rest.startsWith(`${line} `)) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  const tail: string[] = [];
  for (const line of lines.slice(head.length).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  // Words that were only added go on behind those above them, as far as there is room: else each that is typed would be a line.
  const above = head.at(-1);
  const [word = ''] = rest.split(' ', 1);
  if (head.length + tail.length === lines.length && above !== undefined && above.length + word.length < width) {
    head.pop();
    rest = rest === '' ? above : `${above} ${rest}`;
  }
  const old = lines.slice(head.length, lines.length - tail.length);
  // What is longer than typing makes it was chosen to be.
  const isChosen = old.some((line) => line.length > width + slack);
  const isOneLine = old.length <= 1 && (isChosen || rest.length <= width + slack);
  const middle = isOneLine ? [rest] : folded(rest, width);
  return joinedUnsafe([...head, ...middle, ...tail]);
}

/** A text broken into lines of a width, only where single spaces stand. */
export function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return joinedUnsafe(lines);
}

/** Lines where none begins like an entry, a field or a comment: such a line goes to the end of the one above. */
function joinedUnsafe(lines: readonly string[]): string[] {
  const safe: string[] = [];
  for (const line of lines) {
    const above = safe.at(-1);
    if (above !== undefined && isLikeYaml(line)) safe[safe.length - 1] = `${above} ${line}`;
    else safe.push(line);
  }
  return safe;
}

/** True for a line that would begin something else than the next words of a text. */
function isLikeYaml(line: string): boolean {
  return /^(?:-(?:\s|$)|[#?&*!|>%@`]|["']?[A-Za-z_]\w*["']?:(?:\s|$))/.test(line);
}
