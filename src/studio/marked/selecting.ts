import { commonEnds } from '#kit/model';
import type { Range } from './dragging.ts';
import { isInFigure, placesOf, pointAt, wordsIn } from './draw-signs.ts';
import { figureSign } from './signs.ts';

/** Which signs of a drawn element are selected; nothing where the selection is elsewhere. */
export function selectedIn(element: HTMLElement): Range | undefined {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const isInside = range && element.contains(range.startContainer) && element.contains(range.endContainer);
  return isInside ? placesOf(element, range) : undefined;
}

/** What a browser has changed in a drawn element by itself; nothing where that says what was drawn. */
export function changeIn(element: HTMLElement, drawn: string): (Range & { words: string }) | undefined {
  const now = wordsIn(element);
  if (now === drawn) return undefined;
  const { before, after } = commonEnds(drawn, now);
  const words = now.slice(before, now.length - after).replaceAll(figureSign, '');
  return { from: before, to: drawn.length - after, words };
}

/** Where places of a text are once it reads otherwise: they stay with the words that they stand in. */
export function following(before: string, after: string): (place: number) => number {
  const shared = commonEnds(before, after);
  return (place) => (place <= shared.before ? place : Math.max(shared.before, place + after.length - before.length));
}

/** Selects signs of a drawn element. */
export function selectIn(element: HTMLElement, { from, to }: Range): void {
  const [start, end] = [pointAt(element, from), pointAt(element, to)];
  element.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** Whether a selection begins or ends inside of a figure. */
export function isFigureSelected(element: HTMLElement): boolean {
  const { anchorNode, focusNode } = element.ownerDocument.getSelection() ?? {};
  return isInFigure(anchorNode) || isInFigure(focusNode);
}
