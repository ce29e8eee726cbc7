/** The letters of a text; a placeholder is one, so that it is never cut in two. */
const letters = /\(\([^()]*\)\)|./gsu;

/** The beginning of a text that has more letters than `most`, with a sign that it goes on. */
export function beginningOf(text: string, most: number): string {
  const all = text.match(letters) ?? [];
  return all.length <= most ? text : `${beginning(all, most - 1)}…`;
}

/** A text that has more letters than `most`, without its middle: beginning and end tell it from others. */
export function withoutMiddle(text: string, most: number): string {
  const all = text.match(letters) ?? [];
  if (all.length <= most) return text;
  const end = Math.floor(most / 4);
  return `${beginning(all, most - end - 2)} … ${ending(all, end)}`;
}

/** Letters from the first on, at most so many. It ends at a word, unless hardly anything were left: an address has no spaces. */
function beginning(all: readonly string[], count: number): string {
  const space = all.slice(0, count + 1).findLastIndex(isSpace);
  return all
    .slice(0, space * 2 > count ? space : count)
    .join('')
    .trimEnd();
}

/** The same from the end. */
function ending(all: readonly string[], count: number): string {
  const last = all.slice(-count - 1);
  const space = last.findIndex(isSpace);
  return last
    .slice(space >= 0 && (count - space) * 2 > count ? space : 1)
    .join('')
    .trimStart();
}

function isSpace(letter: string): boolean {
  return /^\s/.test(letter);
}
