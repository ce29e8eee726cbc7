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
  const { top, bottom } = root.getBoundingClientRect();
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
    sign.style.translate = `${place.left}px ${place.top - line}px`;
  };
  const edge = { line: top, highest: page.getBoundingClientRect().top };
  // None are drawn where nothing can be done with the section.
  if (tools?.offsetWidth) settle(tools, top, placesAtTop(tools, edge, isRightToLeft(root) ? fromLeft : fromRight));
  settle(label, top, placesAtTop(label, edge, isRightToLeft(root) ? fromRight : fromLeft).slice(0, 3));
  for (const sign of adding) {
    const line = sign.dataset['place'] === 'below' ? bottom : top;
    settle(sign, line, placesOnLine(sign, line));
  }
}

const heightOf = ({ offsetHeight }: HTMLElement): number => offsetHeight;

const isRightToLeft = (root: HTMLElement): boolean => getComputedStyle(root).direction === 'rtl';

type Columns = (width: number, page: number) => number[];

/** Where something of a width may begin. */
const fromLeft: Columns = (width, page) =>
  Array.from({ length: Math.floor(page / width) }, (_, index) => index * width);
const fromRight: Columns = (width, page) => fromLeft(width, page).map((left) => page - width - left);

/** The places above the upper edge of a section, as high as the page goes, and those below it and on it. */
function placesAtTop(
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  { line, highest }: { line: number; highest: number },
  columns: Columns,
): Box[] {
  const rows = [line - height, line, line - height / 2].filter((top) => top >= highest);
  return columns(width, document.documentElement.clientWidth).flatMap((left) =>
    rows.map((top) => ({ left, top, right: left + width, bottom: top + height })),
  );
}

/** The places on a line between two sections, and then those beside it. */
function placesOnLine(sign: HTMLElement, line: number): Box[] {
  const size = sign.offsetHeight;
  return [0, -size / 2, size / 2].flatMap((below) =>
    along.map((part) => {
      const [left, top] = [part * document.documentElement.clientWidth - size / 2, line + below - size / 2];
      return { left, top, right: left + size, bottom: top + size };
    }),
  );
}
