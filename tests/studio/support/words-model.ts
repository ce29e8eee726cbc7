/** A sign of a text: a letter, or a figure with its whole placeholder, which is one. */
export type Unit = string;

/** A text as it is read, of the file's: without marks, of a link only its words. */
export function unitsOf(written: string): Unit[] {
  const read = written.replace(/\]\([^()\s]*\)/g, '').replace(/[*[\]]/g, '');
  return read.match(/\(\([^()]*\)\)|[\s\S]/g) ?? [];
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

/** Units without the one that a key deletes beside a place; what stands between two paragraphs goes as a whole. */
export function erasedAt(units: readonly Unit[], place: number, isBack: boolean): Unit[] {
  const at = isBack ? place - 1 : place;
  if (units[at] !== '\n') return replaced(units, Math.max(0, at), Math.max(0, at + 1), '');
  if (isBack && units[at - 1] === '\n') return replaced(units, at - 1, at + 1, '');
  return replaced(units, at, units[at + 1] === '\n' ? at + 2 : at + 1, '');
}

/**
 * What two texts must share to be the same for whoever reads them: spaces at the ends, and of a paragraph, are none of a text. One
 * without blank lines has a paragraph in every line.
 */
export function sameRead(units: readonly Unit[]): string {
  const text = units.join('').trim();
  return text
    .replace(/\n\s*\n/.test(text) ? /\s*\n\s*\n\s*/g : /\s*\n\s*/g, '¶')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^[\s¶]+|[\s¶]+$/g, '');
}

/** The first paragraph of a text, and all that follows it. */
export function paragraphsIn(units: readonly Unit[]): { first: Unit[]; rest: Unit[] } {
  const gap = units.findIndex((unit, at) => unit === '\n' && units[at + 1] === '\n');
  const line = units.indexOf('\n');
  const end = gap >= 0 ? gap : line >= 0 ? line : units.length;
  return { first: units.slice(0, end), rest: units.slice(end) };
}
