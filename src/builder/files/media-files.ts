import { join } from 'node:path';
import { atStart, type MediaInfo } from '#engine';
import { mediaFolder } from '#engine/base';
import type { Diagnostic } from '#kit/model';
import { checkDrawing } from './check-drawings.ts';
import { entriesBelow } from './folder-entries.ts';
import { readDrawing, readOriginal } from './originals/read-original.ts';

/** Originals by their names in the folder `_media`, and what is wrong with them. */
export type MediaFiles = { media: Map<string, MediaInfo>; problems: Diagnostic[] };

/** What systems leave in folders. */
const leftovers = /(?:^|\/)(?:\.|thumbs\.db$|desktop\.ini$|readme)/i;

/**
 * Reads the headers of the originals of a content folder, or of those that are wanted, and no pixel. `shown` is the path of one
 * as diagnostics show it.
 */
export function readMedia(
  pagesFolder: string,
  shown: (path: string) => string,
  isWanted: (path: string) => boolean = () => true,
): MediaFiles {
  const folder = join(pagesFolder, mediaFolder);
  const media = new Map<string, MediaInfo>();
  const problems: Diagnostic[] = [];
  for (const { path, kind } of entriesBelow(folder)) {
    if (kind !== 'file' || leftovers.test(path) || !isWanted(path)) continue;
    const file = join(folder, path);
    const name = shown(`${mediaFolder}/${path}`);
    const isDrawing = /\.svg$/i.test(path);
    const { info, findings } = isDrawing ? readDrawing(file) : readOriginal(file, path);
    media.set(path, info);
    problems.push(...findings.map((what) => atStart(name, what)));
    if (isDrawing && !info.isFaulty) problems.push(...checkDrawing(file, name));
  }
  return { media, problems };
}
