/** Where words are selected in an element: how many letters stand before, spaces not counted. */
type Letters = { start: number; end: number };

/**
 * Makes an element a place to write in, and returns what ends that: the element's own words come back, for they are React's.
 * `draw` draws in it what is written; what a double click has selected is selected there too.
 */
export function openWords(element: HTMLElement, draw: () => void): () => void {
  const before = [...element.childNodes];
  const selected = selectedIn(element);
  element.setAttribute('contenteditable', 'true');
  element.spellcheck = true;
  draw();
  element.focus();
  if (selected) select(element, selected);
  return () => {
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    element.replaceChildren(...before);
  };
}

function selectedIn(element: HTMLElement): Letters | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = lettersOf(before.toString());
  return { start, end: start + lettersOf(range.toString()) };
}

function select(element: HTMLElement, { start, end }: Letters): void {
  const to = pointAt(element, end);
  const first = end > start ? pointAt(element, start + 1) : undefined;
  const from = first ? { node: first.node, offset: first.offset - 1 } : to;
  if (!from || !to) return;
  const [begin, last] = [outsideFigure(from, 0), outsideFigure(to, 1)];
  getSelection()?.setBaseAndExtent(begin.node, begin.offset, last.node, last.offset);
}

type Point = { node: Node; offset: number };

/** A point beside the figure that it stands in, before (0) or after (1): inside of one nothing can be typed. */
function outsideFigure(point: Point, side: 0 | 1): Point {
  const figure = point.node.parentElement?.closest('[data-figure]');
  const line = figure?.parentNode;
  return line ? { node: line, offset: [...line.childNodes].indexOf(figure) + side } : point;
}

/** Where so many letters of an element end. */
function pointAt(element: HTMLElement, letters: number): Point | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [offset, sign] of (node.nodeValue ?? '').split('').entries()) {
      left -= lettersOf(sign);
      if (left === 0) return { node, offset: offset + 1 };
    }
  }
  return undefined;
}

/** The letters of a text; neither spaces nor what only holds a place for the cursor are any. */
function lettersOf(text: string): number {
  return text.replace(/[\s\u200B]/g, '').length;
}
