/** Whether a text can have become another one under another name, about as Git judges it: most of its lines stand there. */
export function isAlike(own: readonly string[], theirs: ReadonlySet<string>): boolean {
  return own.filter((line) => theirs.has(line)).length * 2 > own.length;
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
