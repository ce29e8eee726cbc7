/** A part of a picture, in whole percent of it. */
export type Crop = { left: number; top: number; width: number; height: number };

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** All four: together they move the part and keep its size. */
export const sides = ['left', 'top', 'right', 'bottom'] as const satisfies readonly Side[];

/** The corners, each by the two sides that meet there. */
export const grips = [
  ['left', 'top'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
] as const satisfies readonly (readonly Side[])[];

export const wholePicture: Crop = { left: 0, top: 0, width: 100, height: 100 };

/** A part is at least so wide and high: of less nothing could be seen, nor taken hold of. */
const least = 5;

/** The part that a page names; the whole picture where it names none. */
export function areaOf(value: unknown): Crop {
  const [, ...parts] = /^(\d+)% (\d+)% (\d+)% (\d+)%$/.exec(typeof value === 'string' ? value : '') ?? [];
  const [left, top, width, height] = parts.map(Number);
  if (left === undefined || top === undefined || !width || !height) return wholePicture;
  return { left, top, width: Math.min(width, 100 - left), height: Math.min(height, 100 - top) };
}

/** The part of a picture that visitors see. A drawing is always shown whole. */
export function shownArea({ file, crop }: { file: string; crop: unknown }): Crop {
  return /\.svg$/i.test(file) ? wholePicture : areaOf(crop);
}

/** Where a part lies on its picture. */
export function placeOf({ left, top, width, height }: Crop) {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** How a picture shows a part of it alone, in the middle of its own place and as large as that lets it be. */
export function cutOut(area: Crop) {
  if (isWholePicture(area)) return undefined;
  const { left, top, width, height } = area;
  return {
    clipPath: `inset(${top}% ${100 - left - width}% ${100 - top - height}% ${left}%)`,
    transform: `scale(${100 / Math.max(width, height)}) translate(${50 - left - width / 2}%, ${50 - top - height / 2}%)`,
  };
}

/** A part as pages write it. */
export function croppedText({ left, top, width, height }: Crop): string {
  return [left, top, width, height].map((part) => `${part}%`).join(' ');
}

export function isWholePicture({ width, height }: Crop): boolean {
  return width === 100 && height === 100;
}

/** A part whose sides have been moved by so many percent, across and down, as far as the picture goes. */
export function moved({ left, top, width, height }: Crop, own: readonly Side[], [x, y]: readonly number[]): Crop {
  const [across, width2] = axis([left, width], own.includes('left'), own.includes('right'), x ?? 0);
  const [down, height2] = axis([top, height], own.includes('top'), own.includes('bottom'), y ?? 0);
  return { left: across, top: down, width: width2, height: height2 };
}

function axis(
  [start, size]: readonly [number, number],
  movesStart: boolean,
  movesEnd: boolean,
  by: number,
): readonly [start: number, size: number] {
  const end = start + size;
  const within = (value: number, from: number, to: number) => Math.min(Math.max(Math.round(value), from), to);
  if (movesStart && movesEnd) return [within(start + by, 0, 100 - size), size];
  const from = movesStart ? within(start + by, 0, Math.max(0, end - least)) : start;
  const to = movesEnd ? within(end + by, Math.min(100, start + least), 100) : end;
  return [from, to - from];
}
