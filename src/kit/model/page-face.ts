import type { Page } from './page.ts';
import type { DrawingName } from './types.generated.ts';

/** What a page shows first, for the picture of it: the file of a picture below the site, with its words, or a drawing. */
export type PageFace = { picture: string; alt: string } | { drawing: DrawingName };

/** What a page shows first; nothing where it has only words. */
export function faceOf({ sections }: Pick<Page, 'sections'>): PageFace | undefined {
  for (const section of sections) {
    if (section.type === 'invalid') continue;
    const picture = 'picture' in section ? section.picture : undefined;
    const drawing = 'drawing' in section ? section.drawing : undefined;
    if (picture?.src) return { picture: picture.src, alt: picture.alt };
    if (drawing) return { drawing };
  }
  return undefined;
}
