/** Where the line begins that holds an offset. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line ends that holds an offset, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Where the next line begins; the end of the text where there is none. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}

/** How many characters stand before an offset in its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** How many spaces a line begins with. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** True where a list or fields in brackets begin. */
export function isBracket(text: string, offset: number): boolean {
  return text[offset] === '[' || text[offset] === '{';
}

/** The mark of a text on lines of its own that begins at an offset, such as `|-`; an empty text for other values. */
export function textMark(text: string, offset: number): string {
  return /^[|>][-+\d]*/.exec(text.slice(offset, offset + 4))?.[0] ?? '';
}

/** True where only spaces stand before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

/** The lines of a text, each with its line break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The first offset from `from` on where something stands that is neither space nor a comment. */
export function contentAfter(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '#' && (at === 0 || /\s/.test(text.charAt(at - 1)))) at = lineEnd(text, at);
    else if (/\s/.test(sign)) at += 1;
    else return at;
  }
  return at;
}
