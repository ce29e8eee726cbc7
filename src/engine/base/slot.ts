/** How wide a picture stands: this part of the page's column, less so many pixels of CSS. */
export type SlotWidth = { part: number; less: number };

/**
 * A place of a layout that shows pictures. A block says its own in `rules.ts` of its folder, beside the styles that lay it out;
 * `sizes`, the widths that are made and the size that is kept free all follow from it.
 */
export type Slot = {
  /** How wide pictures stand there, by the width of the window (in pixels of CSS) from which on they do; 0 is a phone's. */
  from: Readonly<Record<number, SlotWidth>> & { readonly 0: SlotWidth };
  /** No picture is shown wider than this (in pixels of CSS), where the layout has such a limit. */
  most?: number;
  /** Width by height, where the layout crops; elsewhere pictures keep their own shape. */
  ratio?: number;
  /** True where a press shows the picture whole, as large as the window. */
  isEnlarged?: true;
};

/** As wide as the page's column. */
export const wholeWidth: SlotWidth = { part: 1, less: 0 };

/**
 * One of some columns of equal width. `gap` stands between two of them, `inset` is what a column's own edges take on both
 * sides together (in pixels of CSS).
 */
export function oneColumnOf(columns: number, { gap = 0, inset = 0 }: { gap?: number; inset?: number } = {}): SlotWidth {
  return { part: 1 / columns, less: (gap * (columns - 1)) / columns + inset };
}

/** The wider or narrower of two columns, such as five of twelve parts, with a gap between them (in pixels of CSS). */
export function shareOf(parts: number, all: number, { gap = 0 }: { gap?: number } = {}): SlotWidth {
  return { part: parts / all, less: (gap * parts) / all };
}
