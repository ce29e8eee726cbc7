import { type PageFace, type ThemeColors, withoutBrand } from '#kit/model';
import { hashOf } from '../cache/hash.ts';

/** A file of a brand's letters, from which weight to which; the builder's own, where it says no file. */
export type ShareFont = { file?: string | undefined; weights: readonly [lightest: number, boldest: number] };

/** What the pictures of all pages of a language have in common. */
export type ShareDesign = {
  brand: string;
  /** The name of the site's host. */
  host: string;
  direction: 'ltr' | 'rtl';
  colors: Required<ThemeColors>;
  /** Files of the public folder: a brand's own font, and its mark. */
  font: string | undefined;
  logo?: string | undefined;
  /** The files of its letters that stand upright. */
  fonts: readonly ShareFont[];
  /** All letters that they have. */
  letters: string;
  /** The hashes of these files. */
  contents: string;
};

/** The picture of one page for where it is shared: where it stands, what it says and shows. */
export type Share = { path: string; alt: string; title: string | undefined; face: PageFace | undefined };

/** The size of the pictures, in pixels (the largest card of each large network). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Is raised with every change of how they look: it is part of their names, which may be kept for ever. */
const version = 2;

/** The picture of a page. A title that the font has no letters for is left to the card's own words. */
export function shareOf(design: ShareDesign, title: string, face: PageFace | undefined): Share {
  const { brand, letters } = design;
  const own = withoutBrand(title, brand);
  const isDrawn = [...own].every((letter) => letters.includes(letter) || /\s/.test(letter));
  const shown = isDrawn ? own : undefined;
  const { letters: _, fonts: _fonts, ...looks } = design;
  const path = `/assets/share-${hashOf(JSON.stringify([version, looks, shown, face])).slice(0, 16)}.jpg`;
  const words = [shown, brand, face && 'alt' in face ? face.alt : ''].filter((part) => part);
  return { path, alt: words.join(' · '), title: shown, face };
}
