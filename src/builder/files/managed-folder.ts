import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../base/usage-error.ts';

// Everything that deletes a folder with all that is in it stands here. A folder is deleted or replaced only where it is real
// and was made by this project: links are never followed, and somebody's own files stay. A folder in which it lies may be a link.

/** How a folder of ours is known: what has stood in it, under this name, since it was made. */
export type Mark = { name: string; kind: 'file' | 'folder' };

/** Why a folder may not be replaced, as the end of a sentence; nothing where nothing is there, it is empty or it has the mark. */
export function whyNotReplaced(folder: string, mark: Mark): string | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink()) return 'is a link, and what it leads to may be somebody’s own';
  if (!found.isDirectory()) return 'is no folder';
  if (hasMark(folder, mark) || readdirSync(folder).length === 0) return undefined;
  return 'holds files that were not made here';
}

function hasMark(folder: string, { name, kind }: Mark): boolean {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
  return (kind === 'file' ? found?.isFile() : found?.isDirectory()) === true;
}

/** Deletes a folder with all that is in it, if it is empty or has the mark. False where it stays, whatever it is. */
export function removeManaged(folder: string, mark: Mark): boolean {
  if (whyNotReplaced(folder, mark) !== undefined) return false;
  // The mark goes last: what is left where this is interrupted is known, too.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (name !== mark.name) rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  return true;
}

/** The same; throws UsageError where it stays. */
export function clearManaged(folder: string, mark: Mark): void {
  const reason = whyNotReplaced(folder, mark);
  if (reason !== undefined)
    throw new UsageError(`\`${folder}\` ${reason}, so it stays. Move it, or delete it yourself if nobody needs it.`);
  removeManaged(folder, mark);
}

/**
 * Deletes all but some files of a folder that has the mark, and the folders that are empty then; the mark stays. Returns the paths
 * of the files that are left.
 */
export function keepOnly(folder: string, mark: Mark, isKept: (path: string, file: string) => boolean): Set<string> {
  const left = new Set<string>();
  const keepIn = (inside: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(`${folder}/${inside}`, { withFileTypes: true })) {
      const path = `${inside}${entry.name}`;
      const stays = entry.isDirectory() ? keepIn(`${path}/`) : entry.isFile() && isKept(path, `${folder}/${path}`);
      if (stays && entry.isFile()) left.add(path);
      if (!stays && path !== mark.name) rmSync(`${folder}/${path}`, { recursive: true, force: true });
      if (stays) isEmpty = false;
    }
    return !isEmpty;
  };
  if (hasMark(folder, mark)) keepIn('');
  return left;
}

/** A new folder of this process alone, and what takes it away again with all that is in it. */
export type TemporaryFolder = { folder: string; remove: () => void };

/** Makes a folder whose name begins with `start`, in the system's temporary folder or in another one. */
export function temporaryFolder(start: string, parent = tmpdir()): TemporaryFolder {
  const folder = realpathSync(mkdtempSync(join(parent, start)));
  const { ino, dev } = lstatSync(folder);
  const remove = () => {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    // It may have got another name, or have been replaced.
    if (found?.isDirectory() && found.ino === ino && found.dev === dev)
      rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}
