import { changedText, freshText, relookedText } from './change-text.ts';
import type { Range } from './dragging.ts';
import { toggledList } from './lists.ts';
import { type IsKnown, plainLook, type Sign, signsOf, type WordLook } from './signs.ts';

export type MarkName = 'isBold' | 'isItalic';

/**
 * A text that is being written: the text itself, and its signs as they are read. Places count signs. Without marks (`hasMarks`) a
 * star is a star, and only figures are more than they are written.
 */
export class MarkedText {
  readonly #isKnown: IsKnown;
  readonly #hasMarks: boolean;
  #text = '';
  #signs: readonly Sign[] = [];
  /** What the last mark was made of: taken away again, the text is what it was. */
  #unmarked: { before: string; after: string; range: string } | undefined;

  constructor(text: string, isKnown: IsKnown, hasMarks = true) {
    this.#isKnown = isKnown;
    this.#hasMarks = hasMarks;
    this.set(text);
  }

  get text(): string {
    return this.#text;
  }

  get signs(): readonly Sign[] {
    return this.#signs;
  }

  /** The words as they are shown. */
  get shown(): string {
    return this.#signs.map(({ shown }) => shown).join('');
  }

  set(text: string): void {
    this.#text = text;
    this.#signs = this.#read(text);
  }

  /** A range as text with marks of its own, also where this text has none: so it can come to any other. */
  writtenBetween(from: number, to: number): string {
    return freshText(this.#signs.slice(from, to), (text) => signsOf(text, this.#isKnown));
  }

  /** Puts letters in place of others, and returns where they end. */
  type(from: number, to: number, words: string, look: WordLook = this.lookAt(from, to)): number {
    const added = words.split('').map((shown) => ({ shown, written: shown, look }));
    return this.#change(from, to, added);
  }

  /** Puts a text with marks in place of others, and returns where it ends. */
  insert(from: number, to: number, text: string): number {
    const { link, ...around } = this.lookAt(from, to);
    const added = this.#read(text).map((sign) => ({
      ...sign,
      look: {
        isBold: sign.look.isBold || around.isBold,
        isItalic: sign.look.isItalic || around.isItalic,
        link: sign.look.link ?? link,
      },
    }));
    return this.#change(from, to, added);
  }

  /**
   * Brings words to another place, and returns where they stand then. Whole words take a space with them and find one where they
   * come, as in a word processor.
   */
  move(from: number, to: number, place: number): { from: number; to: number } {
    if (place >= from && place <= to) return { from, to };
    const written = this.writtenBetween(from, to);
    const { shown } = this;
    const areWords = isWordEnd(shown, from) && isWordEnd(shown, to);
    const start = areWords && isBetween(shown, from, to) && from > 0 && to === shown.length ? from - 1 : from;
    const end = areWords && isBetween(shown, from, to) && start === from && to < shown.length ? to + 1 : to;
    this.type(start, end, '');
    // A place in the space that has gone is where that stood.
    let at = place <= start ? place : Math.max(start, place - (end - start));
    const isLetter = (sign: string | undefined) => /[\p{L}\p{N}\uFFFC]/u.test(sign ?? '');
    const rest = this.shown;
    const [first, last] = [shown[from], shown[to - 1]];
    if (areWords && isLetter(rest[at]) && isLetter(last)) this.type(at, at, ' ');
    if (areWords && isLetter(rest[at - 1]) && isLetter(first)) at = this.type(at, at, ' ');
    return { from: at, to: this.insert(at, at, written) };
  }

  /** Gives a range a mark, or takes it away where all of it has it. */
  toggle(from: number, to: number, mark: MarkName): void {
    const range = `${from} ${to} ${mark}`;
    const last = this.#unmarked;
    if (last?.after === this.#text && last.range === range) {
      this.set(last.before);
      this.#unmarked = undefined;
      return;
    }
    const before = this.#text;
    this.#relook(from, to, { [mark]: !this.has(from, to, mark) });
    this.#unmarked = { before, after: this.#text, range };
  }

  /** Whether all words of a range have a mark. */
  has(from: number, to: number, mark: MarkName): boolean {
    const words = this.#signs.slice(from, to).filter(({ shown }) => !/\s/.test(shown));
    return words.length > 0 && words.every(({ look }) => look[mark]);
  }

  /** Makes the words of a range lead somewhere, or nowhere. */
  link(from: number, to: number, address: string | undefined): void {
    this.#relook(from, to, { link: address });
  }

  /** Makes what is selected lead somewhere, changes the link that all of it stands in, or puts a new one in; returns what is selected then. */
  linkTo({ from, to }: Range, address: string | undefined, words: string): Range {
    const link = this.linkAt(from);
    const around = link && to <= link.to ? link : from < to ? { from, to } : undefined;
    if (around) this.link(around.from, around.to, address);
    if (around || address === undefined) return { from, to };
    const end = this.type(from, to, words, { ...plainLook, link: address });
    return { from: end, to: end };
  }

  /** Makes lines entries of a list, or plain ones; returns what is selected then. */
  toggleList({ from, to }: Range): Range {
    const { changes, shift } = toggledList(this.shown, from, to);
    for (const { start, end, text } of changes.toReversed()) this.type(start, end, text, plainLook);
    return { from: from === to ? to + shift : from, to: to + shift };
  }

  /** The link that a place stands in or beside, with its range. */
  linkAt(place: number): { address: string; from: number; to: number } | undefined {
    const address = this.#signs[place]?.look.link ?? this.#signs[place - 1]?.look.link;
    if (address === undefined) return undefined;
    const isInside = (index: number) => this.#signs[index]?.look.link === address;
    let from = isInside(place) ? place : place - 1;
    while (isInside(from - 1)) from -= 1;
    let to = from;
    while (isInside(to)) to += 1;
    return { address, from, to };
  }

  /** How letters look that are typed at a place: as those before them; a link ends where its words do, and not with a line. */
  lookAt(from: number, to: number = from): WordLook {
    const isWord = (sign: Sign | undefined) => sign !== undefined && sign.shown !== '\n';
    const before = isWord(this.#signs[from - 1]) ? this.#signs[from - 1] : undefined;
    const after = isWord(this.#signs[to]) ? this.#signs[to] : undefined;
    const model = (to > from ? this.#signs[from] : undefined) ?? before ?? after;
    const around = this.#signs[from - 1]?.look.link;
    const inside = around === this.#signs[to]?.look.link ? around : undefined;
    return { ...(model?.look ?? plainLook), link: to > from ? model?.look.link : inside };
  }

  /** The word around a place; nothing where it stands at the edge of one. */
  wordAt(place: number): { from: number; to: number } {
    const isLetter = (index: number) => /[\p{L}\p{N}\p{M}'’-]/u.test(this.#signs[index]?.shown ?? '');
    let from = place;
    let to = place;
    if (!isLetter(place) || !isLetter(place - 1)) return { from, to };
    while (isLetter(from - 1)) from -= 1;
    while (isLetter(to)) to += 1;
    return { from, to };
  }

  readonly #read = (text: string): Sign[] => signsOf(text, this.#isKnown, this.#hasMarks);

  #change(from: number, to: number, added: Parameters<typeof changedText>[2]['added']): number {
    const before = this.#signs.length;
    this.set(changedText(this.#text, this.#signs, { from, to, added }, this.#read));
    // A mark that was typed has become invisible.
    return Math.max(0, to + this.#signs.length - before);
  }

  #relook(from: number, to: number, look: Partial<WordLook>): void {
    this.set(relookedText(this.#text, this.#signs, { from, to, look }, this.#read));
  }
}

/** Whether a word can end at a place. */
function isWordEnd(shown: string, place: number): boolean {
  return !/^[\p{L}\p{N}]{2}$/u.test(shown.slice(Math.max(0, place - 1), place + 1));
}

/** Whether spaces, or the ends of the text, stand on both sides of words. */
function isBetween(shown: string, from: number, to: number): boolean {
  return (from === 0 || shown[from - 1] === ' ') && (to === shown.length || shown[to] === ' ');
}
