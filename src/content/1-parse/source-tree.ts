import type { Path, Range } from '../../model/diagnostic.ts';

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
      const field: SourceField | undefined = value.fields.find(({ name }) => name === step);
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

/** The path of the value that an offset belongs to: the last one that begins before it. */
export function pathAt(root: SourceNode | undefined, offset: number): Path {
  const path: (string | number)[] = [];
  let inside = root;
  while (inside?.fields || inside?.items) {
    const index = (inside.fields ?? inside.items ?? []).findLastIndex(({ start }) => start <= offset);
    const field: SourceField | undefined = inside.fields?.[index];
    if (index < 0) break;
    path.push(field ? field.name : index);
    inside = field ? field.value : inside.items?.[index];
  }
  return path;
}
