import type { Path, Range } from '#kit/model';

/** A value of a text: what it is as plain data, and where it stands (offsets, `end` exclusive). */
export type SourceNode = Range & {
  data: unknown;
  /** Of fields: each with its name, those that stand twice included. */
  fields?: SourceField[];
  /** Of a list: its entries. */
  items?: SourceNode[];
};

/** A field: where its name stands, and its value. */
export type SourceField = Range & { name: string; value: SourceNode };

/**
 * Where a path of the data stands in the text that was read; `valueEnd` is where its value ends.
 * A key is the word before the colon, or of a list item the item; a path that does not exist gives its nearest parent.
 */
export function locateIn(
  root: SourceNode | undefined,
  path: Path,
  mark: 'key' | 'value',
): Range & { valueEnd: number } {
  const { key, value } = find(root, path);
  const node = mark === 'key' ? (key ?? value) : (value ?? key);
  if (!node) return { start: 0, end: 0, valueEnd: 0 };
  return { start: node.start, end: node.end, valueEnd: Math.max(value?.end ?? node.end, node.end) };
}

/** Where the key and the value at a path stand, as far as they exist. */
type Place = { key: Range | undefined; value: Range | undefined };

function find(root: SourceNode | undefined, path: Path): Place {
  let key: Range | undefined;
  let value = root;
  for (const step of path) {
    if (value?.fields) {
      const field: SourceField | undefined = fieldCalled(value.fields, step);
      if (!field) return { key: key ?? value.fields[0], value: value.fields[0] ?? value };
      key = field;
      value = field.value;
    } else {
      const item: SourceNode | undefined = typeof step === 'number' ? value?.items?.[step] : undefined;
      if (!item) break;
      key = item.fields?.[0] ?? item;
      value = item;
    }
  }
  return { key, value };
}

/** More fields than any block has are looked up by their names, which are noted once. */
const manyFields = 60;
const byName = new WeakMap<readonly SourceField[], ReadonlyMap<string | number, SourceField>>();

function fieldCalled(fields: readonly SourceField[], step: string | number): SourceField | undefined {
  if (fields.length < manyFields) return fields.find(({ name }) => name === step);
  let names = byName.get(fields);
  if (!names) {
    // Of a field that stands twice, the first counts.
    names = new Map([...fields].reverse().map((field) => [field.name, field]));
    byName.set(fields, names);
  }
  return names.get(step);
}

/** The path of the value that an offset belongs to: the last one that begins before it. */
export function pathAt(root: SourceNode | undefined, offset: number): Path {
  const path: (string | number)[] = [];
  let inside = root;
  while (inside?.fields || inside?.items) {
    const index = lastBefore<Range>(inside.fields ?? inside.items ?? [], offset + 1, ({ start }) => start);
    const field: SourceField | undefined = inside.fields?.[index];
    if (index < 0) break;
    path.push(field ? field.name : index);
    inside = field ? field.value : inside.items?.[index];
  }
  return path;
}

/** The position of the last of some things that begins before an offset, found by halving: they stand in the order of the text. */
export function lastBefore<T>(list: readonly T[], offset: number, startOf: (one: T) => number | undefined): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && (startOf(one) ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
