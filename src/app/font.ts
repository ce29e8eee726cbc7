import { fontFamily, fontSource, fontWeight } from '../theme/tokens.ts';

/**
 * Fetches the site's font, and gives what puts it to use. The first page of a first visit keeps the font that it began
 * with, for words that change under a reader's eyes move; the next page is shown in the site's own, and so is every later
 * visit, which the page's own script begins with it (boot.ts).
 */
export function fetchFont(): () => void {
  // A browser that can't be handed a font keeps the one it has.
  if (!('FontFace' in window) || isInUse()) return () => undefined;
  let use: () => unknown = () => undefined;
  const font = new FontFace(fontFamily, fontSource, { weight: fontWeight });
  font.load().then(
    () => {
      use = () => document.fonts.add(font);
      try {
        localStorage['font'] = fontSource;
      } catch {
        // Storage is blocked: each visit begins without the font.
      }
    },
    () => undefined,
  );
  return () => use();
}

/** Whether the page's own script has begun with this font. */
function isInUse(): boolean {
  try {
    return localStorage['font'] === fontSource;
  } catch {
    return false;
  }
}
