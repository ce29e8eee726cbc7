import type { WordLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { type CopiedElement, type CopiedNode, childrenOf, classesOf, findInside, isElement, isWords } from './tree.ts';
import { type ClassStyles, lookIn, styleOf } from './written-style.ts';

/** A picture among what was copied: its address, and what is said of it. */
export type CopiedPicture = { source: string; alt: string };

/** What no text can hold, as it is met: pictures, how many footnotes, and the words of what is left out. */
export type Beside = { pictures: CopiedPicture[]; footnotes: number; comments: string[]; deleted: string[] };

/** What is read, with the styles of its sheet. */
export type Reading = {
  classes: ClassStyles;
  beside: Beside;
  /** The signs that lead to footnotes stay as they are written. */
  keepsFootnotes?: boolean;
  /** What else is left out, by whoever reads. */
  leavesOut?: (element: CopiedElement) => boolean;
};

/** What is no words. Names with a colon are those of Word's own elements. */
const silent =
  /^(?:HEAD|STYLE|SCRIPT|TEMPLATE|TITLE|META|LINK|NOSCRIPT|IFRAME|OBJECT|SVG|XML|[MVW]:(?!SDT|SMARTTAG).*)$/i;

/** Addresses that a link may have; all others, as those within the copied text, lose their link and keep their words. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/)/i;

/** What shows no letter: places where a word may be parted, and marks of a file's beginning. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** The words of a node, letter by letter, with a line break where it has one. */
export function wordsOf(node: CopiedNode, look: WordLook, reading: Reading): NewSign[] {
  if (isWords(node)) return signsOf((node.textContent ?? '').replace(/\s/g, ' '), look);
  if (!isElement(node) || isLeftOut(node, reading)) return [];
  if (node.tagName === 'BR') return signsOf('\n', look);
  const inside = { ...lookIn(node, styleOf(node, reading.classes), look), link: linkOf(node) ?? look.link };
  const small = raised(node, reading);
  if (small) return signsOf(small, inside);
  return [...node.childNodes].flatMap((child) => wordsOf(child, inside, reading));
}

function signsOf(text: string, look: WordLook): NewSign[] {
  return [...text.replace(unseen, '')].flatMap((letter) =>
    letter.split('').map((shown) => ({ shown, written: shown, look })),
  );
}

/** Where the words of an element lead; nothing where it is no link, or one that can't be kept. */
export function linkOf(element: CopiedElement): string | undefined {
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  if (!safeAddress.test(address)) return undefined;
  return address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';

/** Digits that stand higher or lower, as in m² and CO₂; nothing for all else. */
function raised(element: CopiedElement, { classes }: Reading): string | undefined {
  const align = styleOf(element, classes).get('vertical-align');
  const digits = element.tagName === 'SUP' || align === 'super' ? raisedDigits : loweredDigits;
  if (!/^SU[PB]$/.test(element.tagName) && align !== 'super' && align !== 'sub') return undefined;
  if (findInside(element, ({ tagName }) => tagName === 'A')) return undefined;
  const text = (element.textContent ?? '').trim();
  return /^\d{1,3}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : undefined;
}

/** Whether an element is none of the text's words; what somebody may miss is noted. */
export function isLeftOut(element: CopiedElement, reading: Reading): boolean {
  const { classes, beside, keepsFootnotes, leavesOut } = reading;
  const { tagName } = element;
  const style = styleOf(element, classes);
  if (tagName === 'IMG' || tagName === 'V:IMAGEDATA') {
    // A box to tick is drawn by a picture in Google Docs.
    const source = element.getAttribute('aria-roledescription') === 'checkbox' ? '' : element.getAttribute('src');
    if (source) beside.pictures.push({ source, alt: (element.getAttribute('alt') ?? '').trim() });
    return true;
  }
  const words = () => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (leavesOut?.(element)) return true;
  if (tagName === 'DEL') beside.deleted.push(words());
  else if (isComment(element)) beside.comments.push(words());
  else if (!keepsFootnotes && isFootnote(element, style)) beside.footnotes += 1;
  else
    return (
      (silent.test(tagName) && !childrenOf(element).some((child) => child.tagName === 'V:IMAGEDATA')) ||
      style.get('mso-list') === 'ignore' ||
      style.get('display') === 'none' ||
      style.get('mso-hide') === 'all' ||
      /^(?:comment|header|footer)/.test(style.get('mso-element') ?? '') ||
      classesOf(element).includes('MsoCommentReference') ||
      (!keepsFootnotes &&
        (/^(?:foot|end)note/.test(style.get('mso-element') ?? '') ||
          /^sd(?:foot|end)note\d+$/.test(element.getAttribute('id') ?? '')))
    );
  return true;
}

function hrefOf(element: CopiedElement): string {
  return element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
}

/** A comment, or the sign that leads to it. */
function isComment(element: CopiedElement): boolean {
  return (
    element.tagName === 'COMMENT' || classesOf(element).includes('msocomanchor') || hrefOf(element).startsWith('#cmnt')
  );
}

/** The sign that leads to a footnote, as Word, LibreOffice and pages of the web write it. */
function isFootnote(element: CopiedElement, style: ReadonlyMap<string, string>): boolean {
  if (style.has('mso-footnote-id') || style.has('mso-endnote-id')) return true;
  return (
    hrefOf(element).startsWith('#') && /^\[?(?:\d{1,3}|[ivx]{1,4}|\*)\]?$/.test((element.textContent ?? '').trim())
  );
}
