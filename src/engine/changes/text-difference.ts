import { withoutMiddle } from '#kit/model';
import { commonRow } from '../edit/common-row.ts';
import { readText } from '../kinds/text/read-text.ts';
import { markDifferences } from './text-marks.ts';
import { textValue, visible, type Words, words } from './words.ts';

/** Texts up to this many characters are shown whole. */
const short = 60;
/** How many words that stay are shown on each side of those that changed. */
const context = 3;
/** More places of one text than this are counted. */
const mostPlaces = 8;
const longestSide = 140;
/** A text of more words than this of which none stayed is said to be another one. */
const longestReplaced = 40;

/**
 * What changed in a text: both texts where they are short, else the changed words with a few around them. What changed of its links, and
 * of what is bold or italic, is told apart from its words.
 */
export function textDifference(before: string, after: string): Words {
  const [old, now] = [readText(before), readText(after)];
  const marks = markDifferences(old, now);
  const told = wordDifference(visible(old.text), visible(now.text));
  if (told.length + marks.length === 0)
    return [visible(before) === visible(after) ? 'other spaces or line breaks' : 'the same words, written otherwise'];
  return [told, ...marks].filter(({ length }) => length > 0).flatMap((one, at) => (at === 0 ? one : ['; ', ...one]));
}

function wordDifference(old: string, now: string): Words {
  if (old === now) return [];
  if (old === '' || now === '')
    return words`${old === '' ? 'empty' : textValue(old)} → ${now === '' ? 'empty' : textValue(now)}`;
  const longest = Math.max(old.length, now.length);
  const whole = words`${textValue(old)} → ${textValue(now)}`;
  if (longest <= short) return whole;
  const places = changedPlaces(old.split(' '), now.split(' '));
  // Several pieces of one line, such as a page's title, say less than the line.
  if (places && places.length > 1 && longest <= longestSide) return whole;
  if (!places) return words`the whole text is another one: ${whole}`;
  const shown = places.slice(0, mostPlaces).map(({ old: was, now: is }) => words`${quoted(was)} → ${quoted(is)}`);
  const more = places.length - shown.length;
  return [
    ...shown.flatMap((one, at) => (at === 0 ? one : ['; ', ...one])),
    ...(more === 0 ? [] : [`; and in ${more} more place${more === 1 ? '' : 's'}`]),
  ];
}

type Place = { old: string; now: string };

function quoted(text: string): Words {
  return [{ content: withoutMiddle(text, longestSide), marks: '“”' }];
}

/** The stretches in which two texts differ, each with the words around it; nothing where no word of a long text stayed. */
function changedPlaces(old: readonly string[], now: readonly string[]): Place[] | undefined {
  return changedRanges(old, now)?.map((range) => ({ old: around(old, range.old), now: around(now, range.now) }));
}

type Ranges = { old: [number, number]; now: [number, number] };

/** Ranges of words that differ; those with only a few words between them are one. */
function changedRanges(old: readonly string[], now: readonly string[]): Ranges[] | undefined {
  const kept = commonRow(old, now);
  if (kept.length === 0 && Math.max(old.length, now.length) > longestReplaced) return undefined;
  const ranges: Ranges[] = [];
  let [atOld, atNow] = [0, 0];
  for (const [from, to] of [...kept, [old.length, now.length] as const]) {
    if (from > atOld || to > atNow) {
      const last = ranges.at(-1);
      if (last && atOld - last.old[1] <= context && atNow - last.now[1] <= context) {
        last.old[1] = from;
        last.now[1] = to;
      } else ranges.push({ old: [atOld, from], now: [atNow, to] });
    }
    [atOld, atNow] = [from + 1, to + 1];
  }
  return ranges;
}

function around(all: readonly string[], [start, end]: [number, number]): string {
  const [from, to] = [Math.max(0, start - context), Math.min(all.length, end + context)];
  return [...(from > 0 ? ['…'] : []), ...all.slice(from, to), ...(to < all.length ? ['…'] : [])].join(' ');
}
