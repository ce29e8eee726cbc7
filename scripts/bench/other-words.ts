import { type Document, parseDocument, visit } from 'yaml';

/** Words of a page: where each stands in its text. */
type Place = { at: number; word: string };

/** What isn't plain words within a text: names to be filled in, what a link leads to, an address. */
const notWords = /\(\([^)]*\)\)|\]\([^)]*\)|\S*[/@]\S*/g;

/** The words of a page's own texts that may be others: those of values that are sentences, in small letters. */
function placesOf(text: string): Place[] {
  return sentences(parseDocument(text)).flatMap(([from, to]) => {
    const shown = text.slice(from, to).replaceAll(notWords, (match) => ' '.repeat(match.length));
    return [...shown.matchAll(/(?<![\w'’-])[a-z]{4,}(?![\w'’-])/g)].map(({ index, 0: word }) => ({
      at: from + index,
      word,
    }));
  });
}

/** What only formulas have. */
const formula = /[_<>=*]|\s[+/-]\s/;

/** Where the values begin and end that are sentences: a value of fewer words may be a name or a choice. */
function sentences(document: Document): [number, number][] {
  const found: [number, number][] = [];
  visit(document, {
    Scalar: (key, { range, value }) => {
      if (key === 'key' || !range || typeof value !== 'string') return;
      if (value.split(' ').length > 3 && !formula.test(value)) found.push([range[0], range[1]]);
    },
  });
  return found;
}

/**
 * Writes a page again and again, each time with other words: those of all texts of `models`, each in place of one as long, so that the
 * page keeps its size and its lines. The same `number` makes the same page.
 */
export function otherWords(models: readonly string[]): (model: string, number: number) => string {
  const places = new Map(models.map((model) => [model, placesOf(model)]));
  const byLength = new Map<number, string[]>();
  for (const word of new Set([...places.values()].flatMap((all) => all.map(({ word }) => word))))
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  return (model, number) => {
    let text = '';
    let end = 0;
    let state = number;
    for (const { at, word } of places.get(model) ?? []) {
      // A step of a linear congruential generator (Numerical Recipes).
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const others = byLength.get(word.length) ?? [word];
      text += model.slice(end, at) + others[Math.floor((state / 2 ** 32) * others.length)];
      end = at + word.length;
    }
    return text + model.slice(end);
  };
}
