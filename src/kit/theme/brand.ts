import { differences, themedColors } from '../model/theme.ts';
import type { ThemeSource } from '../model/types.generated.ts';
import { declarations, fallbackFonts, fixedOf, themes } from './tokens.ts';

/** How large Arial is set, and how high its lines are, in parts of the size of the letters that it stands for. */
type Fit = { size: number; ascent: number; descent: number };

/** What makes Arial take the room of a font, in texts and in headings, and how wide a digit of that font is. */
export type FittedFace = { regular: Fit; bold: Fit; digit: number };

/**
 * A brand's tokens as rules that come after the design's own (GlobalStyle.ts), with the same selectors. None where a site has
 * no brand of its own. `fitted` is what stands for its letters until they are there, where that is known.
 */
export function brandCss(theme: ThemeSource | undefined, fitted?: FittedFace): string[] {
  if (!theme) return [];
  const { dark, light } = themedColors(theme, themes);
  const root = [
    declarations('color', differences(themes.light, light)),
    declarations('fixed', differences(fixedOf(themes), fixedOf({ dark, light }))),
    shapes(theme, fitted),
  ].join('');
  const inDark = declarations('color', differences(themes.dark, dark));
  const inBold = declarations('color', { ...theme.colors?.bold });
  return [
    ...(fitted ? fittedCss(fitted) : []),
    rule(':root', root),
    screen(":root:not([data-theme='light']),[data-theme='light'] [data-background='bold']", inDark),
    screen(":root:not([data-theme='light']) [data-background='bold']", inBold),
  ].filter((css) => css !== '');
}

/** The corners and the letters of a brand. */
function shapes({ font, radius = {} }: ThemeSource, fitted?: FittedFace): string {
  return [
    declarations('radius', Object.fromEntries(Object.entries(radius).map(([name, size]) => [name, String(size)]))),
    // Of a font whose letters are narrower or wider than the design's, as many stand in a line.
    ...(font
      ? [
          declarations('font', { sans: `'${font.family}',${fitted ? fallbackFonts : 'system-ui, sans-serif'}` }),
          // A digit is another one until the letters are there; `em` stays.
          declarations('width', { text: fitted ? `${(48 * fitted.digit).toFixed(1)}em` : '48ch' }),
        ]
      : []),
  ].join('');
}

/** The look of a site, as visitors see it first, for a part of a document that looks otherwise: all elements of a class `name`. */
export function partCss(name: string, theme: ThemeSource = {}): string {
  const { dark, light, bold } = themedColors(theme, themes);
  const isLight = theme.default === 'light';
  const root = [
    `color-scheme:${isLight ? 'light' : 'dark'};`,
    declarations('color', isLight ? light : dark),
    declarations('fixed', fixedOf({ dark, light })),
    shapes(theme),
    'color:var(--color-text);font-family:var(--font-sans)',
  ].join('');
  const inBold = `color-scheme:dark;${declarations('color', isLight ? dark : bold)}`;
  return rule(`:root .${name}`, root) + rule(`:root .${name} [data-background='bold']`, inBold);
}

/**
 * Gradients, origins and movements know no logical sides: where these begin and end in a page from right to left. Only sites that have
 * such a language carry it.
 */
export function directionCss(directions: readonly ('ltr' | 'rtl')[]): string[] {
  return directions.includes('rtl')
    ? [
        ":root[dir='rtl']{--begin:right;--end:left;--pass:50%}",
        // On paper an address stands behind its link as it is written: from left to right, whatever it begins and ends with.
        "@media print{:root[dir='rtl'] main a::after{direction:ltr;unicode-bidi:isolate;margin-inline-end:.25em!important}}",
      ]
    : [];
}

/** The site's address, which stands before the links of a page on paper (GlobalStyle.ts). `origin` has no slash at its end. */
export function printCss(origin: string): string[] {
  return [`a[href^='/']{--at:'${origin}'}`];
}

/** The same faces as those of the design, with other sizes: of two with one name, the later one counts. */
function fittedCss({ regular, bold }: FittedFace): string[] {
  return [
    fittedRule(regular, "local('Arial'),local('Liberation Sans')"),
    fittedRule(bold, "local('Arial Bold'),local('Liberation Sans Bold')", 600),
  ];
}

function fittedRule({ size, ascent, descent }: Fit, source: string, weight?: number): string {
  const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;
  const own = `size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)}`;
  return `@font-face{font-family:'Fitted';src:${source};${own}${weight === undefined ? '' : `;font-weight:${weight}`}}`;
}

function rule(selector: string, body: string): string {
  return body === '' ? '' : `${selector}{${body.replace(/;$/, '')}}`;
}

/** Paper is light. */
function screen(selector: string, body: string): string {
  return body === '' ? '' : `@media screen{${rule(selector, body)}}`;
}

/** At the foot of a page the letters are large: a brand's own mark, where it has one, is as high as they are. */
export function markCss(logo: object | undefined): string[] {
  return logo ? ['footer span>img{inline-size:auto;block-size:1.1em}'] : [];
}
