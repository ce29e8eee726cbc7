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

function beginning(all: readonly string[], count: number): string {
  const cut = all.slice(0, count).join('');
  return isSpace(all[count]) ? cut.trimEnd() : inWords(cut, cut.replace(/\s+\S*$/, ''));
}

function ending(all: readonly string[], count: number): string {
  const cut = all.slice(-count).join('');
  return isSpace(all.at(-count - 1)) ? cut.trimStart() : inWords(cut, cut.replace(/^\S*\s+/, ''));
}

function isSpace(letter = ''): boolean {
  return /^\s/.test(letter);
}

/** What was cut within a word is cut at it, unless hardly anything is left: scripts without spaces, and addresses, have none. */
function inWords(cut: string, whole: string): string {
  return (whole.length * 2 > cut.length ? whole : cut).trim();
}
