/** A sign of a text: a letter, or a figure with its whole placeholder, which is one. */
export type Unit = string;

/** A text as it is read, of the file's: without marks, of a link only its words. */
export function unitsOf(written: string): Unit[] {
  const read = written.replace(/\]\([^()\s]*\)/g, '').replace(/[*[\]]/g, '');
  return (read.match(/\(\([^()]*\)\)|[\s\S]/g) ?? []).map((unit) => (unit === '\n' ? ' ' : unit));
}

/** Units in place of others. */
export function replaced(units: readonly Unit[], from: number, to: number, words: string): Unit[] {
  return [...units.slice(0, from), ...unitsOf(words), ...units.slice(to)];
}

/** Where the words of a text stand, of letters alone. */
export function wordsIn(units: readonly Unit[]): { from: number; to: number }[] {
  const shown = units.map((unit) => (unit.length > 1 ? ' ' : unit)).join('');
  return [...shown.matchAll(/(?<=^|\s)\p{L}+(?=$|[\s,.])/gu)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
}

/** What a word processor makes of a word that is dragged before another one: it takes the space along that stood beside it. */
export function movedBefore(units: readonly Unit[], from: number, to: number, place: number): Unit[] {
  const word = units.slice(from, to);
  const hasSpaces = (from === 0 || units[from - 1] === ' ') && (to === units.length || units[to] === ' ');
  const [start, end] = !hasSpaces ? [from, to] : to < units.length ? [from, to + 1] : [Math.max(0, from - 1), to];
  const left = [...units.slice(0, start), ...units.slice(end)];
  const at = place <= start ? place : Math.max(start, place - (end - start));
  return [...left.slice(0, at), ...word, ' ', ...left.slice(at)];
}

/** What two texts must share to be the same for whoever reads them: spaces at the ends are none of a text. */
export function sameRead(units: readonly Unit[]): string {
  return units.join('').trim();
}
