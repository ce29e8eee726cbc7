import { fontFamily, fontFile } from '../theme/tokens.ts';

/**
 * Fetches the site's font, and gives what puts it to use. The first page of a first visit keeps the font that it began
 * with, for words that change under a reader's eyes move; the next page is shown in the site's own, and so is every later visit.
 */
export function fetchFont(): () => void {
  let use = () => undefined;
  const font = new FontFace(fontFamily, `url('${fontFile}')`, { weight: '400 700' });
  font.load().then(
    () => {
      use = () => void document.fonts.add(font);
      try {
        // The page's own script asks for it before the first paint from now on.
        localStorage.setItem('font', fontFile);
      } catch {
        // Storage is blocked: each visit begins without the font.
      }
    },
    () => undefined,
  );
  return () => use();
}
