import type { Path, Problem } from '#kit/model';
import { finding } from '../catalogue/index.ts';

/** A picture as a block is written with it, and where it stands in the block. */
type PlacedPicture = { path: Path; file: string; crop?: unknown };

/** A note at the second place of each picture that stands in a section more than once. */
export function picturesTwice(pictures: readonly PlacedPicture[]): Problem[] {
  return pictures.flatMap((picture): Problem[] => {
    const same = pictures.filter(({ file, crop }) => file === picture.file && crop === picture.crop);
    if (same[1] !== picture) return [];
    const what = finding('picture/twice', { file: picture.file, count: same.length });
    return [{ path: [...picture.path, 'file'], mark: 'value', ...what }];
  });
}
