import type { Path } from '#kit/model';
import type { SourceNode } from '../1-parse/source-tree.ts';
import { columnOf, contentAfter, isBracket } from './lines.ts';
import type { Source } from './source.ts';
import { Refusal } from './types.ts';

/** An entry of a list or a field, by offsets. */
export type Entry = {
  name: string | undefined;
  /** Where its dash or name begins; in a list in brackets, its value. */
  head: number;
  /** Where its name ends. */
  nameEnd: number;
  /** Behind its dash or colon. */
  mark: number;
  /** Where the value begins and ends; both at `mark` where there is none. */
  start: number;
  end: number;
  node: SourceNode;
};

/** A list or fields, in brackets (`isFlow`) or on lines of their own. */
export type Collection = {
  node: SourceNode;
  isFlow: boolean;
  isList: boolean;
  entries: Entry[];
  /** How far its entries are indented; of no meaning in brackets. */
  column: number;
};

/** An entry and what it stands in. `above` is the entry that `parent` is the value of, unless that is the whole file. */
export type Spot = { parent: Collection; index: number; entry: Entry; above: Spot | undefined };

/** The entries of a list or of fields. Throws Refusal where it isn't clear where they begin. */
export function collectionOf(source: Source, node: SourceNode, parent?: Collection): Collection {
  const isFlow = isBracket(source.text, node.start);
  if (parent?.isFlow && !isFlow) throw new Refusal(unclear);
  const isList = node.items !== undefined;
  const entries = isList ? itemsOf(source, node, isFlow) : fieldsOf(source, node, isFlow);
  return { node, isFlow, isList, entries, column: columnOf(source.text, entries[0]?.head ?? node.start) };
}

const unclear = "This place is written in a way that can't be changed surely. Change it in the text.";

/** The entry at a path that exists. */
export function spotAt(source: Source, path: Path): Spot {
  let spot: Spot | undefined;
  for (const step of path) {
    const parent = collectionOf(source, spot ? spot.entry.node : source.root, spot?.parent);
    const index = typeof step === 'number' ? step : parent.entries.findIndex(({ name }) => name === step);
    const entry = parent.entries[index];
    if (!entry) throw new Refusal(unclear);
    spot = { parent, index, entry, above: spot };
  }
  if (!spot) throw new Refusal("A file as a whole can't be changed at once.");
  return spot;
}

/** The list or the fields at a path, and the entry whose value they are. */
export function collectionAt(source: Source, path: Path): { collection: Collection; spot: Spot | undefined } {
  const spot = path.length === 0 ? undefined : spotAt(source, path);
  return { collection: collectionOf(source, spot ? spot.entry.node : source.root, spot?.parent), spot };
}

function fieldsOf({ text }: Source, { fields = [] }: SourceNode, isFlow: boolean): Entry[] {
  return fields.map(({ name, start, end, value }) => {
    const colon = contentAfter(text, end);
    const hasColon = text[colon] === ':';
    if (!hasColon && !isFlow) throw new Refusal(unclear);
    const mark = hasColon ? colon + 1 : end;
    return { name, head: start, nameEnd: end, mark, ...valueRange(value, mark), node: value };
  });
}

function itemsOf({ text }: Source, { start, items = [] }: SourceNode, isFlow: boolean): Entry[] {
  let from = start;
  return items.map((node) => {
    const head = isFlow ? node.start : contentAfter(text, from);
    if (!isFlow && text[head] !== '-') throw new Refusal(unclear);
    const mark = isFlow ? head : head + 1;
    const range = valueRange(node, mark);
    from = range.end;
    return { name: undefined, head, nameEnd: head, mark, ...range, node };
  });
}

/** A value that is not written has no place of its own. */
function valueRange({ start, end }: SourceNode, mark: number): { start: number; end: number } {
  return start < mark || end <= start ? { start: mark, end: mark } : { start, end };
}
