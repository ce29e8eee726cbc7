import type { Slot } from '../../base/slot.ts';

/** The page's column is this wide at the most (`--width-page`); in smaller windows it takes this part. */
const page = { most: 1248, part: 0.9 };

/** What a window's edges are at the least and at the most on each side (`--space-gutter`), in pixels of CSS. */
const gutter = { least: 20, most: 64 };

/** From this width of a window on (in pixels of CSS), the page's column has the width that it keeps. */
const wholePage = page.most + 2 * gutter.most;

/** How wide a slot is in a window (both in pixels of CSS). */
function widthIn(slot: Slot, window: number): number {
  const { part, less } = stepsOf(slot).find(([from]) => from <= window)?.[1] ?? slot.from[0];
  const edge = Math.min(gutter.most, Math.max(gutter.least, (window * (1 - page.part)) / 2));
  const width = Math.min(page.most, window - 2 * edge) * part - less;
  return Math.max(1, Math.min(Math.round(width), slot.most ?? Number.POSITIVE_INFINITY));
}

/** The widths of a slot from wide windows to narrow ones, each with the window from which on it holds. */
function stepsOf({ from }: Slot): (readonly [from: number, width: Slot['from'][0]])[] {
  return Object.entries(from)
    .map(([window, width]) => [Number(window), width] as const)
    .sort(([one], [other]) => other - one);
}

/** The widest that a slot is in any window, in pixels of CSS. */
export function widestOf(slot: Slot): number {
  const ends = [wholePage, ...stepsOf(slot).map(([from]) => from - 1)].filter((window) => window > 0);
  return Math.max(...ends.map((window) => widthIn(slot, window)));
}

/** Whether a picture has so few pixels for a place that it is seen: nobody sees a tenth too few. */
export function isTooSmall(width: number, wanted: number): boolean {
  return width < wanted * 0.9;
}

/** The attribute `sizes`: how wide a picture is shown in windows of which width (HTML standard). */
export function sizesOf(slot: Slot): string {
  const { most = Number.POSITIVE_INFINITY } = slot;
  let wider = wholePage;
  const parts = [`(min-width:${wholePage}px) ${widthIn(slot, wholePage)}px`];
  const add = (from: number, width: string) => {
    if (from < wider) parts.push(from === 0 ? width : `(min-width:${from}px) ${width}`);
    wider = Math.min(from, wider);
  };
  for (const [from, { part, less }] of stepsOf(slot)) {
    const share = `${rounded(page.part * 100 * part)}vw`;
    // From this window on, it is as wide as it may be.
    add(Math.max(from, Math.ceil((most + less) / (page.part * part))), `${most}px`);
    add(from, less === 0 ? share : `calc(${share} - ${rounded(less)}px)`);
  }
  return parts.join(',');
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}

/** Windows of phones as they are used, with the pixels that their screens have for one of CSS. */
const phones = [
  { window: 400, density: 1 },
  { window: 360, density: 2 },
  { window: 390, density: 3 },
];

/** The widths that screens ask for, in pixels: phones, and a wide window on plain and on fine screens. */
export function widthsOf(slot: Slot): number[] {
  const wide = widthIn(slot, wholePage);
  const wanted = [...phones.map(({ window, density }) => widthIn(slot, window) * density), wide, wide * 2];
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  // Two that are nearly the same are one, the larger.
  return sorted.filter((width, index) => (sorted[index + 1] ?? Number.POSITIVE_INFINITY) > width * 1.15);
}

/** The width for browsers that know no `srcset`: those of old desktops. */
export function fallbackWidth(slot: Slot, widths: readonly number[]): number {
  const wide = widthIn(slot, wholePage);
  return widths.findLast((width) => width <= wide * 1.2) ?? widths[0] ?? wide;
}
