import type { Typeface } from '#kit/model';
import type { Checker, WordWidth } from '../../3-repair/checker.ts';
import { type Setting, textWidth } from './text-width.ts';

/**
 * The room that a text has on a small phone (320 px), as the schema keyword `room` of its field says it: the token of its size,
 * its weight and tracking where they are not the usual ones, the width that is left, and how many lines look well.
 */
export type Room = {
  size: string;
  weight?: number;
  tracking?: number;
  width: number;
  lines?: number;
};

/** What does not fit: a word that is wider than its room, or a text of more lines than look well. */
export type Misfit = { word: string; width: number } | { lines: number };

const usualWeight = 400;

/** So many words of each room are remembered. */
const mostWords = 5_000;

/** How wide words are as they are set in a room; 0 where the font lacks a letter. */
function widthsIn(room: Room, { memory, typeface }: Checker): (word: string) => WordWidth {
  const setting = settingOf(room, typeface);
  const known = memory.widths.get(room) ?? new Map<string, WordWidth>();
  memory.widths.set(room, known);
  const widthOf = (text: string) => textWidth(text, setting, typeface) ?? 0;
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const whole = widthOf(word);
    // Where the whole word has room, its parts have.
    const width = { whole, part: whole > room.width ? Math.max(...wordParts(word).map(widthOf)) : whole };
    if (known.size >= mostWords) known.clear();
    known.set(word, width);
    return width;
  };
}

/** What of a text does not fit into its room; nothing where all of it does. */
export function misfitOf(text: string, room: Room, checker: Checker): Misfit | undefined {
  const widthOf = widthsIn(room, checker);
  const space = widthOf(' ').whole;
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(text, room)) {
    const { whole, part } = widthOf(word);
    if (part > room.width) return { word, width: Math.round(part) };
    const isNext = used > 0 && used + space + whole > room.width;
    lines += isNext ? 1 : 0;
    used = isNext || used === 0 ? whole : used + space + whole;
  }
  return room.lines !== undefined && lines > room.lines ? { lines } : undefined;
}

/** The words that are set in this size: of a figure with a number (`22 days`, `under 100 ms`) only the number is. */
function wordsOf(text: string, { size }: Room): string[] {
  const words = text.split(/[\s\u200b\u00ad]+/);
  const numbers = size === 'figure' ? words.filter((word) => /\d/.test(word)) : [];
  return numbers.length > 0 ? numbers : words;
}

/** Browsers break a word behind a hyphen or a dash, and an address behind a slash. */
function wordParts(word: string): string[] {
  return word.split(/(?<=[-–—/])/);
}

/** How a text is set on a small phone. */
export function settingOf({ size, weight = usualWeight, tracking = 0 }: Room, { sizes }: Typeface): Setting {
  return { size: sizes[size] ?? 0, weight, tracking };
}

/** True for what a schema says of a room. */
export function isRoom(value: unknown): value is Room {
  return typeof value === 'object' && value !== null && 'size' in value && 'width' in value;
}
