/** What something is called, and what else is said of it. */
export type Called = { names: readonly string[]; place: string };

/**
 * What all words are said of. Those come first that are called so, then those whose name begins so; whole words of a name come before
 * the beginnings of words, these before what is only said beside the name, and that before what stands inside of a word: "add" is "Add
 * a section" before "Address".
 */
export function bestFirst<T>(all: readonly T[], query: string, calledOf: (each: T) => Called): T[] {
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  return all
    .map((each) => ({ each, called: calledOf(each) }))
    .filter(({ called: { names, place } }) => has([...names, place].join(' '), words))
    .map(({ each, called: { names, place } }) => ({
      each,
      rank: Math.min(...names.map((name) => rankOf(name, place, wanted, words))),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}

function rankOf(name: string, place: string, wanted: string, words: readonly string[]): number {
  const called = name.toLowerCase();
  const parts = partsOf(name);
  const isWhole = words.every((word) => parts.includes(word));
  const begins = called.startsWith(wanted);
  const all = [...parts, ...partsOf(place)];
  return [
    called === wanted,
    begins && isWhole,
    isWhole,
    begins,
    words.every((word) => parts.some((part) => part.startsWith(word))),
    words.every((word) => all.includes(word)),
    has(name, words),
    true,
  ].indexOf(true);
}

const has = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word));

const partsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
