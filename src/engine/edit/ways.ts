import { writtenName } from '../base/plain-text.ts';
import { chunksOf } from './chunks.ts';
import { type Addition, duplicated, inserted, moved, removed } from './edit-entries.ts';
import { insertedInBrackets, replacedInBrackets } from './edit-flow.ts';
import { begunList, replacedValue } from './edit-value.ts';
import { type Collection, collectionAt, type Spot, spotAt } from './entries.ts';
import { lineEnd, lineStart } from './lines.ts';
import { isChosen } from './old-text.ts';
import { checkTouched, type Source } from './source.ts';
import { styleOf, usualQuotes } from './style.ts';
import { takenOver } from './taken-over.ts';
import { type PlacedEdit, Refusal, type Splice } from './types.ts';

/**
 * The ways to make an edit that has a place in the data, as splices of the text, the best first.
 * Throws Refusal where what it touches must not be written again.
 */
export function* waysTo(source: Source, edit: PlacedEdit): Generator<Splice[]> {
  switch (edit.op) {
    case 'set':
      return yield* set(source, edit);
    case 'remove':
      return yield* remove(source, spotAt(source, edit.path));
    case 'rename':
      return yield* rename(source, spotAt(source, edit.path), edit.key);
    case 'insert':
      return yield* insert(source, edit);
  }
  const { collection } = collectionAt(source, edit.path);
  const index = edit.op === 'move' ? edit.from : edit.index;
  checkEntry(source, collection, index);
  if (edit.op === 'move') yield* moved(source, collection, edit.from, edit.to);
  else yield* duplicated(source, collection, index);
}

function* set(source: Source, { path, value, at }: PlacedEdit & { op: 'set' }): Generator<Splice[]> {
  const name = path.at(-1);
  if (name === undefined) throw new Refusal("A file as a whole can't be changed like this.");
  const { collection, spot } = collectionAt(source, path.slice(0, -1));
  const index = typeof name === 'number' ? name : collection.entries.findIndex((entry) => entry.name === name);
  const entry = collection.entries[index];
  if (entry) {
    checkEntry(source, collection, index);
    yield* collection.isFlow
      ? replacedInBrackets(source, collection, entry, value)
      : replacedValue(source, collection, entry, value);
  } else yield* add(source, collection, spot, at ?? collection.entries.length, { value, name: String(name) });
}

function* insert(source: Source, { path, index, value, text }: PlacedEdit & { op: 'insert' }): Generator<Splice[]> {
  const { collection, spot } = collectionAt(source, path);
  if (text !== undefined) {
    const lines = (column: number) => takenOver(text, value, column, styleOf(source).dashWidth);
    yield* add(source, collection, spot, index, { value, lines });
  }
  // In brackets, and where its lines would say something else, it is written as this file writes.
  yield* add(source, collection, spot, index, { value });
}

/** Puts an entry or a field into a collection. Empty brackets become lines where those around them are. */
function* add(
  source: Source,
  collection: Collection,
  spot: Spot | undefined,
  index: number,
  addition: Addition,
): Generator<Splice[]> {
  const { value, name, lines } = addition;
  if (collection.entries.length === 0 && spot && !spot.parent.isFlow) {
    if (lines && !spot.parent.isList) yield begunList(source, spot.parent, spot.entry, lines);
    yield* replacedValue(source, spot.parent, spot.entry, name === undefined ? [value] : { [name]: value });
  }
  if (collection.isFlow) yield* insertedInBrackets(source, collection, index, value, name);
  else yield* inserted(source, collection, index, addition);
}

function* remove(source: Source, { parent, index, above }: Spot): Generator<Splice[]> {
  checkEntry(source, parent, index);
  if (parent.isFlow || parent.entries.length > 1) return yield* removed(source, parent, index);
  const brackets = parent.isList ? '[]' : '{}';
  const { from = 0, to = 0 } = chunksOf(source, parent).chunks[0] ?? {};
  // A file without a line break at its end stays so.
  const isOpenEnd = to === source.text.length && !source.text.endsWith('\n');
  if (!above) yield [{ start: from, end: to, text: brackets + (isOpenEnd ? '' : source.eol) }];
  else if (lineStart(source.text, above.entry.mark) < lineStart(source.text, from))
    yield [
      { start: above.entry.mark, end: above.entry.mark, text: ` ${brackets}` },
      {
        start: isOpenEnd ? lineEnd(source.text, from - (source.text[from - 2] === '\r' ? 2 : 1)) : from,
        end: to,
        text: '',
      },
    ];
  if (above) yield* replacedValue(source, above.parent, above.entry, parent.isList ? [] : {});
}

function* rename(source: Source, { parent, index, entry }: Spot, key: string): Generator<Splice[]> {
  checkEntry(source, parent, index);
  const { isFlow } = parent;
  const quote = source.text.charAt(entry.head);
  const isQuoted = quote === '"' || quote === "'";
  const isKept = isQuoted && isChosen(entry.name ?? '', quote, usualQuotes(source, 'names'), parent);
  const plain = writtenName(key, { isFlow, isJson: source.isJson });
  const texts = isKept && !/["'\\]/.test(key) ? [quote + key + quote, plain] : [plain];
  for (const text of texts) yield [{ start: entry.head, end: entry.nameEnd, text }];
}

/** Throws Refusal where an entry holds what must not be written again. */
function checkEntry(source: Source, { entries }: Collection, index: number): void {
  const entry = entries[index];
  if (entry) checkTouched(source, entry.head, Math.max(entry.end, entry.mark));
}
