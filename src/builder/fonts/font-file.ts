import { join } from 'node:path';
import { ownFontFile } from '../base/font-folder.ts';

/** The file of a site's letters: a brand's `own` below its public folder, else the builder's. */
export function fontFile(own: string | undefined, publicFolder: string): string {
  return own === undefined ? ownFontFile : join(publicFolder, own);
}
