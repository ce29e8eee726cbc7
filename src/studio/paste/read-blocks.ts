import { plainLook, type WordLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { inertDocument } from './inert-document.ts';
import { joined, paragraphsIn } from './lines.ts';
import { type CopiedTable, isTable, readTable } from './read-table.ts';
import { type Beside, isLeftOut, linkOf, type Reading, wordsOf } from './read-words.ts';
import { classStyles, lookIn, styleOf } from './written-style.ts';

/** A paragraph, a heading, or an entry of a list, which may stand within others (`depth`). */
export type TextBlock = { words: NewSign[] } & (
  | { kind: 'paragraph' | 'heading' }
  | { kind: 'entry'; isNumbered: boolean; depth: number; of: Element }
);

/** All that was copied: its text, and what stands beside it. */
export type CopiedContent = { blocks: TextBlock[]; tables: CopiedTable[]; beside: Beside };

type Around = { look: WordLook; isHeading: boolean; entry: Entry | undefined };
type Entry = { isNumbered: boolean; depth: number; of: Element };

/** What begins a paragraph of its own, whoever wrote the page. */
const blockNames = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN ' +
    'NAV OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'
  ).split(' '),
);

/**
 * What was copied in Word, Google Docs, Pages, LibreOffice, a spreadsheet or a browser: `html` is what the clipboard holds as
 * `text/html`. No fonts, colours, sizes or spaces. A table of one row or one column is text, unless `every table` is one.
 */
export function readClipboard(html: string, tables: 'every table' | 'real tables' = 'real tables'): CopiedContent {
  const beside: Beside = { pictures: [], footnotes: 0, comments: 0, deleted: 0 };
  const copied: CopiedContent = { blocks: [], tables: [], beside };
  const around: Around = { look: plainLook, isHeading: false, entry: undefined };
  takeIn(inertDocument(html).body, around, { classes: classStyles(html), beside, copied, tables });
  return copied;
}

type Taking = Reading & { copied: CopiedContent; tables: 'every table' | 'real tables' };

/** Takes what stands in an element: words side by side are one paragraph, each block inside begins its own. */
function takeIn(element: Element, around: Around, taking: Taking): void {
  let words: NewSign[] = [];
  const end = () => {
    for (const paragraph of paragraphsIn(words)) addBlock(taking.copied.blocks, paragraph, around);
    words = [];
  };
  for (const node of element.childNodes) {
    if (node instanceof Element && holdsBlocks(node)) {
      end();
      takeBlock(node, around, taking);
    } else words.push(...wordsOf(node, around.look, taking));
  }
  end();
}

function takeBlock(element: Element, around: Around, taking: Taking): void {
  if (isLeftOut(element, taking)) return;
  const isData = element instanceof HTMLTableElement && (taking.tables === 'every table' || isTable(element));
  if (isData) taking.copied.tables.push(readTable(element, taking));
  else takeIn(element, aroundIn(element, around, taking), taking);
}

function holdsBlocks(element: Element): boolean {
  return blockNames.has(element.tagName) || [...element.children].some(holdsBlocks);
}

function aroundIn(element: Element, around: Around, { classes }: Taking): Around {
  const style = styleOf(element, classes);
  const isHeading =
    around.isHeading ||
    /^H[1-6]$/.test(element.tagName) ||
    element.getAttribute('role') === 'heading' ||
    ['MsoTitle', 'title'].some((name) => element.tagName === 'P' && element.classList.contains(name)) ||
    /^[1-6]$/.test(style.get('mso-outline-level') ?? '');
  const look = { ...lookIn(element, style, around.look), link: linkOf(element) ?? around.look.link };
  return { look, isHeading, entry: entryIn(element, style.get('mso-list') ?? '', classes) ?? around.entry };
}

/** The entry of a list that an element is: one of HTML's, or a paragraph that Word calls one. */
function entryIn(element: Element, wordList: string, classes: Reading['classes']): Entry | undefined {
  if (element.tagName === 'LI') {
    const lists = listsAround(element);
    const level = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level') ?? 1);
    return {
      isNumbered: lists[0]?.tagName === 'OL',
      depth: Math.max(lists.length, Number.isNaN(level) ? 1 : level) - 1,
      of: element,
    };
  }
  const [, level] = /^l\d+\s+level(\d+)/.exec(wordList) ?? [];
  if (level === undefined) return undefined;
  // Word writes the mark in front of an entry as words.
  const mark = [...element.querySelectorAll('[data-style]')].find(
    (inner) => styleOf(inner, classes).get('mso-list') === 'ignore',
  );
  const isNumbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '');
  return { isNumbered, depth: Number(level) - 1, of: element };
}

function listsAround(element: Element): Element[] {
  const list = element.parentElement?.closest('ol, ul');
  return list ? [list, ...listsAround(list)] : [];
}

function addBlock(blocks: TextBlock[], words: NewSign[], { isHeading, entry }: Around): void {
  const last = blocks.at(-1);
  if (isHeading) blocks.push({ kind: 'heading', words });
  else if (!entry) blocks.push({ kind: 'paragraph', words });
  // A paragraph within an entry would end the list.
  else if (last?.kind === 'entry' && last.of === entry.of) last.words = joined(last.words, words, ' ');
  else blocks.push({ kind: 'entry', words, ...entry });
}
