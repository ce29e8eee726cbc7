import { join } from 'node:path';
import { buildOnce } from '../build/build-once.ts';
import type { Folders } from '../changes/content-changes.ts';
import { temporaryFolder } from '../files/managed-folder.ts';
import { publicFolderOf } from '../files/public-folder.ts';

/** Where the sites are shown: no site is at this name, so that nothing goes to the network (RFC 2606). */
export const origin = 'http://site.invalid';

/** The site before and after, built; nothing of a state that has mistakes. */
export type BuiltStates = { before: string | undefined; after: string | undefined; remove: () => void };

/** Builds both states of a content folder, as they are at a time, in temporary folders. */
export async function buildStates(before: Folders, after: Folders, at: number): Promise<BuiltStates> {
  const { folder: temporary, remove } = temporaryFolder('before-after-');
  const build = async ({ pages, publicFiles }: Folders, name: string) => {
    const out = join(temporary, name);
    // Sections are found by the addresses that pages name, from the root on.
    const place = { out, siteUrl: origin };
    const { isBuilt } = await buildOnce({ pages, ...place, publicFolder: publicFolderOf(pages, publicFiles), at });
    return isBuilt ? out : undefined;
  };
  try {
    return { before: await build(before, 'before'), after: await build(after, 'after'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
