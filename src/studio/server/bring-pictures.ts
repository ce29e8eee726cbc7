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
  const paths = [...names].map((name) => `${mediaFolder}/${name}`);
  const gone = paths.filter((path) => !existsSync(insideOf(pages, path)));
  for (const [path, blob] of await lastBlobs(gone, pages)) {
    const bytes = await gitBytes(pages, ['cat-file', 'blob', blob]);
    if (bytes) writeWholeInside(pages, path, bytes);
  }
}

/** What Git knows of files as they were last, by their paths, in one question: each by itself would go through the whole history. */
async function lastBlobs(paths: readonly string[], pages: string): Promise<Map<string, string>> {
  const blobs = new Map<string, string>();
  if (paths.length === 0) return blobs;
  const args = ['log', '--raw', '--no-abbrev', '--relative', '--diff-filter=AM', '--format=', '--', ...paths];
  const out = (await gitBytes(pages, args))?.toString('utf8') ?? '';
  // Of each change, the newest first: the modes and the contents before and after, and the name. No link is a picture.
  for (const [, blob = '', path = ''] of out.matchAll(/^:\d+ 100\d+ \w+ (\w+) [AM]\t(.*)$/gm))
    if (!blobs.has(path)) blobs.set(path, blob);
  return blobs;
}
