import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/** The Studio's code as a packed builder brings it along. */
export async function bundleStudio(): Promise<{ folder: string; wasCached: boolean }> {
  return { folder: join(projectRoot, 'bundles/studio'), wasCached: true };
}
