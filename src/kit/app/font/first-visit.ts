import { fallbackFonts, fontFamily, fontSource, fontWeight, italicSource } from '../../theme/tokens.ts';
import { swapKeepingLines } from './keep-lines.ts';

/**
 * Puts the site's font, which has just come, to use on the first page of a first visit, and notes that the next page can
 * begin with it (boot.ts); without one, it is there already. Then come the letters of what is stressed, where the page has such
 * words: until then browsers slant the others. `further` files of its letters are put to use with it. A file of its own: most visitors need
 * it once, and before the app.
 */
export async function showFont(font: FontFace | undefined, further: readonly FontFace[] = []): Promise<void> {
  const { face } = document.documentElement.dataset;
  if (font) {
    swapKeepingLines(() => {
      for (const each of [font, ...further]) document.fonts.add(each);
    }, fallbackFonts);
    try {
      localStorage['font'] = face ?? (import.meta.env.BELOW_PATH ? placed(fontSource) : fontSource);
    } catch {
      // Storage is blocked: each visit begins without the font.
    }
  }
  if (face !== undefined || !document.querySelector('em')) return;
  const italic = new FontFace(fontFamily, import.meta.env.BELOW_PATH ? placed(italicSource) : italicSource, {
    weight: fontWeight,
    style: 'italic',
  });
  await italic.load();
  swapKeepingLines(() => document.fonts.add(italic), fallbackFonts);
}

/** A font as it is found where the site stands below a path. */
function placed(source: string): string {
  return source.replace('(', `(${document.documentElement.dataset['base'] ?? ''}`);
}
