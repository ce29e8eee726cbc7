/** The letters of a text; a placeholder is one, so that it is never cut in two. */
const letters = /\(\([^()]*\)\)|./gsu;

/** The beginning of a text that has more letters than `most`, with a sign that it goes on. */
export function beginningOf(text: string, most: number): string {
  const all = text.match(letters) ?? [];
  return all.length <= most
    ? text
    : `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** A text that has more letters than `most`, without its middle: beginning and end tell it from others. */
export function withoutMiddle(text: string, most: number): string {
  const all = text.match(letters) ?? [];
  if (all.length <= most) return text;
  const end = Math.floor(most / 4);
  const [first, last] = [all.slice(0, most - end - 2).join(''), all.slice(-end).join('')];
  return `${first.trimEnd()} … ${last.trimStart()}`;
}
