import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { insideOf } from '#builder/base';
import { type FileWrite, whileAlone, writeTogether, writeWhole } from '#builder/files';
import { isContentName } from '#engine/base';
import { merge } from '#engine/edit';

/** A file of the content folder as it was before a publication and is after it; nothing where it isn't there. */
export type PublishedFile = { path: string; before: Buffer | undefined; after: Buffer | undefined };

/** What somebody has written into a file of the folder meanwhile that contradicts what was published. */
export type Displaced = { path: string; bytes: Buffer };

/**
 * Writes what was published into the content folder: texts together, all or none. Done twice it changes nothing the second time. What
 * somebody has written there meanwhile is joined with it; where that can't be, it is returned, and what was published stands.
 */
export function writePublished(pages: string, files: readonly PublishedFile[]): Displaced[] {
  return whileAlone(pages, () => {
    const displaced: Displaced[] = [];
    const writes: FileWrite[] = [];
    for (const { path, before, after } of files) {
      const file = insideOf(pages, path);
      const now = existsSync(file) ? readFileSync(file) : undefined;
      if (isSame(now, after)) continue;
      if (!isContentName(path)) {
        writeOther(file, after);
        continue;
      }
      const wanted = joined({ before, after, now });
      if (now && wanted === undefined && !isSame(now, before)) displaced.push({ path, bytes: now });
      const text = wanted ?? after?.toString('utf8');
      writes.push({
        path,
        ...(now === undefined ? {} : { before: now.toString('utf8') }),
        ...(text === undefined ? {} : { after: text }),
      });
    }
    writeTogether(pages, { title: 'Published in the Studio', writes });
    return displaced;
  });
}

/** A picture or a download, whole or not at all. */
function writeOther(file: string, bytes: Buffer | undefined): void {
  if (bytes === undefined) rmSync(file, { force: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, bytes, { isSynced: true });
  }
}

/** What a file is to say; nothing where it is gone, or where what somebody has written can't be joined with it. */
function joined({ before, after, now }: Record<'before' | 'after' | 'now', Buffer | undefined>): string | undefined {
  if (isSame(now, before) || now === undefined) return after?.toString('utf8');
  if (!before || !after) return undefined;
  const result = merge(before.toString('utf8'), now.toString('utf8'), after.toString('utf8'));
  return 'text' in result ? result.text : undefined;
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}
