import { isCollection, isScalar, parse, parseDocument, type Scalar } from 'yaml';
import { applyEdit, type Edit, type Path } from '#engine/edit';
import { randomFrom } from '../../support/random.ts';
import { dataOf } from './promises.ts';
import { isFields, placesIn } from './random-edits.ts';
import { inAllStyles, type Sample, shippedTexts } from './texts.ts';

/** Values and names that mean something to YAML: their quotes come with them and go with them. */
const needy = ['yes', 'no', '12', 'null', 'true', '2025-11-03', '1.5', 'a: b', ' # x', '-', '~', 'x ', '[a', '@home'];

/** An edit and the one that takes it back, the blank lines too unless `butForBlanks`. */
type Pair = { kind: string; there: Edit; back: Edit; butForBlanks?: boolean };

/** Pairs of edits that leave the data of a text as it was. */
function pairsIn(text: string): Pair[] {
  const plain = text.replace(/^\uFEFF/, '');
  const document = parseDocument(plain);
  const isMostlyQuoted = quoted(plain, '"') > quoted(plain, '');
  const nodeAt = (path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true));
  return placesIn(dataOf(text), []).flatMap(({ path, value }, at) => {
    const node = nodeAt(path);
    return [
      ...(Array.isArray(value) && value.length > 0 ? listPairs(path, value, commentsOf(plain, node)) : []),
      ...(isFields(value) ? renamePairs(path, value, at) : []),
      ...(isScalar(node) && canComeBack(plain, node, { inside: nodeAt(path.slice(0, -1)), isMostlyQuoted })
        ? [setPair(path, value, at)]
        : []),
    ];
  });
}

/** What the comments of a list keep from coming back. */
type Comments = { inBrackets: boolean; setOffInside: boolean };

/**
 * Comments in brackets stay where they are, whichever of two twins goes. Of a blank line above one inside of an entry nothing says
 * whether it is the entry's own or parts it from the next.
 */
function commentsOf(text: string, node: unknown): Comments {
  const [start, , end] = (isCollection(node) && node.range) || [0, 0, 0];
  const own = text.slice(text.lastIndexOf('\n', start) + 1, end);
  const inBrackets = isCollection(node) && node.flow === true && / #/.test(own);
  return { inBrackets, setOffInside: new RegExp(`\\n\\r?\\n {${own.search(/\S/) + 1},}#`).test(own) };
}

/**
 * True for what is written as others are. The breaks of a text over several lines, or that a long one has none, go with its
 * words, and where a text has none of the quotes that it should have, or some while most have none, nothing remembers that.
 */
function canComeBack(
  text: string,
  node: Scalar,
  { inside, isMostlyQuoted }: { inside: unknown; isMostlyQuoted: boolean },
): boolean {
  const [start, end] = node.range ?? [0, 0];
  const source = text.slice(start, end).trim();
  if (source.includes('\n') || source.length > 100) return false;
  if (typeof node.value !== 'string') return true;
  const isFlow = isCollection(inside) && inside.flow === true;
  const needsQuotes =
    needy.includes(node.value.toLowerCase()) || (isFlow && node.value.includes(':')) || !isReadPlain(node.value);
  if (node.type === 'PLAIN') return !needsQuotes;
  return needsQuotes || node.type === 'QUOTE_SINGLE' || isMostlyQuoted;
}

function isReadPlain(value: string): boolean {
  try {
    return parse(`{ a: ${value} }`)?.a === value && !/^[-.]|["']$/.test(value);
  } catch {
    return false;
  }
}

/** How many fields and entries have a text that begins with a quote, or with a letter. */
function quoted(text: string, quote: string): number {
  return text.match(new RegExp(`[:-] +${quote}\\w`, 'g'))?.length ?? 0;
}

/** What making pairs of edits gave: how many there were of each kind, and those after which a text is another one. */
export type Returned = { tried: Record<string, number>; others: string[] };

/** Makes one of `oneOf.pairs` pairs of edits in one of `oneOf.texts` texts: all pages in all styles. */
export function thereAndBackEverywhere(seed: number, oneOf: { texts: number; pairs: number }): Returned {
  const pick = randomFrom(seed);
  const tried: Record<string, number> = {};
  const samples = shippedTexts.flatMap((sample) => inAllStyles(sample, pick)).filter((_, at) => at % oneOf.texts === 0);
  const others = samples.flatMap((sample) => {
    const pairs = pairsIn(sample.text).filter(() => pick(oneOf.pairs) === 0);
    for (const { kind } of pairs) tried[kind] = (tried[kind] ?? 0) + 1;
    return notBack(sample, pairs);
  });
  return { tried, others };
}

/** Pairs of edits after which a text is another one. */
function notBack({ name, text }: Sample, pairs: readonly Pair[]): string[] {
  const withoutBlanks = (some: string) => some.replaceAll(/(\r?\n)+/g, '\n').trimEnd();
  return pairs.flatMap(({ kind, there, back, butForBlanks }) => {
    const result = applyEdit(text, there);
    const returned = 'text' in result ? applyEdit(result.text, back) : result;
    if ('text' in returned && returned.text === text) return [];
    if (butForBlanks && 'text' in returned && withoutBlanks(returned.text) === withoutBlanks(text)) return [];
    if ('refused' in returned) return [`${name}: ${kind} ${JSON.stringify(there)} is refused: ${returned.refused}`];
    const at = [...text].findIndex((sign, index) => sign !== returned.text[index]);
    const around = (some: string) => JSON.stringify(some.slice(Math.max(at - 120, 0), at + 60));
    return [
      `${name}: ${kind} ${JSON.stringify(there).slice(0, 200)} and back: ${around(text)} became ${around(returned.text)}`,
    ];
  });
}

function listPairs(path: Path, list: readonly unknown[], comments: Comments): Pair[] {
  const last = list.length - 1;
  const inserted = [{ type: 'prose', text: 'One.\nTwo.\n' }, 'Put in', list[0]];
  return [...list.keys()].flatMap((index) => [
    { kind: 'duplicate', there: { op: 'duplicate', path, index }, back: { op: 'remove', path: [...path, index + 1] } },
    ...(comments.inBrackets
      ? []
      : [
          {
            kind: 'duplicate',
            there: { op: 'duplicate', path, index },
            back: { op: 'remove', path: [...path, index] },
          } as const,
        ]),
    {
      kind: 'move',
      there: { op: 'move', path, from: index, to: last - index },
      back: { op: 'move', path, from: last - index, to: index },
      butForBlanks: comments.setOffInside,
    },
    {
      kind: 'insert',
      there: { op: 'insert', path, index, value: inserted[index % 3] },
      back: { op: 'remove', path: [...path, index] },
    },
    {
      kind: 'insert',
      there: { op: 'insert', path, index: last + 1, value: inserted[index % 3] },
      back: { op: 'remove', path: [...path, last + 1] },
    },
  ]);
}

function renamePairs(path: Path, fields: object, at: number): Pair[] {
  return Object.keys(fields)
    .filter((key) => !needy.includes(key))
    .map((key, index) => {
      const others = needy.filter((name) => !Object.hasOwn(fields, name));
      const other = others[(at + index) % others.length] ?? '';
      return {
        kind: 'rename',
        there: { op: 'rename', path: [...path, key], key: other },
        back: { op: 'rename', path: [...path, other], key },
      };
    });
}

function setPair(path: Path, value: unknown, at: number): Pair {
  const other = needy[at % needy.length] ?? '';
  return { kind: 'set', there: { op: 'set', path, value: other }, back: { op: 'set', path, value } };
}
