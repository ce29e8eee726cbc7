import type { ThemeColors } from './types.generated.ts';

/** The name of a colour of a theme. */
export type ColorName = keyof ThemeColors;

/** A colour above another, and the least contrast that people need between them. */
export type ColorPair = { above: ColorName; below: ColorName; least: number };

const grounds: readonly ColorName[] = ['page', 'surface', 'raised'];

const onGrounds = (names: readonly ColorName[], least: number): ColorPair[] =>
  grounds.flatMap((below) => names.map((above) => ({ above, below, least })));

/** Every pair of colours that a page sets one upon the other: words (WCAG 2.2, 1.4.3), edges and frames (1.4.11). */
export const contrastPairs: readonly ColorPair[] = [
  ...onGrounds(['text', 'muted', 'accent', 'danger'], 4.5),
  { above: 'on-accent', below: 'accent', least: 4.5 },
  { above: 'on-signal', below: 'signal', least: 4.5 },
  { above: 'on-danger', below: 'danger-fill', least: 4.5 },
  ...onGrounds(['border', 'focus'], 3),
];

/** The relative luminance of a colour written `#rrggbb`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours written `#rrggbb`, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The nearest darker or lighter colour of the same hue that fulfils what `isEnough` asks for; nothing where none does.
 * Colours are written `#rrggbb`.
 */
export function nearestShade(color: string, isEnough: (shade: string) => boolean): string | undefined {
  const ways = [0, 255].map((end) => Array.from({ length: 100 }, (_, step) => towards(color, end, (step + 1) / 100)));
  const found = ways.flatMap((shades) => shades.find(isEnough) ?? []);
  return found.sort((one, other) => contrast(color, one) - contrast(color, other))[0];
}

/** True where the first of two colours written `#rrggbb` has less light. */
export function isDarker(first: string, second: string): boolean {
  return luminance(first) < luminance(second);
}

function towards(hex: string, end: number, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(channel + (end - channel) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
