import { type Dirent, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in a folder or below it: a file; or what is none, a link with what it leads to. Paths have slashes. */
export type FolderEntry = { path: string } & ({ kind: 'file' } | { kind: 'special'; target: string | undefined });

/**
 * Everything in a folder and below it but the folders themselves, sorted. Links are not followed, wherever they lead;
 * nothing where there is no such folder.
 */
export function entriesBelow(folder: string, inside = ''): FolderEntry[] {
  return sortedEntries(join(folder, inside)).flatMap((entry): FolderEntry[] => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) return entriesBelow(folder, path);
    if (entry.isFile()) return [{ path, kind: 'file' }];
    return [{ path, kind: 'special', target: entry.isSymbolicLink() ? targetOf(join(folder, path)) : undefined }];
  });
}

function sortedEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return 'nothing';
  }
}
