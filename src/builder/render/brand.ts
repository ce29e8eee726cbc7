import type { ImageInfo } from '#engine';
import { directionOf } from '#engine/base';
import { type SiteSource, type ThemeSource, themedColors } from '#kit/model';
import {
  brandCss,
  directionCss,
  type FittedFace,
  fontFamily,
  fontSource,
  fontWeight,
  furtherFaces,
  markCss,
  printCss,
  themes,
  weightOf,
} from '#kit/theme';
import type { DocumentLayout } from './document.ts';
import type { Rule } from './style-sheet.ts';

/** The colours that pages have, those of a brand included. */
function colorsOf(theme: ThemeSource | undefined): typeof themes {
  return theme ? themedColors(theme, themes) : themes;
}

type Branded = Partial<Pick<SiteSource, 'logo' | 'language' | 'languages'>>;

/**
 * The rules that a site adds to those of the design, in the first sheet: its brand, its own mark, the ways that its languages run,
 * and its address on paper.
 */
export function ownRules(
  theme: ThemeSource | undefined,
  { logo, language, languages = [] }: Branded,
  origin: string,
  fitted?: FittedFace,
): Rule[] {
  const directions = [...(language === undefined ? [] : [language]), ...languages].map(directionOf);
  return [...brandCss(theme, fitted), ...markCss(logo), ...directionCss(directions), ...printCss(origin)].map(
    (css) => ({
      css,
      sheet: 0,
    }),
  );
}

type PublicFiles = ReadonlyMap<string, ImageInfo>;

/**
 * The font of a brand, and its further files, for the scripts that bring them; nothing where it is the design's own. `base` is the path that
 * the site stands below.
 */
export function faceOf(
  theme: ThemeSource | undefined,
  publicFiles: PublicFiles,
  base = '',
): Pick<DocumentLayout, 'face' | 'furtherFaces'> {
  if (!theme?.font) return {};
  const further = furtherFaces(theme, publicFiles, base);
  return {
    face: `url(${base}${theme.font.file})`,
    ...(further.length > 0 ? { furtherFaces: JSON.stringify(further) } : {}),
  };
}

/** The theme that a site shows first, where it isn't the design's own. */
export function firstTheme(theme: ThemeSource | undefined): Pick<DocumentLayout, 'theme'> {
  return theme?.default === 'light' ? { theme: 'light' } : {};
}

/**
 * The inline script with the font and the first theme of a brand: it names the design's own, so that no page pays for the choice. `base`
 * is the path that the site stands below.
 */
export function brandBoot(boot: string, theme: ThemeSource | undefined, publicFiles: PublicFiles, base = ''): string {
  const { theme: first } = firstTheme(theme);
  const own = first ? boot.replace(firstOfBoot, (_, mark: string) => `??${mark}${first}${mark}`) : boot;
  if (first && own === boot) throw new Error('The inline script names no first theme.');
  const { face = fontSource.replace('(', `(${base}`), furtherFaces: further } = faceOf(theme, publicFiles, base);
  const placed = own.replaceAll(fontSource, face);
  if (!theme?.font) return placed;
  const font = publicFiles.get(theme.font.file)?.font;
  const weighed = font ? placed.replaceAll(fontWeight, weightOf(font)) : placed;
  return `${weighed.replaceAll(fontFamily, theme.font.family)}${further ? bringFurther(face) : ''}`;
}

/** On a later visit the further files are there as soon as the first one is; on the first, they come with it (first-visit.ts). */
function bringFurther(face: string): string {
  const add = 'JSON.parse(document.documentElement.dataset.faces).forEach(a=>document.fonts.add(new FontFace(...a)))';
  return `\n;try{localStorage.font===${JSON.stringify(face)}&&${add}}catch{}`;
}

/** Where the inline script says which theme a visitor sees who has chosen none (src/kit/app/boot/boot.ts). */
const firstOfBoot = /\?\?\s*(["'`])dark\1/;

/** The colour of pages in the theme that visitors see first. */
export function pageColor(theme: ThemeSource | undefined): string {
  return colorsOf(theme)[theme?.default ?? 'dark'].page;
}

/** The web app manifest (W3C). */
export function manifestOf(
  { product, organization, language, icons }: SiteSource,
  theme: ThemeSource | undefined,
  publicFiles: ReadonlyMap<string, ImageInfo>,
  base: string,
): string {
  const page = pageColor(theme);
  return JSON.stringify({
    name: product.name,
    short_name: product.name,
    description: organization.description,
    lang: language,
    start_url: base || '/',
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: icons?.app.map(({ href }) => {
      const { width = 0, height = 0 } = publicFiles.get(href) ?? {};
      return { src: base + href, sizes: `${width}x${height}`, type: 'image/png' };
    }),
  });
}
