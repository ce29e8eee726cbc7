import { differences, themedColors } from '../model/theme.ts';
import type { ThemeSource } from '../model/types.generated.ts';
import { declarations, fixedOf, themes } from './tokens.ts';

/**
 * A brand's tokens as rules that come after the design's own (GlobalStyle.ts), with the same selectors. None where a site has
 * no brand of its own.
 */
export function brandCss(theme: ThemeSource | undefined): string[] {
  if (!theme) return [];
  const { dark, light } = themedColors(theme, themes);
  const { font, radius = {} } = theme;
  const root = [
    declarations('color', differences(themes.light, light)),
    declarations('fixed', differences(fixedOf(themes), fixedOf({ dark, light }))),
    declarations('radius', Object.fromEntries(Object.entries(radius).map(([name, size]) => [name, String(size)]))),
    // Of a font whose letters are narrower or wider than the design's, as many stand in a line.
    ...(font
      ? [
          declarations('font', { sans: `'${font.family}',system-ui,sans-serif` }),
          declarations('width', { text: '48ch' }),
        ]
      : []),
  ].join('');
  const inDark = declarations('color', differences(themes.dark, dark));
  const inBold = declarations('color', { ...theme.colors?.bold });
  return [
    rule(':root', root),
    screen(":root:not([data-theme='light']),[data-theme='light'] [data-background='bold']", inDark),
    screen(":root:not([data-theme='light']) [data-background='bold']", inBold),
  ].filter((css) => css !== '');
}

/**
 * Gradients, origins and movements know no logical sides: where these begin and end in a page from right to left. Only sites that have
 * such a language carry it.
 */
export function directionCss(directions: readonly ('ltr' | 'rtl')[]): string[] {
  return directions.includes('rtl') ? [":root[dir='rtl']{--begin:right;--end:left;--pass:50%}"] : [];
}

/** The site's address, which stands before the links of a page on paper (GlobalStyle.ts). `origin` has no slash at its end. */
export function printCss(origin: string): string[] {
  return [`a[href^='/']{--at:'${origin}'}`];
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
