/** How far tools stand from words, and from the edges of the page. */
const gap = 8;

/** How much room the list that the tools may open has at least, in px: it opens away from the words. */
const listRoom = 128;

/** How far below the beginning of an element what is selected in it may stand, in px, for the tools to stand above the whole of it. */
const near = 240;

/**
 * Where tools stand for what is selected in an element of a frame, in pixels of the window around it: above the whole element, so
 * that they cover none of the words that are being written, and below it where there is no room above; along the line at what is
 * selected, as they are in a long one in every way. `isBelow` says on which side they stand.
 */
export function spotAbove(
  element: HTMLElement,
  frame: HTMLIFrameElement,
  tools: HTMLElement,
): { x: number; y: number; isBelow: boolean } {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const isSelected = range && !range.collapsed && element.contains(range.commonAncestorContainer);
  const whole = element.getBoundingClientRect();
  const selected = isSelected ? range.getBoundingClientRect() : whole;
  const words = selected.top - whole.top < near ? whole : selected;
  const page = frame.getBoundingClientRect();
  const scale = page.width / frame.offsetWidth;
  const { width, height } = tools.getBoundingClientRect();
  const left = page.left + selected.left * scale;
  const above = page.top + words.top * scale - height - gap;
  const room = tools.querySelector('[role="listbox"]') ? listRoom : 0;
  const isBelow = above < Math.max(page.top, room);
  const below = page.top + words.bottom * scale + gap;
  const mostLeft = Math.max(gap, Math.min(page.right, innerWidth) - width - gap);
  const lowest = Math.min(page.bottom, innerHeight) - height - gap;
  return {
    x: Math.min(Math.max(left, page.left + gap), mostLeft),
    y: isBelow ? Math.min(below, lowest) : above,
    isBelow,
  };
}
