import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isContentName } from '../../src/content/base/content-names.ts';
import { isHolder } from '../../src/model/child-of.ts';
import { UsageError } from '../usage-error.ts';
import { changeFolder, lockStart } from './content-lock.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

/**
 * What becomes of one file of a content folder: its text before (none where it isn't there) and after (none where it is
 * removed), byte order marks included. `from` is the file that it was before, where it gets another name.
 */
export type FileWrite = { path: string; before?: string; after?: string; from?: string; mode?: number };

/** A change of several files that is to be made whole: what it is called, and all that it needs. */
export type Journal = { title: string; writes: readonly FileWrite[] };

/** The journal has no ending, so that nobody takes it for content. Its names are fixed: none goes through `inside.ts`. */
const journalName = 'journal';

/** True where a change was decided on and isn't done. */
export function hasJournal(folder: string): boolean {
  return existsSync(join(folder, changeFolder, journalName));
}

/** From here on the change is made, by whoever comes next if not by this process: the disk holds all that it needs. */
export function writeJournal(folder: string, journal: Journal): void {
  const place = join(folder, changeFolder);
  writeWhole(join(place, journalName), JSON.stringify(journal), { isSynced: true, temporary: temporaryFile(folder) });
  syncFolder(place);
  syncFolder(folder);
}

/** A name for a file that is being written. What is left of it is swept away. */
export function temporaryFile(folder: string): string {
  return join(folder, changeFolder, `${process.pid}.tmp`);
}

/** The journal of a change that isn't done. Throws UsageError where it can't be read. */
export function readJournal(folder: string): Journal {
  const file = join(folder, changeFolder, journalName);
  const journal = parsed(readFileSync(file, 'utf8'));
  if (journal) return journal;
  throw new UsageError(`\`${file}\` can't be read: it was not written by a command of this project. Delete it.`);
}

function parsed(text: string): Journal | undefined {
  try {
    const { title, writes } = JSON.parse(text) as Record<string, unknown>;
    return typeof title === 'string' && Array.isArray(writes) && writes.every(isWrite) ? { title, writes } : undefined;
  } catch {
    return undefined;
  }
}

function isWrite(value: unknown): value is FileWrite {
  if (!isHolder(value)) return false;
  const { path, before, after, from, mode } = value;
  const areTexts = [before, after, from].every((text) => text === undefined || typeof text === 'string');
  return typeof path === 'string' && isContentName(path) && areTexts && ['undefined', 'number'].includes(typeof mode);
}

/** Forgets the change: it is done. */
export function dropJournal(folder: string): void {
  rmSync(join(folder, changeFolder, journalName), { force: true });
  syncFolder(join(folder, changeFolder));
}

/** Removes what commands that were ended have left over. Only who is alone may do so. */
export function sweep(folder: string): void {
  const place = join(folder, changeFolder);
  const names = existsSync(place) ? readdirSync(place) : [];
  for (const name of names)
    if (name !== journalName && !name.startsWith(lockStart))
      rmSync(join(place, name), { recursive: true, force: true });
}
