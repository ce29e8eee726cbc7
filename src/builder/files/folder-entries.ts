import { type Dirent, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../base/error-code.ts';
import { UsageError } from '../base/usage-error.ts';

/** What lies in a folder or below it: a file; or what is none, a link with what it leads to. Paths have slashes. */
export type FolderEntry = { path: string } & ({ kind: 'file' } | { kind: 'special'; target: string | undefined });

/**
 * Everything in a folder and below it but the folders themselves, sorted. Links are not followed, wherever they lead;
 * nothing where there is no such folder.
 */
export function entriesBelow(folder: string, inside = ''): FolderEntry[] {
  const entries = entriesOf(join(folder, inside)) ?? [];
  return entries.flatMap((entry): FolderEntry[] => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) return entriesBelow(folder, path);
    if (entry.isFile()) return [{ path, kind: 'file' }];
    return [{ path, kind: 'special', target: entry.isSymbolicLink() ? targetOf(join(folder, path)) : undefined }];
  });
}

/** What lies in a folder, sorted; nothing where there is no such folder. Throws UsageError where it can't be read. */
export function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new UsageError(`The folder ${folder} can't be read (${code}).`);
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return 'nothing';
  }
}
