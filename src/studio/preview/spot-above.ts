import { overlap, wordsIn } from './words-in.ts';

/** How far tools stand from words, and from the edges of the page. */
const gap = 8;

/** How much room the list that the tools may open has at least, in px: it opens away from the words. */
const listRoom = 128;

/** How far from what is selected the tools may stand, in px of the page, to stand beside the whole of what it is in. */
const near = 240;

/** Beside what tools stand, and on which side of it. */
type Stand = { beside: Pick<DOMRect, 'top' | 'bottom'>; isBelow: boolean };

/** Where tools stand, in pixels of the window around the frame, and which of the stands that is for tools of this height. */
export type ToolsSpot = { x: number; y: number; isBelow: boolean; stand: number; height: number };

/**
 * Where tools stand for what is selected in an element of a frame: above or below the whole element, else above or below what it is
 * part of, so that they cover neither the words that are being written nor those around them; along the line at what is selected, as
 * they are in a long one in every way. Where no such place has room, they cover what else is said. The `last` spot is kept while it
 * has room, so that no letter waits for the page to be measured.
 */
export function spotAbove(
  element: HTMLElement,
  frame: HTMLIFrameElement,
  tools: HTMLElement,
  last?: ToolsSpot,
): ToolsSpot {
  const page = frame.getBoundingClientRect();
  const scale = page.width / frame.offsetWidth;
  const { width, height } = tools.getBoundingClientRect();
  const selected = selectedIn(element);
  const mostLeft = Math.max(gap, Math.min(page.right, innerWidth) - width - gap);
  const x = Math.min(Math.max(page.left + selected.left * scale, page.left + gap), mostLeft);
  const highest = Math.max(page.top, tools.querySelector('[role="listbox"]') ? listRoom : 0);
  const lowest = Math.min(page.bottom, innerHeight) - height - gap;
  const stands = standsFor(element, selected);
  const spotFor = ({ beside, isBelow }: Stand, stand: number): ToolsSpot => {
    const y = page.top + (isBelow ? beside.bottom * scale + gap : beside.top * scale - height - gap);
    return { x, y, isBelow, stand, height };
  };
  const seen = stands.map(spotFor).filter(({ y, isBelow }) => (isBelow ? y <= lowest : y >= highest));
  const kept = last?.x === x && last.height === height && seen.find(({ stand }) => stand === last.stand);
  const isFree = ({ y }: ToolsSpot) => {
    const [left, top] = [x - page.left - gap, y - page.top - gap].map((edge) => edge / scale);
    const box = new DOMRect(left, top, (width + 2 * gap) / scale, (height + 2 * gap) / scale);
    return wordsIn([box], element.ownerDocument).every((words) => !overlap(box, words));
  };
  const [above, below] = [spotFor(stands[0], 0), spotFor(stands[1], 1)];
  return kept || (seen.find(isFree) ?? (above.y >= highest ? above : { ...below, y: Math.min(below.y, lowest) }));
}

/** What is selected in an element, and all of it where nothing is. */
function selectedIn(element: HTMLElement): DOMRect {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const isSelected = range && !range.collapsed && element.contains(range.commonAncestorContainer);
  return isSelected ? range.getBoundingClientRect() : element.getBoundingClientRect();
}

/** Where tools may stand, the nearest first: beside what is selected in a long element only there. */
function standsFor(element: HTMLElement, selected: DOMRect): [Stand, Stand, ...Stand[]] {
  const whole = element.getBoundingClientRect();
  if (selected.top - whole.top >= near) return standsBeside(selected);
  const stands: [Stand, Stand, ...Stand[]] = standsBeside(whole);
  for (let around = element.parentElement; around && !around.matches('body'); around = around.parentElement) {
    const box = around.getBoundingClientRect();
    const [above, below] = standsBeside(box);
    if (whole.top - box.top < near) stands.push(above);
    if (box.bottom - whole.bottom < near) stands.push(below);
  }
  return stands;
}

function standsBeside(beside: DOMRect): [Stand, Stand] {
  return [
    { beside, isBelow: false },
    { beside, isBelow: true },
  ];
}
