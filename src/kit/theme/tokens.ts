import type { Themes } from '../model/theme.ts';
import type { ThemeColors } from '../model/types.generated.ts';

/**
 * The design's vocabulary. Everything a component may use stands here and becomes a custom property of the same name:
 * `color.muted` is `var(--color-muted)`. Components hold no raw colour and no length of their own making.
 */

/** Colours of the dark theme, the default: an evergreen night, warm light, one signal. */
const dark: Required<ThemeColors> = {
  page: '#0b1512',
  surface: '#111e19',
  raised: '#182822',
  line: '#2b3d36',
  border: '#6f857b',
  text: '#f4f1e6',
  muted: '#adbbb2',
  accent: '#b9f06a',
  'on-accent': '#0d1a14',
  signal: '#b9f06a',
  'on-signal': '#0d1a14',
  danger: '#ff9d8a',
  'danger-fill': '#b3372a',
  'on-danger': '#ffffff',
  focus: '#f4f1e6',
};

/** Colours of the light theme: warm paper, deep evergreen ink; lime only as a fill under dark words. */
const light: Required<ThemeColors> = {
  page: '#f7f5ee',
  surface: '#eeebdf',
  raised: '#fffdf8',
  line: '#d6d2c2',
  border: '#768278',
  text: '#10231b',
  muted: '#4a5b51',
  accent: '#2b6217',
  'on-accent': '#ffffff',
  signal: '#b9f06a',
  'on-signal': '#0d1a14',
  danger: '#a62a1e',
  'danger-fill': '#a62a1e',
  'on-danger': '#ffffff',
  focus: '#10231b',
};

/** Bold sections of the dark theme: the one loud surface of a page. Those of the light theme wear the dark one. */
const bold: Required<ThemeColors> = {
  ...dark,
  page: '#b9f06a',
  surface: '#abe35b',
  raised: '#c9f78a',
  line: '#86b63f',
  border: '#3c5a17',
  text: '#0d1a14',
  muted: '#25391a',
  accent: '#0d1a14',
  'on-accent': '#f4f1e6',
  signal: '#0d1a14',
  'on-signal': '#f4f1e6',
  danger: '#7a1409',
  focus: '#0d1a14',
};

export const themes: Themes = { dark, light, bold };

/** What looks the same in every theme. */
export function fixedOf({ dark, light }: Pick<Themes, 'dark' | 'light'>): Record<'night' | 'paper' | 'edge', string> {
  return { night: light.text, paper: dark.text, edge: dark.border };
}

/** The web font. Its file may be cached for ever, so a changed one needs another name. */
export const fontFamily = 'Instrument Sans Variable';
export const fontSource = 'url(/fonts/instrument-sans-5.3.0.woff2)';
export const fontWeight = '400 700';
/** Its letters for what is stressed, fetched where a page has such words. A brand's own font has none. */
export const italicSource = 'url(/fonts/instrument-sans-italic-5.3.0.woff2)';
/** What stands in for it until it is there, as a `font-family`. */
export const fallbackFonts = "'Fitted', system-ui, sans-serif";

/**
 * Everything that is the same in both themes. Fluid sizes grow with the window and with the visitor's own font size; what is large
 * already, and room beside words, takes no more of a small window than on the smallest phone (320 pixels).
 */
export const tokens = {
  // Marked pure: the inline script takes the font's name from here, and nothing else may come with it.
  fixed: /* @__PURE__ */ fixedOf(themes),
  font: {
    sans: `'${fontFamily}', ${fallbackFonts}`,
  },
  text: {
    xs: '.8125rem',
    sm: '.9375rem',
    md: 'clamp(1.0625rem,1rem + .25vw,1.1875rem)',
    lg: 'clamp(1.1875rem,1.05rem + .6vw,1.5rem)',
    xl: 'min(9.5vw,clamp(1.375rem,1.2rem + .8vw,1.875rem))',
    '2xl': 'min(10.5vw,clamp(1.875rem,1.4rem + 2.2vw,3.25rem))',
    '3xl': 'min(13.2vw,clamp(2.625rem,1.5rem + 5vw,5.5rem))',
    figure: 'min(14vw,clamp(2.75rem,2rem + 2.8vw,4.5rem))',
  },
  space: {
    '1': '.25rem',
    '2': 'min(.5rem,2.5vw)',
    '3': 'min(.75rem,3.75vw)',
    '4': 'min(1rem,5vw)',
    '5': 'min(1.5rem,7.5vw)',
    '6': 'min(2rem,10vw)',
    '7': 'min(3rem,15vw)',
    '8': 'clamp(3rem,6vw,5rem)',
    section: 'clamp(4rem,9vw,8.5rem)',
    gutter: 'clamp(min(1.25rem,6.25vw),5vw,4rem)',
  },
  /**
   * `text`: the most that a line of running text takes, 75 characters where all of them are narrow. In `em`, for `ch` is another
   * length in the font that a first visit begins with: what fits beside it then would be laid out anew when the own font comes.
   */
  width: { page: '78rem', text: '32em', header: '4.25rem' },
  /** A line that runs from a dot, in the colour of the text; the box gives its length. Mirrored, it runs into the dot. */
  line: {
    from: 'radial-gradient(circle at var(--begin,left) .25rem top 50%,currentColor .2rem,#0000 .25rem),linear-gradient(currentColor,currentColor) center / 100% 1px no-repeat',
  },
  radius: { sm: '.375rem', md: '1rem', full: '99rem' },
  /** `settled`: what moves by itself begins when the page has been laid out, for each of its frames is work in the way of that. */
  motion: { fast: '140ms', slow: '260ms', settled: '2.5s', ease: 'cubic-bezier(.2, .7, .2, 1)' },
};

/** A group of tokens as CSS declarations, `--group-name: value`. */
export function declarations(group: string, values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${group}-${name}:${value};`)
    .join('');
}
