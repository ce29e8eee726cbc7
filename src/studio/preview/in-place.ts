import { isToReplace } from '#kit/model';
import { type Candidate, seenIn } from './candidates.ts';

/** Where words are selected in an element: how many letters stand before, spaces not counted. */
type Letters = { start: number; end: number };

/** A point of the window. */
export type Spot = { x: number; y: number };

/**
 * Makes words of the page a place to write in, and returns what ends that: the page's own nodes come back, for they are React's.
 * `draw` draws in it what is written; what is selected stays so, else it is the word that was double clicked, at a `spot`, or all, or the end: all of a
 * sample, which is there to be replaced.
 */
export function openWords(candidate: Candidate, spot: Spot | 'all' | 'end' | undefined, draw: () => void): () => void {
  const text = seenIn(rangeOver(candidate));
  const all = { start: 0, end: lettersOf(text) };
  const word =
    typeof spot === 'object' ? wordUnder(candidate, spot) : spot && { ...all, start: spot === 'all' ? 0 : all.end };
  // Where a word of one letter is pressed twice, a browser may select the comma behind it.
  const isPassed = word && word.end > word.start && !/[\p{L}\p{N}]/u.test(String(getSelection()));
  const found = isPassed ? word : (selectedIn(candidate) ?? word);
  const isOneWord = found?.start === word?.start && found?.end === word?.end;
  const selected = isOneWord && isToReplace(text) ? all : found;
  const { element, close } = placeFor(candidate);
  // A link that can be dragged lets nobody select its words.
  const link = element.closest<HTMLElement>('a[href]');
  if (link) link.draggable = false;
  element.dataset['words'] = isInOneLine(element) ? 'line' : 'lines';
  element.setAttribute('contenteditable', 'true');
  element.spellcheck = true;
  draw();
  element.focus();
  if (selected) select(element, selected);
  return () => {
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    element.removeAttribute('data-words');
    link?.removeAttribute('draggable');
    close();
  };
}

/** The element to write in, and what brings back what stood there. */
function placeFor(candidate: Candidate): { element: HTMLElement; close: () => void } {
  if (candidate instanceof HTMLElement) {
    const before = [...candidate.childNodes];
    return { element: candidate, close: () => candidate.replaceChildren(...before) };
  }
  // No span: what a page says of how its spans look is not said of this.
  const element = document.createElement('data');
  const [first, ...others] = candidate;
  first?.replaceWith(element);
  for (const node of others) node.remove();
  return { element, close: () => element.replaceWith(...candidate) };
}

/** Whether the words stay in one line, however narrow it is. */
function isInOneLine(element: HTMLElement): boolean {
  return /^(?:nowrap|pre)$/.test(getComputedStyle(element).whiteSpace);
}

function rangeOver(candidate: Candidate): Range {
  const range = document.createRange();
  const [first, last] = candidate instanceof HTMLElement ? [candidate, candidate] : [candidate[0], candidate.at(-1)];
  if (first && last) {
    if (first === candidate) range.selectNodeContents(first);
    else {
      range.setStartBefore(first);
      range.setEndAfter(last);
    }
  }
  return range;
}

/** Whether all letters that are selected are of these words. */
export function holdsSelection(candidate: Candidate): boolean {
  const selected = selectedIn(candidate);
  const all = getSelection()?.getRangeAt(0);
  return selected !== undefined && all !== undefined && selected.end - selected.start === lettersOf(seenIn(all));
}

/** What is selected in words; nothing where no letter is: beside a short word a browser selects the space. */
function selectedIn(candidate: Candidate): Letters | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
  const all = rangeOver(candidate);
  if (!range || range.collapsed || !all.isPointInRange(range.startContainer, range.startOffset)) return undefined;
  const before = all.cloneRange();
  before.setEnd(range.startContainer, range.startOffset);
  const start = lettersOf(seenIn(before));
  // A browser selects a last word with the line that it ends.
  if (!all.isPointInRange(range.endContainer, range.endOffset)) range.setEnd(all.endContainer, all.endOffset);
  const letters = lettersOf(seenIn(range));
  return letters === 0 ? undefined : { start, end: start + letters };
}

/** The word under a point: a browser selects none in a link. */
function wordUnder(candidate: Candidate, { x, y }: Spot): Letters | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  // Safari has only the older way.
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = [position?.offsetNode ?? range?.startContainer, position?.offset ?? range?.startOffset ?? 0];
  const all = rangeOver(candidate);
  if (!node || !all.isPointInRange(node, offset)) return undefined;
  const text = seenIn(all);
  all.setEnd(node, offset);
  const place = seenIn(all).length;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const word = words.find(
    ({ index, segment, isWordLike }) => isWordLike && index <= place && place <= index + segment.length,
  );
  const start = lettersOf(text.slice(0, word?.index ?? place));
  return { start, end: start + lettersOf(word?.segment ?? '') };
}

function select(element: HTMLElement, { start, end }: Letters): void {
  const to = end === 0 ? { node: element, offset: 0 } : pointAt(element, end);
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
