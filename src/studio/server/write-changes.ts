import { insideOf, UsageError } from '#builder/base';
import { type FileWrite, whileAlone, writeTogether } from '#builder/files';
import { decodeSource } from '#engine';
import type { HostedFile, Version } from '../host/content-host.ts';
import type { StudioFolders } from './folders.ts';
import { bytesOf, versionOf } from './read-hosted.ts';
import { keepSaved } from './saved-versions.ts';
import type { WantedChange } from './wanted-changes.ts';

/** What has come of a write: all of it, or nothing. */
export type Written =
  | { written: ReadonlyMap<string, Version> }
  | { stale: (HostedFile | { file: string })[] }
  | { refused: string };

const byteOrderMark = '\uFEFF';

/**
 * Writes changes if every file still has the version that its change was made from: all or none, crash or not. Nobody else
 * changes the folder between the look and the write. A byte order mark stays.
 */
export function writeChanges(changes: readonly WantedChange[], { pages }: StudioFolders): Written {
  try {
    return whileAlone(pages, () => {
      const found = changes.map((change) => ({ ...change, bytes: bytesOf(insideOf(pages, change.path)) }));
      const stale = found.filter(({ bytes, version }) => versionOf(bytes) !== version);
      if (stale.length > 0) return { stale: stale.map(({ file, bytes }) => hosted(file, bytes)) };
      const writes = found.map(({ file, path, bytes, text }) => ({ file, ...fileWrite(path, bytes, text) }));
      writeTogether(pages, { title: 'Saved in the Studio', writes });
      keepSaved(pages, writes);
      // Of what was written, not of what stands there now: an editor that knows no lock may have saved since.
      const written = writes.flatMap(({ file, after }): [string, Version][] =>
        after === undefined ? [] : [[file, versionOf(Buffer.from(after))]],
      );
      return { written: new Map(written) };
    });
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.message };
    throw error;
  }
}

function fileWrite(path: string, bytes: Buffer | undefined, text: string | undefined): FileWrite {
  const before = bytes?.toString('utf8');
  const mark = before?.startsWith(byteOrderMark) ? byteOrderMark : '';
  return {
    path,
    ...(before === undefined ? {} : { before }),
    ...(text === undefined ? {} : { after: mark + text }),
  };
}

/** A file as it is now. What can't be read as text is told like one that is gone: nothing can be merged with it. */
function hosted(file: string, bytes: Buffer | undefined): HostedFile | { file: string } {
  const version = versionOf(bytes);
  const source = bytes && decodeSource(file, bytes);
  return source && 'text' in source && version !== undefined ? { file, text: source.text, version } : { file };
}
