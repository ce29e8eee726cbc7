import { fallbackFonts, fontSource } from '../../theme/tokens.ts';
import { swapKeepingLines } from './keep-lines.ts';

/**
 * Puts the site's font, which has just come, to use on the first page of a first visit, and notes that the next page can
 * begin with it (boot.ts). A file of its own: most visitors need it once, and before the app.
 */
export function showFont(font: FontFace): void {
  swapKeepingLines(() => document.fonts.add(font), fallbackFonts);
  try {
    localStorage['font'] = document.documentElement.dataset['face'] ?? fontSource;
  } catch {
    // Storage is blocked: each visit begins without the font.
  }
}
