import { afterFrame } from '../page/after-frame.ts';
import { fontFamily, fontSource, fontWeight } from '../theme/tokens.ts';

/**
 * Fetches the site's font, and gives what puts it to use. The first page of a first visit keeps the font that it began
 * with, for words that change under a reader's eyes move. The next page has the site's own right after its first frame,
 * before anybody reads (in that frame, the click would take half as long again), and later visits begin with it (boot.ts).
 */
export function fetchFont(): () => void {
  // A browser that can't be handed a font keeps the one it has.
  if (!('FontFace' in window) || isInUse()) return () => undefined;
  let use: () => unknown = () => undefined;
  const font = new FontFace(fontFamily, fontSource, { weight: fontWeight });
  font.load().then(
    () => {
      use = () => afterFrame(() => document.fonts.add(font));
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
