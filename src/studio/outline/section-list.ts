import type { Path } from '#kit/model';
import { isShared } from '../store/site-folders.ts';

/**
 * A list of sections, as it is written: that of a page, of an entry of a section such as a tab, or of a file that several pages
 * use. `path` leads to it within `data`, all that the file says.
 */
export type SectionList = { file: string; path: Path; data: unknown };

/** Where a section is to be put in. */
export type SectionPlace = Pick<SectionList, 'file' | 'path'> & { index: number };

/** Where the sections of a page stand in its file. */
export const ofPage: Path = ['sections'];

/** True for sections that stand inside of another one, or that several pages use: none of them is the top of a page. */
export function isInside({ file, path }: Pick<SectionList, 'file' | 'path'>): boolean {
  return path.length > 1 || isShared(file);
}
