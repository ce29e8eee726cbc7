/** A box of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

const controls = 'img, svg, video, canvas, iframe, button, input, select, textarea';

/** The part of a font's box, above and below, that holds no letters, where large ones reach out of their section. */
const leading = 0.12;

/** The boxes of the words that stand in an element itself. */
function wordBoxes(element: Element): Box[] {
  const texts = [...element.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
      left,
      right,
      top: top + leading * height,
      bottom: bottom - leading * height,
    }));
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** What is seen of elements in a strip of the window, as high as it is: the boxes of their words, pictures and controls. */
export function seenIn(roots: readonly Element[], top: number, bottom: number): Box[] {
  const strip = { left: 0, top, right: document.documentElement.clientWidth, bottom };
  return roots
    .filter((root) => overlap(root.getBoundingClientRect(), strip))
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element): Box[] => (element.matches(controls) ? [element.getBoundingClientRect()] : wordBoxes(element)))
    .filter((box) => overlap(box, strip));
}

/** The first of some boxes that covers nothing of what is seen. */
export function firstFree<Place extends Box>(places: readonly Place[], seen: readonly Box[]): Place | undefined {
  return places.find((place) => seen.every((box) => !overlap(place, box)));
}
