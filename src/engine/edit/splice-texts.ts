import { applySplices, type Path, type Range, valueAt } from '#kit/model';
import { locateIn } from '../1-parse/source-tree.ts';
import { applied, applyEdit, saysTheSame } from './apply-edit.ts';
import { changedData } from './changed-data.ts';
import { parseSource, type Source } from './source.ts';
import { composed, tidied } from './splices.ts';
import { type Applied, Refusal, type Refused, type Splice } from './types.ts';

/** What changes within one text of the data. Offsets are those of the text as it is read, in order. */
export type TextSplices = { path: Path; splices: readonly Splice[] };

/**
 * Changes words inside of texts where they stand: nothing else of the file changes, no quote, fold or line break. Where the
 * words don't stand in the file as they are read (escaped, or over two lines), the whole text is set.
 */
export function spliceTexts(text: string, changes: readonly TextSplices[]): Applied | Refused {
  return applied(text, (source) => {
    const expected = changes.reduce(withSplices, source.data);
    const inPlace = tidied(
      source.text,
      changes.flatMap((change) => splicesInPlace(source, change) ?? []),
    );
    const isRight = saysTheSame(applySplices(source.text, inPlace), expected, source);
    return isRight ? inPlace : oneByOne(source, changes);
  });
}

function withSplices(data: unknown, { path, splices }: TextSplices): unknown {
  return changedData(data, { op: 'set', path, value: applySplices(textAt(data, path), splices) });
}

function textAt(data: unknown, path: Path): string {
  const value = valueAt(data, path);
  if (typeof value !== 'string') throw new Refusal('There is no text at this place.');
  return value;
}

/** Each text by itself: in place where that says the right thing, else set. */
function oneByOne(source: Source, changes: readonly TextSplices[]): Splice[] {
  let current = source;
  let splices: Splice[] = [];
  for (const change of changes) {
    const next = splicesFor(current, change);
    splices = composed(source.text, splices, next);
    current = parseSource(applySplices(current.text, next));
  }
  return splices;
}

function splicesFor(source: Source, change: TextSplices): Splice[] {
  const expected = withSplices(source.data, change);
  const inPlace = tidied(source.text, splicesInPlace(source, change) ?? []);
  if (saysTheSame(applySplices(source.text, inPlace), expected, source)) return inPlace;
  const { path } = change;
  const result = applyEdit(source.text, { op: 'set', path, value: valueAt(expected, path) });
  if ('refused' in result) throw new Refusal(result.refused);
  return result.splices;
}

/** The same splices of the file. Nothing where what they replace isn't found as often as in the text that was read. */
function splicesInPlace({ text, root, data }: Source, { path, splices }: TextSplices): Splice[] | undefined {
  const value = textAt(data, path);
  const { start, end } = locateIn(root, path, 'value');
  const found: Splice[] = [];
  for (const splice of splices) {
    const words = value.slice(splice.start, splice.end);
    const inValue = placesOf(words, value, { start: 0, end: value.length });
    const inFile = placesOf(words, text, { start, end });
    const place = inFile[inValue.indexOf(splice.start)];
    if (inValue.length !== inFile.length || place === undefined) return undefined;
    found.push({ start: place, end: place + words.length, text: splice.text });
  }
  return found;
}

function placesOf(words: string, text: string, { start, end }: Range): number[] {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words, start); at >= 0 && at + words.length <= end; at = text.indexOf(words, at + 1))
    places.push(at);
  return places;
}
