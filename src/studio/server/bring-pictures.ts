import { existsSync } from 'node:fs';
import { insideOf } from '#builder/base';
import { gitBytes } from '#builder/change';
import { writeWholeInside } from '#builder/files';
import { mediaFolder } from '#engine/base';
import type { StudioFolders } from './folders.ts';

/** Names of pictures as texts hold them; what stands in the public folder has an address instead. */
const pictureName = /(?<![\w./-])\w[\w.-]*\.(?:jpe?g|png|webp|avif|gif|svg)\b/gi;

/**
 * Brings the pictures back that texts name and that are gone, as Git has kept them last: an earlier version of a page comes with what it
 * showed. Those that Git doesn't know stay away; the page says so.
 */
export async function bringPictures(texts: readonly string[], { pages }: StudioFolders): Promise<void> {
  const names = new Set(texts.flatMap((text) => text.match(pictureName) ?? []));
  for (const name of names) {
    const path = `${mediaFolder}/${name}`;
    if (existsSync(insideOf(pages, path))) continue;
    const bytes = await lastBytes(path, pages);
    if (bytes) writeWholeInside(pages, path, bytes);
  }
}

/** What a file held when it was there last. */
async function lastBytes(path: string, pages: string): Promise<Buffer | undefined> {
  const args = ['log', '--max-count=1', '--diff-filter=AM', '--format=%H', '--', path];
  const id = (await gitBytes(pages, args))?.toString('utf8').trim();
  return id ? gitBytes(pages, ['show', '--no-textconv', `${id}:./${path}`]) : undefined;
}
