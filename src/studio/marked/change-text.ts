import { figureSign, isSameLook, plainLook, type ReadSigns, type Sign, type WordLook } from './signs.ts';
import { listMarks, type NewSign, waysToWrite, writtenIn } from './write-marks.ts';

/** Signs that come in place of others; `from` and `to` count signs. */
export type Change = { from: number; to: number; added: readonly NewSign[] };

const nothing = /^\b$/;
const space = /^\s$/;
/** A figure's sign is none: CommonMark reads the letters of its placeholder. */
const spaceOrPunctuation = /^(?!\uFFFC)[\s\p{P}\p{S}]$/u;

/**
 * The text in which signs have come in place of others. Each way to write that is read again, and the first one that is read as
 * it is meant is taken: the change itself and nothing else; with other marks around the place; with a backslash. What stands
 * elsewhere keeps its bytes. `mayMark`: a star that is typed may be the last of a mark.
 */
export function changedText(
  text: string,
  signs: readonly Sign[],
  change: Change,
  readSigns: ReadSigns,
  mayMark = true,
): string {
  const wanted = [...signs.slice(0, change.from), ...change.added, ...signs.slice(change.to)];
  const direct = directly(text, signs, change);
  const isTouched = mayMark && isTouchedMark(text, signs, change);
  const read = remembered(readSigns);
  const fits = (candidate: string, ignored: RegExp) => isAlike(read(candidate), wanted, ignored);
  const written = (outside: RegExp, isRight: (result: string) => boolean = () => true) =>
    rewritten(text, signs, change, outside).find((result) => isRight(result) && fits(result, outside));
  const keepsLinks = (result: string) => keepsAddresses(result, read(result), wanted);
  const isAdded = (index: number) => index >= change.from && index < change.from + change.added.length;
  return (
    direct.find((result) => fits(result, nothing)) ??
    direct.find((result) => fits(result, space)) ??
    (isTouched ? direct.find((result) => staysHidden(read(result), wanted)) : undefined) ??
    directly(text, signs, escapedChange(change)).find((result) => fits(result, space)) ??
    written(space, keepsLinks) ??
    written(spaceOrPunctuation, keepsLinks) ??
    // What is typed looks as what stands beside it, and all the rest is as it was.
    direct.find((result) => isAlike(read(result), wanted, nothing, isAdded)) ??
    written(spaceOrPunctuation) ??
    direct[0] ??
    text
  );
}

function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}

/** The change as a splice: what is taken away goes, marks beside it stay; what comes stands before, between or after them. */
function directly(text: string, signs: readonly Sign[], { from, to, added }: Change): string[] {
  const start = endOf(signs[from - 1]);
  const end = signs[to]?.start ?? text.length;
  let kept = '';
  let last = start;
  for (const sign of signs.slice(from, to)) {
    kept += text.slice(last, sign.start);
    last = endOf(sign);
  }
  kept += text.slice(last, end);
  const words = added.map(({ written }) => written).join('');
  const places = Array.from({ length: kept.length + 1 }, (_, place) => place);
  return (added.length === 0 ? [0] : places)
    .filter((place) => place <= longestMark || place >= kept.length - longestMark)
    .map((place) => text.slice(0, start) + kept.slice(0, place) + words + kept.slice(place) + text.slice(end));
}

/** The most signs that stand for marks in one go (`**_[`); in the middle of an address nothing is put in. */
const longestMark = 6;

function escapedChange({ from, to, added }: Change): Change {
  const escaped = added.map((sign) => ({
    ...sign,
    written: sign.written.length === 1 ? sign.written.replace(/[\\*_[\]&]/, '\\$&') : sign.written,
  }));
  return { from, to, added: escaped };
}

/** The marked words around the change written once more, in every way. */
function rewritten(text: string, signs: readonly Sign[], { from, to, added }: Change, outside = space): string[] {
  const isMarked = (sign: Sign | undefined) => sign !== undefined && !isSameLook(sign.look, plainLook);
  const isBetween = (sign: Sign | undefined, next: Sign | undefined) => sign?.shown === ' ' && isMarked(next);
  let first = from;
  while (isMarked(signs[first - 1]) || isBetween(signs[first - 1], signs[first - 2])) first -= 1;
  let last = to;
  while (isMarked(signs[last]) || isBetween(signs[last], signs[last + 1])) last += 1;
  const before = text.slice(0, endOf(signs[first - 1]));
  const after = text.slice(signs[last]?.start ?? text.length);
  const inside = [...signs.slice(first, from), ...added, ...signs.slice(to, last)];
  const isLine = first === 0 || signs[first - 1]?.shown === '\n';
  const results = [false, true].flatMap((escapes) => {
    const all = waysToWrite({ escapes, outside }).map((way) => writtenIn(way, inside, isLine));
    return all.sort((one, other) => one.length - other.length);
  });
  return [...new Set(results)].map((written) => before + written + after);
}

function endOf(sign: Sign | undefined): number {
  return sign ? sign.start + sign.written.length : 0;
}

/**
 * Whether no link has gone, and every address that no link has yet stays in one piece: somebody may be about to write the rest of
 * its link.
 */
function keepsAddresses(candidate: string, read: readonly Sign[], wanted: readonly NewSign[]): boolean {
  const links = new Set(read.map(({ look }) => look.link));
  const plain = wanted.map(({ written }) => written).join('');
  const addresses = plain.match(/\]\([^()\s]*\)/g) ?? [];
  return (
    wanted.every(({ look: { link }, shown }) => link === undefined || space.test(shown) || links.has(link)) &&
    addresses.every((address) => candidate.includes(address))
  );
}

/** Whether signs are those that are wanted; of those that `ignored` fits or whose place `isFree`, the look doesn't matter. */
function isAlike(
  signs: readonly Sign[],
  wanted: readonly NewSign[],
  ignored: RegExp,
  isFree: (index: number) => boolean = () => false,
): boolean {
  return (
    signs.length === wanted.length &&
    signs.every(({ shown, written, look }, index) => {
      const other = wanted[index];
      if (!other || shown !== other.shown) return false;
      if (shown === figureSign && written !== other.written) return false;
      return isFree(index) || ignored.test(shown) || isSameLook(look, other.look);
    })
  );
}

/** Whether the change is one of marks that are written out: a star that is typed, a bracket that is taken away. */
function isTouchedMark(text: string, signs: readonly Sign[], { from, to, added }: Change): boolean {
  const around = text.slice(endOf(signs[from - 2]), signs[to + 1]?.start ?? text.length);
  return /[*_)]$/.test(added.at(-1)?.written ?? '') || (added.length === 0 && /[*_[\]()]/.test(around));
}

/** Whether no mark of the text has come to light by a change, whatever else it has made. */
function staysHidden(signs: readonly Sign[], wanted: readonly NewSign[]): boolean {
  const seen = signs.map(({ written }) => written).join('');
  let at = 0;
  for (const { written } of wanted) for (const letter of written) if (seen[at] === letter) at += 1;
  return at === seen.length;
}

/** The text in which the signs of a range look otherwise. The marks of entries have no look. */
export function relookedText(
  text: string,
  signs: readonly Sign[],
  { from, to, look }: { from: number; to: number; look: Partial<WordLook> },
  readSigns: ReadSigns,
): string {
  const isMark = listMarks(signs);
  const added = signs
    .slice(from, to)
    .map((sign, index) => (isMark[from + index] ? sign : { ...sign, look: { ...sign.look, ...look } }));
  const wanted = [...signs.slice(0, from), ...added, ...signs.slice(to)];
  const change = { from, to, added };
  for (const ignored of [space, spaceOrPunctuation]) {
    const found = rewritten(text, signs, change, ignored).find((result) => isAlike(readSigns(result), wanted, ignored));
    if (found !== undefined) return found;
  }
  return text;
}

/** A text that is read as these signs. */
export function freshText(signs: readonly NewSign[], readSigns: ReadSigns): string {
  return changedText('', [], { from: 0, to: 0, added: signs }, readSigns, false);
}
