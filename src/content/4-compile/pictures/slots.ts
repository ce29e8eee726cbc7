/**
 * A place of a layout that shows pictures: how wide they stand there, and in which shape. `share` is the part of a wide
 * window that they take (in percent), `most` the width that they reach there (in pixels of CSS).
 */
export type Slot = {
  share: number;
  most: number;
  /** Width by height, where the layout crops; elsewhere pictures keep their own shape. */
  ratio?: number;
};

/** Every slot. A field of a block names its own by the keyword `slot` of its schema. */
export const slots = {
  /** Beside the words of a hero: five of twelve parts of the page. */
  beside: { share: 37, most: 507 },
  /** In the column of a running text: seven of twelve parts. */
  text: { share: 52, most: 682 },
  /** On a card: two in a row are the widest. */
  card: { share: 42, most: 576, ratio: 3 / 2 },
} as const satisfies Record<string, Slot>;

/** On a phone, every picture takes the window without its edges (in percent). */
const shareOfPhone = 90;

/** From this width of a window on (in pixels), the page has the width that it keeps (`--width-page` and its edges). */
const wholePage = 1380;

/** The slot of a name; that of a running text where a field names none. */
export function slotOf(name: string | undefined): Slot {
  const known: Readonly<Record<string, Slot>> = slots;
  return known[name ?? ''] ?? slots.text;
}

/** The attribute `sizes`: how wide a picture is shown in windows of which width (HTML standard). */
export function sizesOf({ share, most }: Slot): string {
  return `(min-width:${wholePage}px) ${most}px,(min-width:768px) ${share}vw,${shareOfPhone}vw`;
}

/** Windows of phones as they are used, in device pixels: 360 × 2, 390 × 3. */
const phones = [360 * 2, 390 * 3];

/** The widths that screens ask for, in pixels: phones, and the slot's own width on plain and on fine screens. */
export function widthsOf({ most }: Slot): number[] {
  const wanted = [360, ...phones.map((width) => Math.round((width * shareOfPhone) / 100)), most, most * 2];
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  // Two that are nearly the same are one, the larger.
  return sorted.filter((width, index) => (sorted[index + 1] ?? Number.POSITIVE_INFINITY) > width * 1.15);
}
