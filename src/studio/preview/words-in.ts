const controls = 'iframe, button, input, select, textarea';

/** The part of a font's box, above and below, that holds no letters, where large ones reach out of their section. */
const leading = 0.12;

/** The boxes of the words and controls of a page that are seen in some boxes of its window; its header lies above all of them. */
export function wordsIn(boxes: readonly DOMRect[], page: Document = document): DOMRect[] {
  const isNear = (element: Element) => boxes.some((box) => overlap(box, element.getBoundingClientRect()));
  return [...page.querySelectorAll('main [data-view="shown"] > *, footer')]
    .filter(isNear)
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter(isNear)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => (element.matches(controls) ? [element.getBoundingClientRect()] : ownWords(element)));
}

/** The boxes of the words that stand in an element itself. */
function ownWords(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  return texts.flatMap((text) => {
    const range = element.ownerDocument.createRange();
    range.selectNode(text);
    return [...range.getClientRects()].map(
      ({ left, top, width, height }) => new DOMRect(left, top + leading * height, width, height * (1 - 2 * leading)),
    );
  });
}

export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
