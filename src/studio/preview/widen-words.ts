import { textRanges } from '#kit/model';
import type { FoundWords } from './found-words.ts';

/**
 * Words of a running text with the paragraph before or after them; `more` is that with what stands between. Nothing where no paragraph
 * does: a list is none.
 */
export function widenWords(
  text: string,
  { before, after, ...found }: FoundWords,
  isBefore: boolean,
): { found: FoundWords; more: string } | undefined {
  const [start, end] = [before.length, text.length - after.length];
  const ranges = textRanges(text);
  const next = isBefore ? ranges.findLast((range) => range.end <= start) : ranges.find((range) => range.start >= end);
  if (!next || next.list) return undefined;
  const [from, to] = isBefore ? [next.start, end] : [start, next.end];
  return {
    found: { ...found, before: text.slice(0, from), words: text.slice(from, to), after: text.slice(to) },
    more: isBefore ? text.slice(from, start) : text.slice(end, to),
  };
}

/** Paragraphs of the page that other words have taken in: they aren't shown until these are closed. */
export class TakenIn {
  readonly #hidden: Element[] = [];

  /** Hides the paragraph that is shown next to an element; false where none stands there. */
  hide(element: Element, isBefore: boolean): boolean {
    const next = (from: Element) => (isBefore ? from.previousElementSibling : from.nextElementSibling);
    let found = next(element);
    while (found && this.#hidden.includes(found)) found = next(found);
    if (found?.tagName !== 'P') return false;
    found.setAttribute('hidden', '');
    this.#hidden.push(found);
    return true;
  }

  show(): void {
    for (const element of this.#hidden.splice(0)) element.removeAttribute('hidden');
  }
}
