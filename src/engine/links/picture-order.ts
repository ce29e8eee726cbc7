import type { MediaInfo } from './site-context.ts';

/** A part of an original, in its pixels as it stands upright. */
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

/** The part of a picture that has a shape and lies in what is shown of it, with the focus as near to its middle as can be. */
export function cropOf(info: Pick<MediaInfo, 'width' | 'height'>, ratio: number | undefined, framing: Framing): Crop {
  const shown = shownPart(info, framing.crop);
  if (ratio === undefined) return shown;
  const { width, height } = shown;
  const inner = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const [x, y] = framing.focus ?? [(shown.left + width / 2) / info.width, (shown.top + height / 2) / info.height];
  const start = (at: number, from: number, whole: number, part: number) =>
    Math.min(Math.max(Math.round(at - part / 2), from), from + whole - part);
  return {
    left: start(info.width * x, shown.left, width, inner.width),
    top: start(info.height * y, shown.top, height, inner.height),
    ...inner,
  };
}

/** What is shown of a picture where its shape is its own. */
function shownPart({ width, height }: Pick<MediaInfo, 'width' | 'height'>, part: Crop | undefined): Crop {
  if (!part) return { left: 0, top: 0, width, height };
  const [left, top] = [Math.round(width * part.left), Math.round(height * part.top)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(width * part.width))),
    height: Math.max(1, Math.min(height - top, Math.round(height * part.height))),
  };
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
  framing: Framing,
  { ratio, widths: wanted, fallback }: Wanted,
): PictureOrder {
  const isDrawing = info.format === 'svg';
  const crop = isDrawing ? cropOf(info, undefined, {}) : cropOf(info, ratio, framing);
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
    const order = orderOf({ name: file, info }, {}, { widths: [width], fallback: () => width });
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

/** What a page says of the part of a picture that it shows, in parts of one: none where it says nothing. */
export type Framing = { focus?: readonly [x: number, y: number] | undefined; crop?: Crop | undefined };

/** What the fields `focus` and `crop` of a picture say. A part that reaches beyond the picture ends with it. */
export function framingOf({ focus, crop }: Readonly<Record<string, unknown>>): Framing {
  const [x, y] = percentages(focus, 2) ?? [];
  const [left, top, width, height] = percentages(crop, 4) ?? [];
  return {
    ...(x !== undefined && y !== undefined ? { focus: [x, y] } : {}),
    ...(left !== undefined && top !== undefined && width !== undefined && height !== undefined
      ? { crop: { left: Math.min(left, 0.99), top: Math.min(top, 0.99), width, height } }
      : {}),
  };
}

/** So many percentages, as parts of one; nothing where something else is written, which has been reported. */
function percentages(text: unknown, count: number): number[] | undefined {
  const parts = typeof text === 'string' ? text.split(' ') : [];
  return parts.length === count && parts.every((part) => /^\d{1,3}%$/.test(part))
    ? parts.map((part) => Number.parseInt(part, 10) / 100)
    : undefined;
}
