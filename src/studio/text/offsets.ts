/**
 * The editor knows no CR: a text with CRLF is shorter in it. These lead from an offset in a file's text to the one in the
 * editor, and the editor's text back to the file's.
 */
export function editorOffset(text: string, offset: number): number {
  let carriageReturns = 0;
  for (let at = text.indexOf('\r\n'); at >= 0 && at < offset; at = text.indexOf('\r\n', at + 2)) carriageReturns += 1;
  return offset - carriageReturns - markOf(text).length;
}

/** The text as the editor shows it. */
export function editorText(text: string): string {
  return text.slice(markOf(text).length).replaceAll('\r\n', '\n');
}

/** What the file says once the editor's text is written: with the line breaks and the mark at its beginning that it had. */
export function fileText(shown: string, before: string): string {
  const breaks = before.includes('\r\n') && !/(?<!\r)\n/.test(before) ? '\r\n' : '\n';
  if (breaks === '\r\n' || !before.includes('\r\n')) return markOf(before) + shown.replaceAll('\n', breaks);
  return markOf(before) + withMixedBreaks(shown, before);
}

/** A byte order mark at the beginning. */
function markOf(text: string): string {
  return text.startsWith('\uFEFF') ? '\uFEFF' : '';
}

/** Lines at both ends that are as they were keep their own breaks; what is new gets the first one's. */
function withMixedBreaks(shown: string, before: string): string {
  const old = linesOf(before.slice(markOf(before).length));
  const lines = shown.split('\n');
  const bare = old.map((line) => line.replace(/\r?\n$/, ''));
  let top = 0;
  while (top < lines.length - 1 && top < old.length && lines[top] === bare[top]) top += 1;
  let bottom = 0;
  while (
    bottom < lines.length - top &&
    bottom < old.length - top &&
    lines[lines.length - 1 - bottom] === bare[old.length - 1 - bottom]
  )
    bottom += 1;
  const first = /\r?\n/.exec(before)?.[0] ?? '\n';
  const fresh = lines.slice(top, lines.length - bottom);
  const kept = old.slice(old.length - bottom).join('');
  const middle = fresh.map((line) => line + first).join('');
  return old.slice(0, top).join('') + (bottom === 0 ? middle.slice(0, -first.length) : middle) + kept;
}

/** Each line with its break; the last has none. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/).concat(text.endsWith('\n') || text === '' ? [''] : []);
}
