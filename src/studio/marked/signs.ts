import type { Parent, RootContent } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { hasTooManyMarks, inlineMarkdown, placeholder, type Range, withoutPlaceholders } from '#kit/model';

/** How a sign is shown. `link` is what stands between the round brackets of its link. */
export type WordLook = { isBold: boolean; isItalic: boolean; link: string | undefined };

/**
 * One sign of a text as it is read, and how it is written: a letter, `\*` for a star, or a figure with its whole placeholder,
 * which is shown as one sign. `start` is its offset in the text; marks stand between signs and are none themselves.
 */
export type Sign = { shown: string; written: string; start: number; look: WordLook };

/** Stands for a figure among the letters (U+FFFC, the Unicode standard's sign for an embedded object). */
export const figureSign = '\uFFFC';

export const plainLook: WordLook = { isBold: false, isItalic: false, link: undefined };

/** Says which placeholders are known; others are shown as they are written. */
export type IsKnown = (name: string) => boolean;

/** Reads a text into its signs. */
export type ReadSigns = (text: string) => Sign[];

/**
 * The signs of a text. What is no whole mark is shown as it is written; in a text that can't have marks (`hasMarks`), figures are
 * all that isn't.
 */
export function signsOf(text: string, isKnown: IsKnown, hasMarks = true): Sign[] {
  const { looks, hidden, units } = hasMarks ? readMarks(text) : noMarks();
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(placeholder))
    if (isKnown(name.trim()) && !hidden[index]) units.set(index, { shown: figureSign, length: whole.length });
  const signs: Sign[] = [];
  for (let start = 0; start < text.length; ) {
    const { shown, length } = units.get(start) ?? { shown: text[start] ?? '', length: 1 };
    if (!hidden[start])
      signs.push({ shown, written: text.slice(start, start + length), start, look: looks[start] ?? plainLook });
    start += hidden[start] ? 1 : length;
  }
  return signs;
}

/** Signs that can be part of a mark. */
const special = /[*_[\]\\&]/;

type Marks = {
  /** By offset, how a sign is shown where it isn't plain. */
  looks: WordLook[];
  /** By offset, true for what is part of a mark. */
  hidden: boolean[];
  /** What is written in several signs and shown as one, by its offset. */
  units: Map<number, { shown: string; length: number }>;
};

function noMarks(): Marks {
  return { looks: [], hidden: [], units: new Map() };
}

function readMarks(text: string): Marks {
  const marks = noMarks();
  if (!special.test(text) || hasTooManyMarks(text)) return marks;
  // A byte order mark would shift all offsets.
  const masked = withoutPlaceholders(text).replace(/^\uFEFF/, ' ');
  const references: number[] = [];
  const noting: Extension = {
    enter: {
      escapeMarker: ({ start: { offset } }) => {
        marks.units.set(offset, { shown: text[offset + 1] ?? '', length: 2 });
      },
      characterReferenceMarker: ({ start: { offset } }) => {
        references.push(offset);
      },
    },
  };
  const { children } = fromMarkdown(masked, { extensions: inlineMarkdown, mdastExtensions: [noting] });
  // Each begins with one marker (`&`) and ends with another (`;`).
  for (let index = 0; index + 1 < references.length; index += 2)
    noteReference(text, references[index] ?? 0, (references[index + 1] ?? 0) + 1, marks);
  for (const node of children) noteNode(text, node, plainLook, marks);
  return marks;
}

/** A character written by its name or number (`&amp;`) is one sign, where it is one character. */
function noteReference(text: string, start: number, end: number, { units }: Marks): void {
  const [paragraph] = fromMarkdown(text.slice(start, end)).children;
  const [shown] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (shown?.type === 'text' && shown.value.length === 1) units.set(start, { shown: shown.value, length: end - start });
}

function noteNode(text: string, node: RootContent, look: WordLook, marks: Marks): void {
  const { start, end } = rangeOf(node);
  if (node.type === 'break' && text[start] === '\\') marks.units.set(start, { shown: '\n', length: 2 });
  if (!('children' in node)) return;
  const inner = innerRange(node);
  const isShown = node.children.some(saysSomething);
  const own = isShown ? lookOf(text, node, look) : look;
  if (isShown) hide(start, inner.start, marks);
  if (isShown) hide(inner.end, end, marks);
  if (own !== look) for (let at = inner.start; at < inner.end; at += 1) marks.looks[at] = own;
  for (const child of node.children) noteNode(text, child, own, marks);
}

/** Where the words of a mark stand. */
function innerRange(node: Parent & RootContent): Range {
  const { start, end } = rangeOf(node);
  if (node.type === 'strong') return { start: start + 2, end: end - 2 };
  if (node.type === 'emphasis') return { start: start + 1, end: end - 1 };
  if (node.type === 'link') return { start: start + 1, end: Math.max(start + 1, rangeOf(node.children.at(-1)).end) };
  return { start, end };
}

/** A mark around nothing, or around spaces alone, is shown as it is written. */
function saysSomething(node: RootContent): boolean {
  if ('children' in node) return node.children.some(saysSomething);
  return node.type !== 'break' && !('value' in node && node.value.trim() === '');
}

function lookOf(text: string, node: RootContent, look: WordLook): WordLook {
  if (node.type === 'strong') return { ...look, isBold: true };
  if (node.type === 'emphasis') return { ...look, isItalic: true };
  if (node.type !== 'link') return look;
  const { end } = rangeOf(node);
  // After the words stands `](`, at the end `)`.
  return { ...look, link: text.slice(innerRange(node).end + 2, end - 1) };
}

function hide(start: number, end: number, { hidden }: Marks): void {
  for (let at = start; at < end; at += 1) hidden[at] = true;
}

function rangeOf(node: RootContent | undefined): Range {
  return { start: node?.position?.start.offset ?? 0, end: node?.position?.end.offset ?? 0 };
}

/** Whether two looks are the same. */
export function isSameLook(a: WordLook, b: WordLook): boolean {
  return a === b || (a.isBold === b.isBold && a.isItalic === b.isItalic && a.link === b.link);
}
