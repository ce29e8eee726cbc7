import { join } from 'node:path';
import { fontSource } from '#kit/theme';
import { fontFolder } from '../base/font-folder.ts';

/** The file of a site's letters: a brand's `own` below its public folder, else the builder's. */
export function fontFile(own: string | undefined, publicFolder: string): string {
  if (own !== undefined) return join(publicFolder, own);
  const [, name = ''] = /([^/]+)\)$/.exec(fontSource) ?? [];
  return join(fontFolder, name);
}
