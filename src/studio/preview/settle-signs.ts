import { type Box, firstFree, seenIn } from './free-place.ts';

/** What is drawn at the selected section besides its frame. */
export type SectionSigns = {
  label: HTMLElement;
  tools: HTMLElement | undefined;
  /** The buttons that add a section above and below. */
  adding: readonly HTMLElement[];
};

/** The parts of a line, the middle first, where a sign between two sections may stand. */
const along = [50, 42, 58, 35, 65, 28, 72, 22, 78, 15, 85, 8, 92].map((percent) => percent / 100);

/**
 * Puts the signs of a section where they cover nothing of the page: no word that is pressed in it lies under one of them. A sign
 * that has no such place isn't shown; the outline does the same.
 */
export function settleSigns(root: HTMLElement, { label, tools, adding }: SectionSigns): void {
  const { top, bottom, left, right } = root.getBoundingClientRect();
  const reach = 2 * Math.max(...adding.map(heightOf), heightOf(label));
  const page = root.parentElement ?? root;
  // What stays on the screen while the page is scrolled, as its header, lies above all signs.
  const around = [...page.children, ...document.querySelectorAll('footer')];
  const taken = [...seenIn(around, top - reach, top + reach), ...seenIn(around, bottom - reach, bottom + reach)];
  const settle = (sign: HTMLElement, line: number, places: readonly Box[]) => {
    const place = firstFree(places, taken);
    sign.toggleAttribute('data-unsettled', !place);
    if (!place) return;
    taken.push(place);
    sign.style.translate = `${place.left - left}px ${place.top - line}px`;
  };
  const edge = { line: top, highest: page.getBoundingClientRect().top, left, right };
  // None are drawn where nothing can be done with the section.
  if (tools?.offsetWidth) settle(tools, top, placesAtTop(tools, edge, isRightToLeft(root) ? fromLeft : fromRight));
  // What a section is called stands at its beginning, or nowhere.
  const begin: Columns = (...line) => (isRightToLeft(root) ? fromRight : fromLeft)(...line).slice(0, 1);
  settle(label, top, placesAtTop(label, edge, begin));
  for (const sign of adding) {
    const line = sign.dataset['place'] === 'below' ? bottom : top;
    settle(sign, line, placesOnLine(sign, { line, left, right }));
  }
}

const heightOf = ({ offsetHeight }: HTMLElement): number => offsetHeight;

const isRightToLeft = (root: HTMLElement): boolean => getComputedStyle(root).direction === 'rtl';

/** What a section leaves for its signs: never what stands beside it, such as a menu that stays while the page is scrolled. */
type Edge = { line: number; left: number; right: number };

type Columns = (width: number, edge: Edge) => number[];

/** Where something of a width may begin. */
const fromLeft: Columns = (width, { left, right }) =>
  Array.from(
    { length: Math.max(0, Math.floor((2 * (right - left)) / width) - 1) },
    (_, index) => left + (index * width) / 2,
  );
const fromRight: Columns = (width, edge) =>
  fromLeft(width, edge).map((left) => edge.right - width - (left - edge.left));

/** The places above the upper edge of a section, as high as the page goes, and those below it and on it. */
function placesAtTop(
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  { highest, ...edge }: Edge & { highest: number },
  columns: Columns,
): Box[] {
  const rows = [edge.line - height, edge.line, edge.line - height / 2].filter((top) => top >= highest);
  return columns(width, edge).flatMap((left) =>
    rows.map((top) => ({ left, top, right: left + width, bottom: top + height })),
  );
}

/** The places on a line between two sections, and then those beside it. */
function placesOnLine(sign: HTMLElement, { line, left: begin, right: end }: Edge): Box[] {
  const size = sign.offsetHeight;
  return [0, -size / 2, size / 2].flatMap((below) =>
    along.map((part) => {
      const [left, top] = [begin + part * (end - begin) - size / 2, line + below - size / 2];
      return { left, top, right: left + size, bottom: top + size };
    }),
  );
}
