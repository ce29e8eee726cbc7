import type { WordLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { type ClassStyles, lookIn, styleOf } from './written-style.ts';

/** A picture among what was copied: its address, and what is said of it. */
export type CopiedPicture = { source: string; alt: string };

/** What no text can hold, as it is met: pictures, and how many of what is left out. */
export type Beside = { pictures: CopiedPicture[]; footnotes: number; comments: number; deleted: number };

/** What is read, with the styles of its sheet. */
export type Reading = { classes: ClassStyles; beside: Beside };

/** What is no words. Names with a colon are those of Word's own elements. */
const silent =
  /^(?:HEAD|STYLE|SCRIPT|TEMPLATE|TITLE|META|LINK|NOSCRIPT|IFRAME|OBJECT|SVG|XML|[MVW]:(?!SDT|SMARTTAG).*)$/i;

/** Addresses that a link may have; all others, as those within the copied text, lose their link and keep their words. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/)/i;

/** What shows no letter: places where a word may be parted, and marks of a file's beginning. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** The words of a node, letter by letter, with a line break where it has one. */
export function wordsOf(node: Node, look: WordLook, reading: Reading): NewSign[] {
  if (node.nodeType === Node.TEXT_NODE) return signsOf((node.textContent ?? '').replace(/\s/g, ' '), look);
  if (!(node instanceof Element) || isLeftOut(node, reading)) return [];
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
export function linkOf(element: Element): string | undefined {
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  if (!safeAddress.test(address)) return undefined;
  return address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';

/** Digits that stand higher or lower, as in m² and CO₂; nothing for all else. */
function raised(element: Element, { classes }: Reading): string | undefined {
  const align = styleOf(element, classes).get('vertical-align');
  const digits = element.tagName === 'SUP' || align === 'super' ? raisedDigits : loweredDigits;
  if (!/^SU[PB]$/.test(element.tagName) && align !== 'super' && align !== 'sub') return undefined;
  if (element.querySelector('a')) return undefined;
  const text = (element.textContent ?? '').trim();
  return /^\d{1,3}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : undefined;
}

/** Whether an element is none of the text's words; what somebody may miss is noted. */
export function isLeftOut(element: Element, { classes, beside }: Reading): boolean {
  const { tagName, id } = element;
  const style = styleOf(element, classes);
  if (tagName === 'IMG' || tagName === 'V:IMAGEDATA') {
    // A box to tick is drawn by a picture in Google Docs.
    const source = element.getAttribute('aria-roledescription') === 'checkbox' ? '' : element.getAttribute('src');
    if (source) beside.pictures.push({ source, alt: (element.getAttribute('alt') ?? '').trim() });
    return true;
  }
  if (tagName === 'DEL') beside.deleted += 1;
  else if (isFootnote(element, style)) beside.footnotes += 1;
  else if (isComment(element)) beside.comments += 1;
  else
    return (
      (silent.test(tagName) && ![...element.children].some((child) => child.tagName === 'V:IMAGEDATA')) ||
      style.get('mso-list') === 'ignore' ||
      style.get('display') === 'none' ||
      style.get('mso-hide') === 'all' ||
      /^(?:comment|footnote|endnote|header|footer)/.test(style.get('mso-element') ?? '') ||
      element.classList.contains('MsoCommentReference') ||
      /^sd(?:foot|end)note\d+$/.test(id)
    );
  return true;
}

function hrefOf(element: Element): string {
  return element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
}

/** A comment, or the sign that leads to it. */
function isComment(element: Element): boolean {
  return (
    element.tagName === 'COMMENT' || element.classList.contains('msocomanchor') || hrefOf(element).startsWith('#cmnt')
  );
}

/** The sign that leads to a footnote, as Word, LibreOffice and pages of the web write it. */
function isFootnote(element: Element, style: ReadonlyMap<string, string>): boolean {
  if (style.has('mso-footnote-id') || style.has('mso-endnote-id')) return true;
  return (
    hrefOf(element).startsWith('#') && /^\[?(?:\d{1,3}|[ivx]{1,4}|\*)\]?$/.test((element.textContent ?? '').trim())
  );
}
