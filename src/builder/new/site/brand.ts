import { contrast, contrastPairs, type ThemeSource } from '#kit/model';

type Colors = NonNullable<ThemeSource['colors']>;
type Palette = NonNullable<Colors['light']>;

/** The colours of a theme with a brand's own in them, each changed as little as people need to read what stands in it. */
export function brandColors(colors: Colors, brand: string): Record<string, Palette> {
  return Object.fromEntries(Object.entries(colors).map(([name, palette]) => [name, withBrand(palette, brand)]));
}

/** A palette whose accent and signal are a colour; the accent as much darker or lighter as it has to be on every ground. */
function withBrand(palette: Palette, brand: string): Palette {
  const grounds = contrastPairs.filter(({ above }) => above === 'accent');
  const isLegible = (color: string) =>
    grounds.every(({ below, least }) => contrast(color, palette[below] ?? '#ffffff') >= least);
  const end = contrast(palette.page ?? '#ffffff', '#000000') > contrast(palette.page ?? '#ffffff', '#ffffff');
  const accent = steps.map((share) => mixed(brand, end ? '#000000' : '#ffffff', share)).find(isLegible) ?? brand;
  return { ...palette, accent, 'on-accent': wordsOn(accent), signal: brand, 'on-signal': wordsOn(brand) };
}

/** How much of black or white is mixed in: as little as may be is tried first. */
const steps = Array.from({ length: 51 }, (_, index) => index / 50);

/** Black or white, whichever can be read on a colour; one of them always can. */
function wordsOn(color: string): string {
  return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
