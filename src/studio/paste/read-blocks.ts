import { plainLook, type WordLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { inertDocument } from './inert-document.ts';
import { joined, linesIn, paragraphsIn } from './lines.ts';
import { type CopiedTable, isTable, readTable } from './read-table.ts';
import { type Beside, type CopiedPicture, isLeftOut, linkOf, type Reading, wordsOf } from './read-words.ts';
import { type CopiedElement, childrenOf, classesOf, findInside, isElement } from './tree.ts';
import { classStyles, lookIn, styleOf } from './written-style.ts';

/**
 * A paragraph, which may say what a picture or a table shows; a heading, of a page (0 is its title) or of a part; or an entry of a
 * list, which may stand within others (`depth`).
 */
export type TextBlock = { words: NewSign[] } & (
  | { kind: 'paragraph'; isCaption: boolean }
  | { kind: 'heading'; level: number }
  | { kind: 'entry'; isNumbered: boolean; depth: number; of: CopiedElement }
);

/** What stands one below the other. */
export type CopiedPart =
  | TextBlock
  | { kind: 'table'; table: CopiedTable }
  | { kind: 'picture'; picture: CopiedPicture };

/** All that was copied: its text, what stands beside it, and all of it in its order. */
export type CopiedContent = { blocks: TextBlock[]; tables: CopiedTable[]; beside: Beside; parts: CopiedPart[] };

/** How much of what was copied is read. */
export type ReadingOptions = Pick<Reading, 'keepsFootnotes' | 'leavesOut'> & {
  /** A table of one row or one column is text, and one with lists, unless these are tables, too. */
  tables?: 'every table' | 'real tables' | 'tables with lists';
  /** A line break begins a paragraph; else it is a space. */
  keepsLines?: boolean;
};

type Around = { look: WordLook; level: number | undefined; isCaption: boolean; entry: Entry | undefined };
type Entry = { isNumbered: boolean; depth: number; of: CopiedElement };

/** What begins a paragraph of its own, whoever wrote the page. */
const blockNames = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN ' +
    'NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL'
  ).split(' '),
);

/**
 * What was copied in Word, Google Docs, Pages, LibreOffice, a spreadsheet or a browser: `html` is what the clipboard holds as
 * `text/html`. No fonts, colours, sizes or spaces.
 */
export function readClipboard(html: string, tables: 'every table' | 'real tables' = 'real tables'): CopiedContent {
  return readCopied(inertDocument(html).body, html, { tables });
}

/** The same of a document that was made of `html` already, whoever did so. */
export function readCopied(body: CopiedElement, html: string, options: ReadingOptions): CopiedContent {
  const beside: Beside = { pictures: [], footnotes: 0, comments: [], deleted: [] };
  const copied: CopiedContent = { blocks: [], tables: [], beside, parts: [] };
  const around: Around = { look: plainLook, level: undefined, isCaption: false, entry: undefined };
  takeIn(body, around, { ...options, classes: classStyles(html), beside, copied, placed: 0 });
  return copied;
}

/** `placed`: how many of the pictures have their place among the parts. */
type Taking = Reading & ReadingOptions & { copied: CopiedContent; placed: number };

/** Takes what stands in an element: words side by side are one paragraph, each block inside begins its own. */
function takeIn(element: CopiedElement, around: Around, taking: Taking): void {
  let words: NewSign[] = [];
  const end = () => {
    const paragraphs = taking.keepsLines ? linesIn(words) : paragraphsIn(words);
    for (const paragraph of paragraphs) addBlock(taking.copied, paragraph, around);
    placePictures(taking);
    words = [];
  };
  for (const node of element.childNodes) {
    if (isElement(node) && holdsBlocks(node)) {
      end();
      takeBlock(node, around, taking);
    } else words.push(...wordsOf(node, around.look, taking));
  }
  end();
}

function takeBlock(element: CopiedElement, around: Around, taking: Taking): void {
  if (isLeftOut(element, taking)) return;
  const { tables, copied } = taking;
  const isData =
    element.tagName === 'TABLE' && (tables === 'every table' || isTable(element, tables === 'tables with lists'));
  if (!isData) {
    takeIn(element, aroundIn(element, around, taking), taking);
    return;
  }
  const table = readTable(element, taking);
  copied.tables.push(table);
  copied.parts.push({ kind: 'table', table });
  placePictures(taking);
}

/** Pictures stand after the paragraph or the table that they were met in. */
function placePictures(taking: Taking): void {
  const { parts, beside } = taking.copied;
  for (; taking.placed < beside.pictures.length; taking.placed += 1) {
    const picture = beside.pictures[taking.placed];
    if (picture) parts.push({ kind: 'picture', picture });
  }
}

function holdsBlocks(element: CopiedElement): boolean {
  return blockNames.has(element.tagName) || childrenOf(element).some(holdsBlocks);
}

function aroundIn(element: CopiedElement, around: Around, { classes }: Taking): Around {
  const style = styleOf(element, classes);
  const look = { ...lookIn(element, style, around.look), link: linkOf(element) ?? around.look.link };
  return {
    look,
    level: around.level ?? levelOf(element, style.get('mso-outline-level') ?? ''),
    isCaption: around.isCaption || isCaption(element),
    entry: entryIn(element, style.get('mso-list') ?? '', classes) ?? around.entry,
  };
}

/** The level of a heading below all others: what is pressed to see more. */
export const lowest = 7;

/** Of which level a heading is, 0 for the title of a document; nothing where it is none. */
function levelOf(element: CopiedElement, outline: string): number | undefined {
  const { tagName } = element;
  if (tagName === 'P' && classesOf(element).some((name) => name === 'MsoTitle' || name === 'title')) return 0;
  if (tagName === 'SUMMARY') return lowest;
  const [, level] = /^H([1-6])$/.exec(tagName) ?? /^([1-6])$/.exec(outline) ?? [];
  if (level !== undefined) return Number(level);
  return element.getAttribute('role') === 'heading' ? Number(element.getAttribute('aria-level')) || 1 : undefined;
}

/** Whether a paragraph says what a picture or a table shows, in the ways of Word, Google Docs and pages of the web. */
function isCaption(element: CopiedElement): boolean {
  return element.tagName === 'FIGCAPTION' || classesOf(element).some((name) => /^(?:Mso)?caption$/i.test(name));
}

/** The entry of a list that an element is: one of HTML's, or a paragraph that Word calls one. */
function entryIn(element: CopiedElement, wordList: string, classes: Reading['classes']): Entry | undefined {
  if (element.tagName === 'LI') {
    const lists = listsAround(element);
    const level = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level') ?? 1);
    // A file of Google Docs has lists within lists one after the other.
    const [, written = 0] = /\blst-kix_\w+-(\d)\b/.exec(lists[0]?.getAttribute('class') ?? '') ?? [];
    return {
      isNumbered: lists[0]?.tagName === 'OL',
      depth: Math.max(lists.length, Number.isNaN(level) ? 1 : level, Number(written) + 1) - 1,
      of: element,
    };
  }
  const [, level] = /^l\d+\s+level(\d+)/.exec(wordList) ?? [];
  if (level === undefined) return undefined;
  // Word writes the mark in front of an entry as words.
  const mark = findInside(element, (inner) => styleOf(inner, classes).get('mso-list') === 'ignore');
  const isNumbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '');
  return { isNumbered, depth: Number(level) - 1, of: element };
}

function listsAround({ parentElement }: CopiedElement): CopiedElement[] {
  if (!parentElement) return [];
  const isList = /^[OU]L$/.test(parentElement.tagName);
  return [...(isList ? [parentElement] : []), ...listsAround(parentElement)];
}

function addBlock({ blocks, parts }: CopiedContent, words: NewSign[], around: Around): void {
  const { level, isCaption, entry } = around;
  const last = blocks.at(-1);
  // A paragraph within an entry would end the list.
  if (level === undefined && entry && last?.kind === 'entry' && last.of === entry.of) {
    last.words = joined(last.words, words, ' ');
    return;
  }
  const block: TextBlock =
    level !== undefined
      ? { kind: 'heading', words, level }
      : entry
        ? { kind: 'entry', words, ...entry }
        : { kind: 'paragraph', words, isCaption };
  blocks.push(block);
  parts.push(block);
}
