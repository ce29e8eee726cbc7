import type { MediaInfo } from './site-context.ts';

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
  fallback: { ending: 'jpg' | 'png' | 'svg'; widths: number[] };
};

/**
 * Is raised with every change of how originals are encoded: with the version of the library that encodes, it becomes part of all
 * names, which may be kept for ever.
 */
export const encodingVersion = 3;

/** The folder of all of them, below the built site. */
export const picturesFolder = 'assets/pictures';

/** The path of one file below the built site. */
export function fileOf({ stem }: Pick<PictureOrder, 'stem'>, width: number, ending: string): string {
  return `${picturesFolder}/${stem}-${width}.${ending}`;
}

/** The paths of the files for browsers that know neither AVIF nor WebP, one a place; of a drawing, of the drawing. */
export function fallbacksOf(order: Pick<PictureOrder, 'stem' | 'fallback'>): [first: string, ...others: string[]] {
  const { ending, widths } = order.fallback;
  const [first, ...others] = ending === 'svg' ? [] : widths.map((width) => fileOf(order, width, ending));
  return first === undefined ? [`${picturesFolder}/${order.stem}.svg`] : [first, ...others];
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
  const { ending, widths } = order.fallback;
  return {
    ...order,
    widths: inOrder([...other.widths, ...order.widths]),
    fallback: { ending, widths: inOrder([...other.fallback.widths, ...widths]) },
  };
}

function inOrder(widths: readonly number[]): number[] {
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** What a place asks for: a shape, widths in all formats, and one for browsers that know neither. */
type Wanted = {
  ratio?: number | undefined;
  widths: readonly number[];
  fallback: (widths: readonly number[]) => number;
};

/** What is to be made of an original for a place; no file is wider than its pixels. */
export function orderOf(
  { name, info }: { name: string; info: MediaInfo },
  focus: readonly [number, number],
  { ratio, widths: wanted, fallback }: Wanted,
): PictureOrder {
  const isDrawing = info.format === 'svg';
  const crop = cropOf(info, isDrawing ? undefined : ratio, focus);
  const fitting = wanted.filter((width) => width < crop.width);
  const widths = fitting.length < wanted.length ? [...fitting, crop.width] : fitting;
  const isWhole = crop.width === info.width && crop.height === info.height;
  const shape = isWhole ? '' : `-${crop.left}-${crop.top}-${crop.width}x${crop.height}`;
  return {
    file: name,
    hash: info.hash,
    stem: `${plainName(name)}-${info.hash}${shape}`,
    crop,
    widths: isDrawing ? [] : widths,
    fallback: {
      ending: isDrawing ? 'svg' : info.hasAlpha ? 'png' : 'jpg',
      widths: isDrawing ? [] : [Math.min(fallback(widths), crop.width)],
    },
  };
}

/** True where files made of an original have such names, as far as its own name tells. */
export function isNamedAfter(name: string, original: string): boolean {
  return name.startsWith(`${plainName(original)}-`);
}

/**
 * The order that made the name of a file below the folder of pictures, told from the name alone: for a picture that is seen
 * before a page is saved that shows it. Nothing where it is of no original that is there.
 */
export function orderNamed(name: string, media: ReadonlyMap<string, MediaInfo>): PictureOrder | undefined {
  for (const [file, info] of media) {
    const { hash, width = 0, height = 0 } = info;
    const stem = `${plainName(file)}-${hash}`;
    const rest = name.startsWith(`${stem}.`) || name.startsWith(`${stem}-`) ? name.slice(stem.length) : undefined;
    if (rest === undefined) continue;
    const order = orderOf({ name: file, info }, [0.5, 0.5], { widths: [width], fallback: () => width });
    const cut = /^-(\d+)-(\d+)-(\d+)x(\d+)/.exec(rest);
    if (!cut) return order;
    const [left = 0, top = 0, wide = 0, high = 0] = cut.slice(1).map(Number);
    const isInside = wide > 0 && high > 0 && left + wide <= width && top + high <= height;
    return isInside ? { ...order, crop: { left, top, width: wide, height: high } } : undefined;
  }
  return undefined;
}

/** A file's name as it can stand in an address, without its folder and its ending. */
function plainName(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'picture'
  );
}

/** Left and top as parts of one; the middle where nothing is said. */
export function focusOf(focus: unknown): readonly [number, number] {
  const [, x = '50', y = '50'] = /^(\d+)% (\d+)%$/.exec(typeof focus === 'string' ? focus : '') ?? [];
  return [Number(x) / 100, Number(y) / 100];
}
