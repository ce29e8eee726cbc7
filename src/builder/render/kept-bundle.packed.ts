import { join } from 'node:path';
import { packedNote } from '../base/packed-note.ts';
import { projectRoot } from '../base/project-root.ts';
import type { Mark } from '../files/managed-folder.ts';
import { type BundleVariant, sharedPart } from './bundle-variants.ts';
import type { KeptBundle } from './kept-bundle.ts';

/** What bundles of earlier builders are known by in the cache of a site. */
export const bundleMark: Mark = { name: 'inputs.json', kind: 'file' };

/** One of the bundles that a packed builder brings along. */
export async function keptBundle(_cache: string, asked: BundleVariant): Promise<KeptBundle> {
  const name = `bundles/${asked}`;
  return {
    key: `${packedNote().key}-${name}`,
    folder: join(projectRoot, name),
    shared: join(projectRoot, 'bundles', sharedPart),
    wasCached: true,
  };
}
