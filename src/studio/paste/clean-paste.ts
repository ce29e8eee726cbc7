/** What begins a paragraph of its own, whoever wrote the page. */
const blocks = new Set([
  'ADDRESS',
  'ARTICLE',
  'BLOCKQUOTE',
  'DD',
  'DIV',
  'DT',
  'FIGCAPTION',
  'FOOTER',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'HEADER',
  'LI',
  'MAIN',
  'OL',
  'P',
  'PRE',
  'SECTION',
  'TABLE',
  'TD',
  'TH',
  'TR',
  'UL',
]);
/** What is no words. */
const silent = new Set([
  'HEAD',
  'STYLE',
  'SCRIPT',
  'TEMPLATE',
  'TITLE',
  'META',
  'LINK',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
]);
/** Addresses that a link may have; all others lose their link and keep their words. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i;

type Marks = { bold: boolean; italic: boolean };
type Line = { text: string; list: 'bullet' | 'number' | undefined };

/**
 * What was copied in Word, Google Docs, Pages or a browser as the text of a field: paragraphs, bold, italic, links and lists;
 * no fonts, colours, sizes or spaces. `html` is what the clipboard holds as `text/html`, `text` as `text/plain`.
 */
export function cleanPaste(html: string, text: string): string {
  if (html.trim() === '') return plainLines(text);
  const { body } = inertDocument(html);
  const lines: Line[] = [];
  takeBlock(body, { bold: false, italic: false }, undefined, lines);
  const written = lines.map((line) => ({ ...line, text: tidied(line.text) })).filter((line) => line.text !== '');
  return joined(written);
}

/** Trusts what is only read: a document that no window shows runs nothing and loads nothing (HTML, DOMParser). */
let inert: { createHTML: (html: string) => string } | undefined;

function inertDocument(html: string): Document {
  inert ??= window.trustedTypes?.createPolicy('studio-paste', { createHTML: (given) => given });
  const silenced = withoutStyles(html);
  return new DOMParser().parseFromString(inert?.createHTML(silenced) ?? silenced, 'text/html');
}

/** Styles and handlers under names that mean nothing: browsers hold even a document that is not shown to the policy (CSP). */
function withoutStyles(html: string): string {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^(<\/?)style\b/i, '$1template').replace(/\b(style|on\w+)(?=\s*=)/gi, 'data-$1'),
  );
}

function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Takes what stands in a block: words side by side are one line, each block inside begins its own. */
function takeBlock(element: Element, marks: Marks, list: Line['list'], lines: Line[]): void {
  let line: Line | undefined;
  for (const node of element.childNodes) {
    if (node instanceof Element && holdsBlocks(node)) {
      line = undefined;
      takeBlock(node, marksOf(node, marks), listOf(node, list), lines);
    } else {
      if (!line) {
        line = { text: '', list: isItem(element) ? (wordList(element) ?? list) : undefined };
        lines.push(line);
      }
      line.text += inline(node, marks);
    }
  }
}

function holdsBlocks(element: Element): boolean {
  if (silent.has(element.tagName.toUpperCase())) return false;
  return blocks.has(element.tagName) || [...element.children].some(holdsBlocks);
}

/** True for an entry of a list: one of HTML's, or a paragraph that Word calls one. */
function isItem(element: Element): boolean {
  return element.closest('li') !== null || wordList(element) !== undefined;
}

/** The kind of list that Word gives a paragraph: it writes the mark in front of it as words. */
function wordList(element: Element): Line['list'] {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute('data-style') ?? '')) return undefined;
  const mark = [...element.querySelectorAll('[data-style]')].find(isWordMark)?.textContent ?? '';
  return /^\s*(?:\d+|[a-z])[.)]/i.test(mark) ? 'number' : 'bullet';
}

function isWordMark(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? '');
}

function listOf(element: Element, list: Line['list']): Line['list'] {
  return { OL: 'number' as const, UL: 'bullet' as const }[element.tagName] ?? list;
}

function inline(node: Node, marks: Marks): string {
  if (node.nodeType === Node.TEXT_NODE) return marked(escaped((node.textContent ?? '').replace(/\s+/g, ' ')), marks);
  if (!(node instanceof Element) || silent.has(node.tagName.toUpperCase()) || isWordMark(node)) return '';
  if (node.tagName === 'BR') return ' ';
  const inside = marksOf(node, marks);
  const words = [...node.childNodes].map((child) => inline(child, inside)).join('');
  const address = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  return safeAddress.test(address) && words.trim() !== ''
    ? `[${words.trim()}](${address.replace(/[\s()]/g, encodeURIComponent)})`
    : words;
}

function marksOf(element: Element, marks: Marks): Marks {
  const style = element.getAttribute('data-style') ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const isBold =
    weight === undefined ? /^(?:B|STRONG)$/.test(element.tagName) || undefined : /^(?:bold|[6-9]00)/.test(weight);
  const isItalic = slant === undefined ? /^(?:I|EM)$/.test(element.tagName) || undefined : slant !== 'normal';
  return { bold: isBold ?? marks.bold, italic: isItalic ?? marks.italic };
}

/** Words between marks; the spaces at their ends stay outside, where Markdown wants them. */
function marked(words: string, { bold, italic }: Marks): string {
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  if (mark === '' || words.trim() === '') return words;
  const inside = words.trim();
  const start = words.indexOf(inside);
  return words.slice(0, start) + mark + inside + [...mark].reverse().join('') + words.slice(start + inside.length);
}

/** What Markdown would read as a mark is written so that it stays what it was. */
function escaped(words: string): string {
  return words.replace(/[\\*_[\]`]/g, '\\$&');
}

/** A line in one piece: marks that end and begin again at the same place were one. */
function tidied(text: string): string {
  return text
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('****', '')
    .trim();
}

function joined(lines: readonly Line[]): string {
  return lines
    .map(({ text, list }, index) => {
      const before = lines[index - 1];
      const mark = list === undefined ? '' : list === 'number' ? `${numberOf(lines, index)}. ` : '- ';
      const gap = before === undefined ? '' : list !== undefined && before.list === list ? '\n' : '\n\n';
      return `${gap}${mark}${text}`;
    })
    .join('');
}

/** How many entries of the same list stand before this one, and itself. */
function numberOf(lines: readonly Line[], index: number): number {
  let count = 1;
  while (lines[index - count]?.list === 'number') count += 1;
  return count;
}
