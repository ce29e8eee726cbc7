import type { MediaInfo } from '../site-context.ts';

/** A part of an original, in its pixels as it is shown. */
export type Crop = { left: number; top: number; width: number; height: number };

/**
 * What is made of an original: its part, in these widths, as AVIF, WebP and one file for browsers that know neither. A drawing
 * is taken as it is.
 */
export type PictureOrder = {
  /** The original's name in the folder `_media`, and its content's. */
  file: string;
  hash: string;
  /** What the names of its files begin with, below the site: they tell the content, so they may be kept for ever. */
  stem: string;
  crop: Crop;
  widths: number[];
  fallback: { ending: 'jpg' | 'png' | 'svg'; width: number };
};

/** Is raised with every change of how originals are encoded: it becomes part of all names, which may be kept for ever. */
export const encodingVersion = 1;

/** The folder of all of them, below the built site. */
export const picturesFolder = 'assets/pictures';

/** The path of one file below the built site. */
export function fileOf({ stem }: Pick<PictureOrder, 'stem'>, width: number, ending: string): string {
  return `${picturesFolder}/${stem}-${width}.${ending}`;
}

/** The path of the file for browsers that know neither AVIF nor WebP; of a drawing, of the drawing. */
export function fallbackOf(order: Pick<PictureOrder, 'stem' | 'fallback'>): string {
  const { ending, width } = order.fallback;
  return ending === 'svg' ? `${picturesFolder}/${order.stem}.svg` : fileOf(order, width, ending);
}

/** The part of a picture that has a shape, with the focus as near to its middle as can be. */
export function cropOf(
  { width, height }: Pick<MediaInfo, 'width' | 'height'>,
  ratio: number | undefined,
  [x, y]: readonly [number, number],
): Crop {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const inner = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const start = (whole: number, part: number, at: number) =>
    Math.min(Math.max(Math.round(whole * at - part / 2), 0), whole - part);
  return { left: start(width, inner.width, x), top: start(height, inner.height, y), ...inner };
}

/** The same part of the same original in all widths that both ask for. */
export function joined(order: PictureOrder, other: PictureOrder | undefined): PictureOrder {
  if (!other) return order;
  return { ...order, widths: [...new Set([...other.widths, ...order.widths])].sort((a, b) => a - b) };
}
