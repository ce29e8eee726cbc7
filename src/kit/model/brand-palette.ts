import { contrast, contrastPairs } from './contrast.ts';
import type { Themes } from './theme.ts';

type Colors = Themes['dark'];

/** A colour by how light it is, how strong, and its hue: steps of lightness look alike in all hues (CSS Color 4, OKLCH). */
type Lch = { lightness: number; chroma: number; hue: number };

/** How light what is not of the brand's own colour is in a theme, and how much of its hue it has. */
type Tones = Readonly<Record<'page' | 'surface' | 'raised' | 'line' | 'border' | 'text' | 'muted', number>>;

const light: Tones = { page: 1, surface: 0.965, raised: 0.985, line: 0.88, border: 0.58, text: 0.24, muted: 0.43 };
const dark: Tones = { page: 0.18, surface: 0.22, raised: 0.27, line: 0.37, border: 0.6, text: 0.965, muted: 0.79 };

/** How strong the hue is in what is hardly coloured. */
const hint = 0.02;

const red = { hue: 27, chroma: 0.17 };

/**
 * All colours of a brand from its one colour (`#rrggbb`): what is to be pressed wears it, made lighter or darker until it can be read,
 * the rest has a hint of its hue. Every pair that people read has the contrast that they need.
 */
export function brandPalette(color: string): Themes {
  const brand = lchOf(color);
  const bold = { ...brand, lightness: Math.max(brand.lightness, 0.8), chroma: Math.min(brand.chroma, 0.16) };
  const onBold = Object.fromEntries(
    Object.entries({ surface: -0.03, raised: 0.04, line: -0.18, border: -0.4, text: -0.6, muted: -0.5 }).map(
      ([name, step]) => [name, bold.lightness + step],
    ),
  ) as Omit<Tones, 'page'>;
  return {
    dark: legible(themeOf({ ...brand, lightness: Math.max(brand.lightness, 0.75) }, dark, 0.8)),
    light: legible(themeOf({ ...brand, lightness: Math.min(brand.lightness, 0.55) }, light, 0.48)),
    bold: legible({
      ...themeOf({ ...brand, lightness: 0.25 }, { page: bold.lightness, ...onBold }, 0.4),
      page: hexOf(bold),
      surface: hexOf({ ...bold, lightness: bold.lightness - 0.03 }),
      raised: hexOf({ ...bold, lightness: bold.lightness + 0.04 }),
    }),
  };
}

function themeOf(accent: Lch, tones: Tones, danger: number): Colors {
  const toned = (lightness: number) => hexOf({ lightness, chroma: Math.min(hint, accent.chroma), hue: accent.hue });
  const shown = hexOf(accent);
  const onShown = readableOn(shown);
  return {
    page: toned(tones.page),
    surface: toned(tones.surface),
    raised: toned(tones.raised),
    line: toned(tones.line),
    border: toned(tones.border),
    text: toned(tones.text),
    muted: toned(tones.muted),
    accent: shown,
    'on-accent': onShown,
    signal: shown,
    'on-signal': onShown,
    danger: hexOf({ ...red, lightness: danger }),
    'danger-fill': hexOf({ ...red, lightness: 0.5 }),
    'on-danger': '#ffffff',
    focus: toned(tones.text),
  };
}

/** Makes what stands above a ground lighter or darker, away from it, until it can be read there; what stands on that in turn follows. */
function legible(given: Colors): Colors {
  const colors = { ...given };
  for (const { above, below, least } of contrastPairs) {
    const isLighter = lchOf(colors[above]).lightness > lchOf(colors[below]).lightness;
    for (let step = 0; step < 100 && contrast(colors[above], colors[below]) < least; step += 1) {
      const { lightness, ...hue } = lchOf(colors[above]);
      const next = Math.min(1, Math.max(0, lightness + (isLighter ? 0.01 : -0.01)));
      colors[above] = hexOf({ ...hue, lightness: next });
    }
    if (above === 'accent') {
      colors.signal = colors.accent;
      colors['on-accent'] = readableOn(colors.accent);
      colors['on-signal'] = colors['on-accent'];
    }
  }
  return colors;
}

function readableOn(ground: string): string {
  return contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000';
}

/** From sRGB (CSS Color 4, 10.2 and Björn Ottosson's matrices). */
function lchOf(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(along, across),
    hue: (Math.atan2(across, along) * 180) / Math.PI,
  };
}

/** As sRGB has it: a colour that it doesn't have gets weaker until it does. */
function hexOf({ lightness, chroma, hue }: Lch): string {
  for (let weaker = chroma; ; weaker -= 0.005) {
    const channels = rgbOf(lightness, Math.max(0, weaker), (hue * Math.PI) / 180);
    if (weaker <= 0 || channels.every((channel) => channel >= -0.0005 && channel <= 1.0005))
      return `#${channels.map(byteOf).join('')}`;
  }
}

function rgbOf(lightness: number, chroma: number, angle: number): number[] {
  const [along, across] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3;
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3;
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function byteOf(linear: number): string {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0');
}
