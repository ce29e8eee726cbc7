import { isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { Path, Range } from '../diagnostic.ts';
import type { ParsedFile } from './parse.ts';

/** The nodes of the key and the value at a path, as far as they exist. */
type Place = { key: Node | undefined; value: Node | undefined };

/**
 * Where a path of the data stands in the text.
 * A key is the word before the colon, or of a list item the item; a path that does not exist gives its nearest parent.
 */
export function locate(parsed: ParsedFile, path: Path, mark: 'key' | 'value', snippet?: string): Range {
  const { key, value } = find(parsed, path);
  const node = mark === 'key' ? (key ?? value) : (value ?? key);
  if (!node?.range) return { start: 0, end: 0 };
  const range = { start: node.range[0], end: Math.max(node.range[1], node.range[0]) };
  if (snippet === undefined) return range;
  const index = parsed.source.text.slice(range.start, range.end).indexOf(snippet);
  return index < 0 ? range : { start: range.start + index, end: range.start + index + snippet.length };
}

function find(parsed: ParsedFile, path: Path): Place {
  const contents = parsed.document?.contents;
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
