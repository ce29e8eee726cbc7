import { commonEnds, type Splice } from '#kit/model';

/** Splices in order, no larger than they need to be, those that touch made one, and none that changes nothing. */
export function tidied(text: string, splices: readonly Splice[]): Splice[] {
  const tidy: Splice[] = [];
  for (const splice of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = tidy.at(-1);
    if (last && splice.start <= last.end) {
      last.end = Math.max(last.end, splice.end);
      last.text += splice.text;
    } else tidy.push({ ...splice });
  }
  return tidy
    .map((splice) => trimmed(text, splice))
    .filter(({ start, end, text: added }) => start < end || added !== '');
}

/** A splice without what it puts back as it was at both ends. */
function trimmed(text: string, { start, end, text: added }: Splice): Splice {
  const old = text.slice(start, end);
  const { before, after } = commonEnds(old, added);
  const from = isCut(old, before) || isCut(added, before) ? before - 1 : before;
  const rest = isCut(old, old.length - after) || isCut(added, added.length - after) ? after - 1 : after;
  return { start: start + from, end: end - rest, text: added.slice(from, added.length - rest) };
}

/** True where a place in a text lies within a line break or a character of two code units. */
function isCut(text: string, at: number): boolean {
  return /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(at - 1, at + 1));
}

/** What splices keep of the old text, and what they put in. */
type Part = { start: number; end: number } | { text: string };

/** The splices of a text of a length that do at once what `first` and then `second` do. */
export function composed(text: string, first: readonly Splice[], second: readonly Splice[]): Splice[] {
  const middle = partsAround(text.length, first);
  const parts: Part[] = [];
  let at = 0;
  for (const splice of second) {
    parts.push(...cut(middle, at, splice.start), { text: splice.text });
    at = splice.end;
  }
  parts.push(...cut(middle, at, Number.POSITIVE_INFINITY));
  return tidied(text, splicesOf(text.length, parts));
}

function partsAround(length: number, splices: readonly Splice[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end, text } of splices) {
    parts.push({ start: from, end: start }, { text });
    from = end;
  }
  return [...parts, { start: from, end: length }];
}

/** The parts of what stands from `start` to `end` of the text that parts make. */
function cut(parts: readonly Part[], start: number, end: number): Part[] {
  const inside: Part[] = [];
  let at = 0;
  for (const part of parts) {
    const length = 'text' in part ? part.text.length : part.end - part.start;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, length);
    if (from < to)
      inside.push(
        'text' in part ? { text: part.text.slice(from, to) } : { start: part.start + from, end: part.start + to },
      );
    at += length;
  }
  return inside;
}

function splicesOf(length: number, parts: readonly Part[]): Splice[] {
  const splices: Splice[] = [];
  let from = 0;
  let text = '';
  for (const part of [...parts, { start: length, end: length }]) {
    if ('text' in part) text += part.text;
    else {
      if (text !== '' || part.start > from) splices.push({ start: from, end: part.start, text });
      text = '';
      from = part.end;
    }
  }
  return splices;
}
