import { basename, join } from 'node:path';
import { fontSource } from '#kit/theme';
import { fontFolder } from '../base/font-folder.ts';

/** The file of the builder's own letters. */
export const ownFontFile: string = join(fontFolder, basename(fontSource).slice(0, -1));

/** The file of a site's letters: a brand's `own` below its public folder, else the builder's. */
export function fontFile(own: string | undefined, publicFolder: string): string {
  return own === undefined ? ownFontFile : join(publicFolder, own);
}
