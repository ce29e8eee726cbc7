/** A box of the window. */
type Box = { left: number; top: number; right: number; bottom: number };

const controls = 'img, svg, video, canvas, iframe, button, input, select, textarea';

/** What of sections is seen near a line: the boxes of their words, pictures and controls. */
function seenNear(roots: readonly Element[], line: number, reach: number): Box[] {
  const isNear = ({ top, bottom, left, right }: Box) => bottom > line - reach && top < line + reach && right > left;
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .flatMap((element): Box[] => (element.matches(controls) ? [element.getBoundingClientRect()] : wordBoxes(element)))
    .filter(isNear);
}

/** The boxes of the words that stand in an element itself. */
function wordBoxes(element: Element): Box[] {
  const texts = [...element.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()];
  });
}

/** Along a line, where a sign may stand, the middle first: the ends belong to the name and the tools of the section. */
const along = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78];

/**
 * Where a sign of a size covers nothing of what stands beside the line between two sections: how far along the line its middle is,
 * and how far below it. In the middle of the line where no place is free.
 */
export function freeSpot(roots: readonly Element[], line: number, size: number): { along: number; below: number } {
  const seen = seenNear(roots, line, 2 * size);
  for (const below of [0, -size / 2, size / 2])
    for (const place of along) {
      const [x, y] = [place * document.documentElement.clientWidth, line + below];
      const half = size / 2;
      const isFree = seen.every(
        ({ left, right, top, bottom }) => right < x - half || left > x + half || bottom < y - half || top > y + half,
      );
      if (isFree) return { along: place, below };
    }
  return { along: 0.5, below: 0 };
}
