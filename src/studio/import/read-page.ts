import { type CopiedElement, childrenOf, classesOf, findInside, isElement, isWords } from '../paste/tree.ts';
import type { ReadDocument } from './document.ts';
import { counted, leftOut, type Told } from './told.ts';
import { treeOf } from './tree-of.ts';

/** What a saved page came with: files by their addresses in it, and where it was saved from. */
type Around = { fileAt: (address: string) => Uint8Array | undefined; address?: string };

/** What no reader sees as words. */
const unread = /^(?:HEAD|STYLE|SCRIPT|TEMPLATE|NOSCRIPT|META|LINK)$/;

/** The text of a file of HTML, in the letters that it says it has. */
export function htmlText(bytes: Uint8Array): string {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const [, named = 'utf-8'] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(begin) ?? [];
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xef ? 'utf-8' : named;
  try {
    return new TextDecoder(mark).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Reads a page of the web as a browser or Google Docs saves it. */
export function readPage(html: string, { fileAt, address }: Around): ReadDocument {
  const base = address ?? savedFrom(html);
  let lost = 0;
  const readdress = (attribute: string, value: string) => {
    if (attribute !== 'href') return value;
    const link = linkFrom(value, base);
    if (link === '' && value.trim() !== '') lost += 1;
    return link;
  };
  const noted = html.replace(/<div>(?=<p[^>]*><a href="#ftnt_ref1")/, '<p class="title">Notes</p><div>');
  const root = treeOf(noted, readdress);
  const body = findInside(root, ({ tagName }) => tagName === 'BODY') ?? root;
  const title = findInside(root, ({ tagName }) => tagName === 'TITLE')
    ?.textContent?.replace(/\s+/g, ' ')
    .trim();
  const main = mainOf(body);
  const outside = main === body ? [] : wordsOutside(body, main);
  return {
    html,
    body: main,
    pictureAt: (source) => dataOf(source) ?? fileAt(source),
    words: wordsOf(main),
    told: [
      ...(outside.length > 0
        ? [{ says: 'Left out: what stands around the text, as the menu and the footer.', words: outside }]
        : []),
      ...(lost > 0
        ? [
            {
              says: `${counted(lost, 'link')} of it would lead nowhere from here: only the words stay.`,
              words: [],
            },
          ]
        : []),
    ],
    ...(title ? { title } : {}),
  };
}

/** Where a page was saved from: browsers write it into a comment, pages say it in their head. */
function savedFrom(html: string): string | undefined {
  const [, comment] = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/.exec(html) ?? [];
  const [, link] = /<link[^>]+rel=["']?canonical["']?[^>]*href=["']([^"']+)/i.exec(html) ?? [];
  return [comment, link].find((found) => found !== undefined && /^https?:/i.test(found));
}

/** A link as it leads from elsewhere; empty where nobody knows where to. Google Docs has every link lead over its own server. */
function linkFrom(value: string, base: string | undefined): string {
  const written = value.trim();
  if (written.startsWith('#') || /^(?:mailto|tel):/i.test(written)) return written;
  if (base !== undefined && written.startsWith(`${base.split('#')[0]}#`)) return written.slice(written.indexOf('#'));
  if (!URL.canParse(written, base)) return '';
  const url = new URL(written, base);
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  const found = target !== null && URL.canParse(target) ? new URL(target) : url;
  return /^(?:https?|mailto|tel):$/.test(found.protocol)
    ? (target ?? (URL.canParse(written) ? written : url.href))
    : '';
}

/** What of a page is its text: the one part that is called so. */
function mainOf(body: CopiedElement): CopiedElement {
  const isMain = (element: CopiedElement) => element.tagName === 'MAIN' || element.getAttribute('role') === 'main';
  const isArticle = ({ tagName }: CopiedElement) => tagName === 'ARTICLE';
  const [main, ...mains] = allInside(body, isMain);
  if (main && mains.length === 0) return main;
  const [article, ...articles] = allInside(body, isArticle);
  return article && articles.length === 0 ? article : body;
}

function allInside(element: CopiedElement, isWanted: (inner: CopiedElement) => boolean): CopiedElement[] {
  return childrenOf(element).flatMap((child) => (isWanted(child) ? [child] : allInside(child, isWanted)));
}

/** The words of an element, in pieces: each stretch of letters by itself. */
export function wordsOf(element: CopiedElement): string[] {
  const pieces = [''];
  const read = (from: CopiedElement) => {
    for (const node of from.childNodes) {
      if (isWords(node)) pieces[pieces.length - 1] += node.textContent ?? '';
      else if (isElement(node) && !unread.test(node.tagName) && !isSign(node)) {
        const isInline =
          /^(?:A|ABBR|B|BDI|CITE|CODE|DEL|DFN|EM|FONT|I|INS|KBD|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|U|WBR)$/;
        if (!isInline.test(node.tagName)) pieces.push('');
        read(node);
        if (!isInline.test(node.tagName)) pieces.push('');
      }
    }
  };
  read(element);
  return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => piece !== '');
}

function wordsOutside(element: CopiedElement, main: CopiedElement): string[] {
  if (element === main || unread.test(element.tagName)) return [];
  if (!findInside(element, (inner) => inner === main)) return wordsOf(element);
  return childrenOf(element).flatMap((child) => wordsOutside(child, main));
}

/** The bytes of a picture that is written into the page itself. */
function dataOf(source: string): Uint8Array | undefined {
  const [, data] = /^data:image\/[\w.+-]+;base64,([\s\S]*)$/i.exec(source) ?? [];
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}

/**
 * What of a page is no text of its own, as it is met: menus, forms, films, what is hidden, the comments of Google Docs. `told` says it
 * once all is read.
 */
export function leavings(): { leavesOut: (element: CopiedElement) => boolean; told: () => Told[] } {
  const lists: Leavings = { around: [], contents: [], controls: [], comments: [], hidden: [], played: [] };
  const leavesOut = (element: CopiedElement) => {
    const name = leftAs(element);
    const words = name === undefined ? '' : wordsOf(element).join(' ');
    // An icon, or an empty box, is missed by nobody.
    if (name !== undefined && (words !== '' || name === 'played')) lists[name].push(words);
    return name !== undefined || isSign(element);
  };
  const { around, contents, controls, comments, hidden, played } = lists;
  return {
    leavesOut,
    told: () => [
      ...leftOut(comments, 'comment'),
      ...(around.length > 0 ? [{ says: 'Left out: menus and what stands beside the text.', words: around }] : []),
      ...(contents.length > 0 ? [{ says: 'Left out: its table of contents.', words: contents }] : []),
      ...leftOut(controls, 'form or button', 'forms and buttons'),
      ...leftOut(played, 'video or embedded page', 'videos and embedded pages'),
      ...leftOut(hidden, 'passage that is hidden', 'passages that are hidden'),
    ],
  };
}

type Leavings = Record<'around' | 'contents' | 'controls' | 'comments' | 'hidden' | 'played', string[]>;

/** As what an element is left out; nothing where it is text. */
function leftAs(element: CopiedElement): keyof Leavings | undefined {
  const { tagName } = element;
  const role = element.getAttribute('role') ?? '';
  if (/^(?:NAV|ASIDE)$/.test(tagName) || /^(?:navigation|banner|contentinfo|search|complementary)$/.test(role))
    return 'around';
  if (/^(?:HEADER|FOOTER)$/.test(tagName) && !isOfText(element)) return 'around';
  if (classesOf(element).some((name) => name === 'toc' || /^MsoToc\d$/.test(name))) return 'contents';
  if (/^(?:FORM|BUTTON|INPUT|SELECT|TEXTAREA|DIALOG)$/.test(tagName)) return 'controls';
  if (/^(?:VIDEO|AUDIO|IFRAME|OBJECT|EMBED|CANVAS)$/.test(tagName)) return 'played';
  if (
    /^(?:svg|math)$/.test(tagName) ||
    element.getAttribute('hidden') !== null ||
    element.getAttribute('aria-hidden') === 'true'
  )
    return 'hidden';
  const [first] = tagName === 'DIV' ? childrenOf(element).flatMap(childrenOf) : [];
  return first?.getAttribute('href')?.startsWith('#cmnt_ref') ? 'comments' : undefined;
}

/** Whether a head or a foot belongs to an article, or has the page's heading. */
function isOfText(element: CopiedElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/^(?:MAIN|ARTICLE)$/.test(around.tagName)) return true;
  return findInside(element, ({ tagName }) => tagName === 'H1') !== undefined;
}

/** What is no word: the mark of a list that Word draws, what leads to a comment, or from a footnote back to its place. */
function isSign(element: CopiedElement): boolean {
  if (/mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? '')) return true;
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  return (
    href.startsWith('#cmnt') || (href.startsWith('#') && /^[↑↩^]+\uFE0E?$/.test((element.textContent ?? '').trim()))
  );
}
