import { isSameLook, plainLook, type Sign, type WordLook } from './signs.ts';

/** A sign that is to be written, wherever that will be. */
export type NewSign = Pick<Sign, 'shown' | 'written' | 'look'>;

type Mark = 'isBold' | 'isItalic' | 'link';

/** One of the ways in which the same signs can be written. */
export type Way = {
  /** Which mark stands around which, the outermost first. */
  order: readonly Mark[];
  bold: '**' | '__';
  italic: '*' | '_';
  /** Whether letters that could be taken for marks get a backslash. */
  escapes: boolean;
  /** What a mark neither begins nor ends with: CommonMark reads none beside a space. */
  outside: RegExp;
};

const orders: readonly (readonly Mark[])[] = [
  ['link', 'isBold', 'isItalic'],
  ['isBold', 'link', 'isItalic'],
  ['isBold', 'isItalic', 'link'],
  ['link', 'isItalic', 'isBold'],
  ['isItalic', 'link', 'isBold'],
  ['isItalic', 'isBold', 'link'],
];
const pairs = [
  ['**', '*'],
  ['**', '_'],
  ['__', '*'],
  ['__', '_'],
] as const;

/** All ways, the plain ones first; `outside` and `escapes` hold for each. */
export function waysToWrite({ escapes, outside }: Pick<Way, 'escapes' | 'outside'>): Way[] {
  return pairs.flatMap(([bold, italic]) => orders.map((order) => ({ order, bold, italic, escapes, outside })));
}

/**
 * Signs as text, with marks around those that need them. No mark goes over the end of a line or around the mark of a list, which
 * stands at the beginning of a line: what the signs begin with is one only where they begin a line (`isLine`).
 */
export function writtenIn(way: Way, signs: readonly NewSign[], isLine: boolean): string {
  return linesOf(signs)
    .map((line, index) => {
      const start = index > 0 || isLine ? listMark(line) : 0;
      return plain(line.slice(0, start), way) + marked(withSpaces(line.slice(start), way), way.order, way);
    })
    .join('');
}

/** Each line with its end. */
function linesOf(signs: readonly NewSign[]): NewSign[][] {
  const lines: NewSign[][] = [[]];
  for (const sign of signs) {
    lines.at(-1)?.push(sign);
    if (sign.shown === '\n') lines.push([]);
  }
  return lines;
}

/** How many signs at the beginning of a line are the mark of an entry, which has no look of its own. */
function listMark(line: readonly NewSign[]): number {
  const begin = line
    .slice(0, 8)
    .map(({ shown }) => shown)
    .join('');
  const { length } = /^\s*(?:[-*•·‣▪]|\d{1,3}[.)]) /.exec(begin)?.[0] ?? '';
  return line.slice(0, length).every(({ look }) => isSameLook(look, plainLook)) ? length : 0;
}

/** By sign, whether it is part of the mark of an entry. */
export function listMarks(signs: readonly NewSign[]): boolean[] {
  return linesOf(signs).flatMap((line) => line.map((_, index) => index < listMark(line)));
}

/** Spaces have the marks that both their neighbours have: none begins or ends with one. */
function withSpaces(signs: readonly NewSign[], { outside }: Way): NewSign[] {
  const isOutside = signs.map(({ shown }) => outside.test(shown));
  // The look of the next sign that isn't one, from the end on, so that a long text takes no longer than its letters.
  const after: WordLook[] = [];
  let next = plainLook;
  for (let index = signs.length - 1; index >= 0; index -= 1) {
    after[index] = next;
    next = isOutside[index] ? next : (signs[index]?.look ?? next);
  }
  let before = plainLook;
  return signs.map((sign, index) => {
    if (isOutside[index]) return { ...sign, look: commonLook(before, after[index] ?? plainLook) };
    before = sign.look;
    return sign;
  });
}

function commonLook(a: WordLook, b: WordLook): WordLook {
  return {
    isBold: a.isBold && b.isBold,
    isItalic: a.isItalic && b.isItalic,
    link: a.link === b.link ? a.link : undefined,
  };
}

function marked(signs: readonly NewSign[], [mark, ...inner]: readonly Mark[], way: Way): string {
  if (mark === undefined) return plain(signs, way);
  let text = '';
  for (let start = 0; start < signs.length; ) {
    const value = signs[start]?.look[mark];
    let end = start + 1;
    while (end < signs.length && signs[end]?.look[mark] === value) end += 1;
    const words = marked(signs.slice(start, end), inner, way);
    if (typeof value === 'string') text += around(words, '[', `](${value})`);
    else if (value === true && mark === 'isBold') text += around(words, way.bold, way.bold);
    else if (value === true) text += around(words, way.italic, way.italic);
    else text += words;
    start = end;
  }
  return text;
}

function around(words: string, begin: string, end: string): string {
  const inside = words.trim();
  const start = words.indexOf(inside);
  return inside === '' ? words : words.slice(0, start) + begin + inside + end + words.slice(start + inside.length);
}

function plain(signs: readonly NewSign[], { escapes }: Way): string {
  return signs.map(({ written }) => (escapes ? escaped(written) : written)).join('');
}

/** A sign that could be taken for a part of a mark, so written that it isn't. */
function escaped(written: string): string {
  return /^[\\*_[\]&]$/.test(written) ? `\\${written}` : written;
}
