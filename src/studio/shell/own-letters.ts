import { fontFamily, fontSource, fontWeight } from '#kit/theme';
import { studioAddress } from '../host/http.ts';

/** Sets the Studio in the letters of the design, from its own files: the site's public ones may not have them. */
export function addOwnLetters(): void {
  document.fonts.add(
    new FontFace(fontFamily, fontSource.replace('/fonts/', `${studioAddress}/`), { weight: fontWeight }),
  );
}
