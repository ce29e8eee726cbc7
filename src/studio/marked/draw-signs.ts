import { figureSign, isSameLook, type Sign, type WordLook } from './signs.ts';

/** What a figure says, by its placeholder as it is written. */
export type WordsOf = (written: string) => string;

/** Signs side by side that look the same; a figure stands alone. */
type Run = { look: WordLook; words: string; figure: string | undefined };

/** Addresses that a link on the screen may have: nothing that runs. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i;

/** Draws signs in an element that nothing else draws in. Where only letters differ, only these are changed. */
export function drawSigns(element: HTMLElement, signs: readonly Sign[], wordsOf: WordsOf): void {
  const runs = runsOf(signs);
  const shape = JSON.stringify(runs.map(({ look, figure }) => [look, figure, figure && wordsOf(figure)]));
  const texts = drawn.get(element);
  if (texts?.shape === shape && texts.nodes.every((node) => node.isConnected) && isOwn(element, texts.all)) {
    const words = runs.filter(({ figure }) => figure === undefined);
    texts.nodes.forEach((node, index) => {
      const now = words[index]?.words ?? '';
      if (node.data !== now) node.data = now;
    });
    drawEnd(element, signs, texts.end);
    texts.all = [...element.childNodes];
    return;
  }
  const nodes: Text[] = [];
  const document = element.ownerDocument;
  const end = document.createElement('br');
  element.replaceChildren(
    ...runs.map(({ look, words, figure }, index) => {
      if (figure !== undefined) {
        const drawnFigure = figureElement(document, figure, wordsOf(figure));
        return around(document, look, withStands(drawnFigure, runs[index - 1], runs[index + 1]));
      }
      const node = document.createTextNode(words);
      nodes.push(node);
      return around(document, look, node);
    }),
  );
  drawEnd(element, signs, end);
  drawn.set(element, { shape, nodes, end, all: [...element.childNodes] });
}

type Drawn = { shape: string; nodes: Text[]; end: HTMLElement; all: ChildNode[] };

const drawn = new WeakMap<HTMLElement, Drawn>();

/** Whether nothing but what was drawn stands in the element: a browser may have put something in by itself. */
function isOwn(element: HTMLElement, all: readonly ChildNode[]): boolean {
  return element.childNodes.length === all.length && all.every((node, index) => element.childNodes[index] === node);
}

/** An empty line at the end is only there with something in it. */
function drawEnd(element: HTMLElement, signs: readonly Sign[], end: HTMLElement): void {
  if ((signs.at(-1)?.shown ?? '\n') === '\n') element.append(end);
  else end.remove();
}

function runsOf(signs: readonly Sign[]): Run[] {
  const runs: Run[] = [];
  for (const { shown, written, look } of signs) {
    const last = runs.at(-1);
    if (shown === figureSign) runs.push({ look, words: shown, figure: written });
    else if (last && last.figure === undefined && isSameLook(last.look, look)) last.words += shown;
    else runs.push({ look, words: shown, figure: undefined });
  }
  return runs;
}

function around(document: Document, { isBold, isItalic, link }: WordLook, inside: Node): Node {
  let node = inside;
  const wrap = (name: string) => {
    const element = document.createElement(name);
    element.append(node);
    node = element;
    return element;
  };
  if (isItalic) wrap('em');
  if (isBold) wrap('strong');
  if (link !== undefined) {
    const element = wrap('a');
    element.draggable = false;
    element.title = `Leads to ${link}`;
    if (safeAddress.test(link)) element.setAttribute('href', link);
  }
  return node;
}

/** Where the cursor can stand beside a figure that has no words there: a letter without width, which is none of the text. */
export const stand = '\u200B';
const stands = new WeakSet<Node>();

function withStands(figure: HTMLElement, before: Run | undefined, after: Run | undefined): DocumentFragment {
  const { ownerDocument } = figure;
  const fragment = ownerDocument.createDocumentFragment();
  const makeStand = () => {
    const text = ownerDocument.createTextNode(stand);
    stands.add(text);
    return text;
  };
  if (!before || before.figure !== undefined || before.words.endsWith('\n')) fragment.append(makeStand());
  fragment.append(figure);
  if (!after || after.words.startsWith('\n')) fragment.append(makeStand());
  return fragment;
}

function figureElement(document: Document, written: string, value: string): HTMLElement {
  // No span: what a page says of how its spans look is not said of this.
  const element = document.createElement('data');
  element.contentEditable = 'false';
  element.dataset['figure'] = written;
  element.title = titleOf(written);
  element.textContent = value;
  return element;
}

/** What somebody who points at a figure is told. */
function titleOf(written: string): string {
  const [, fact] = /^\(\(\s*facts\.(\w+)/.exec(written) ?? [];
  return fact === undefined
    ? 'Filled in when it is shown'
    : `A figure that is kept in one place: ${fact.replaceAll('_', ' ')}`;
}

/** The words that stand in a drawn element now, with a sign for each figure. */
export function wordsIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return lettersOf(node, node.nodeValue ?? '');
  if (isFigure(node)) return figureSign;
  if (node.nodeName === 'BR') return '';
  return [...node.childNodes].map(wordsIn).join('');
}

function lettersOf(node: Node, data: string): string {
  return stands.has(node) ? data.replace(stand, '') : data;
}

/** The place that a point of the document has, in signs. */
export function signAt(root: HTMLElement, node: Node, offset: number): number {
  const figure = figureAround(node);
  if (figure && root.contains(figure) && figure.parentNode)
    return signAt(root, figure.parentNode, indexOf(figure) + (offset > 0 ? 1 : 0));
  const isText = node.nodeType === Node.TEXT_NODE;
  let place = isText
    ? lettersOf(node, (node.nodeValue ?? '').slice(0, offset)).length
    : lengthOf([...node.childNodes].slice(0, offset));
  for (let at = node; at !== root && at.parentNode; at = at.parentNode)
    place += lengthOf([...at.parentNode.childNodes].slice(0, indexOf(at)));
  return place;
}

/** The places of a range of the document. */
export function placesOf(root: HTMLElement, range: StaticRange | Range): { from: number; to: number } {
  const from = signAt(root, range.startContainer, range.startOffset);
  return { from, to: Math.max(from, signAt(root, range.endContainer, range.endOffset)) };
}

function lengthOf(nodes: readonly Node[]): number {
  return nodes.reduce((length, node) => length + wordsIn(node).length, 0);
}

/** The point of the document that a place has. Between two runs it is at the end of the first, whose look goes on. */
export function pointAt(root: HTMLElement, place: number): { node: Node; offset: number } {
  let left = place;
  const find = (parent: Node): { node: Node; offset: number } | undefined => {
    for (const [index, node] of [...parent.childNodes].entries()) {
      const { length } = wordsIn(node);
      if (left > length || (left === length && isFigure(node) && node.nextSibling?.nodeType === Node.TEXT_NODE)) {
        left -= length;
      } else if (node.nodeType === Node.TEXT_NODE) return { node, offset: left };
      else if (isFigure(node)) return { node: parent, offset: index + left };
      else if (node.nodeName === 'BR') return { node: parent, offset: index };
      else return find(node);
    }
    return undefined;
  };
  return find(root) ?? { node: root, offset: root.childNodes.length };
}

/** True for what stands inside of a figure. */
export function isInFigure(node: Node | null | undefined): boolean {
  return node ? figureAround(node) !== null : false;
}

function figureAround(node: Node): Element | null {
  return (isElement(node) ? node : node.parentElement)?.closest('[data-figure]') ?? null;
}

function isFigure(node: Node): boolean {
  return isElement(node) && node.dataset['figure'] !== undefined;
}

/** Whether a node is an element, of whichever window: the page's frame has classes of its own. */
function isElement(node: Node): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE;
}

function indexOf(node: Node): number {
  const nodes: readonly Node[] = [...(node.parentNode?.childNodes ?? [])];
  return nodes.indexOf(node);
}
