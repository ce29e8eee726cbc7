import { join } from 'node:path';
import { packedNote } from '../base/packed-note.ts';
import { projectRoot } from '../base/project-root.ts';
import type { Mark } from '../files/managed-folder.ts';
import { packedSiteBundle } from './packed-bundles.ts';
import type { BundleVariant } from './write-bundles.ts';

/** What bundles of earlier builders are known by in the cache of a site. */
export const bundleMark: Mark = { name: 'inputs.json', kind: 'file' };

/** The bundle of a packed builder that has all that a site needs. */
export async function keptBundle(
  _cache: string,
  asked: BundleVariant,
): Promise<{ key: string; folder: string; wasCached: boolean }> {
  const name = packedSiteBundle(asked);
  return { key: `${packedNote().key}-${name}`, folder: join(projectRoot, name), wasCached: true };
}
