import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { Path, Range } from '../diagnostic.ts';

/** The nodes of the key and the value at a path, as far as they exist. */
type Place = { key: Node | undefined; value: Node | undefined };

/**
 * Where a path of the data stands in the text that was read; `valueEnd` is where its value ends.
 * A key is the word before the colon, or of a list item the item; a path that does not exist gives its nearest parent.
 */
export function locateIn(
  document: Document.Parsed | undefined,
  path: Path,
  mark: 'key' | 'value',
): Range & { valueEnd: number; value: Node | undefined } {
  const { key, value } = find(document, path);
  const node = mark === 'key' ? (key ?? value) : (value ?? key);
  if (!node?.range) return { start: 0, end: 0, valueEnd: 0, value };
  const end = Math.max(node.range[1], node.range[0]);
  return { start: node.range[0], end, valueEnd: Math.max(value?.range?.[1] ?? end, end), value };
}

function find(document: Document.Parsed | undefined, path: Path): Place {
  const contents = document?.contents;
  let place: Place = { key: undefined, value: isNode(contents) ? contents : undefined };
  for (const step of path) {
    const inside = place.value;
    if (isMap(inside)) {
      const pair = inside.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step);
      if (!pair) return { key: place.key ?? firstKey(inside), value: firstKey(inside) ?? inside };
      place = { key: isNode(pair.key) ? pair.key : undefined, value: isNode(pair.value) ? pair.value : undefined };
    } else if (isSeq(inside) && typeof step === 'number') {
      const item = inside.items[step];
      if (!isNode(item)) return place;
      place = { key: firstKey(item) ?? item, value: item };
    } else {
      return place;
    }
  }
  return place;
}

function firstKey(node: Node): Node | undefined {
  const key = isMap(node) ? node.items[0]?.key : undefined;
  return isNode(key) ? key : undefined;
}

/** The path of the value that an offset belongs to: the last one that begins before it. */
export function pathAt(document: Document.Parsed | undefined, offset: number): Path {
  const path: (string | number)[] = [];
  let inside: unknown = document?.contents;
  while (isMap(inside) || isSeq(inside)) {
    const items: readonly unknown[] = inside.items;
    const index = items.findLastIndex(
      (item) => startOf(isMap(inside) ? (item as { key: unknown }).key : item) <= offset,
    );
    if (index < 0) break;
    const item = items[index];
    if (isMap(inside)) {
      const { key, value } = item as { key: { value?: unknown }; value: unknown };
      path.push(String(key.value));
      inside = value;
    } else {
      path.push(index);
      inside = item;
    }
  }
  return path;
}

function startOf(node: unknown): number {
  return (node as { range?: readonly number[] } | null)?.range?.[0] ?? Number.POSITIVE_INFINITY;
}
