import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isContentName } from '#engine/base';
import { isHolder } from '#kit/model';
import { UsageError } from '../base/usage-error.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

/**
 * What a change of several files needs to be taken back: what it is called, a random name for its temporary files, the folders
 * that it makes, and each file as it was. Paths are those in the content folder.
 */
export type Journal = { title: string; id: string; folders: readonly string[]; files: readonly JournalFile[] };

/**
 * A file of a change: its bytes before in base64 (none where it isn't there), the SHA-256 of those after (none where it is removed),
 * and its rights.
 */
export type JournalFile = { path: string; before?: string; after?: string; mode?: number };

/** Its names are fixed: none goes through `inside.ts`. */
const journalName = 'journal';

/** Where the journal of a change stands that isn't done; `place` is the content folder's `changePlace`. Nothing where there is none. */
export function journalIn(place: string | undefined): string | undefined {
  const file = place === undefined ? undefined : join(place, journalName);
  return file !== undefined && lstatSync(file, { throwIfNoEntry: false }) ? file : undefined;
}

/** From here on the change is made or taken back, by whoever comes next if not by this process; where it can't be written, it isn't there. */
export function writeJournal(place: string, journal: Journal): void {
  const file = join(place, journalName);
  try {
    writeWhole(file, JSON.stringify(journal), { mode: 0o600, isSynced: true, temporary: `${file}.tmp` });
    for (const folder of [place, dirname(place)]) syncFolder(folder);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** The journal of a change that isn't done. Throws UsageError where it can't be read. */
export function readJournal(file: string): Journal {
  const journal = parsed(readFileSync(file, 'utf8'));
  if (journal) return journal;
  throw new UsageError(
    `A change of these pages was interrupted, and its notes \`${file}\` are damaged. Look at the pages, then delete that file.`,
  );
}

function parsed(text: string): Journal | undefined {
  try {
    const journal = JSON.parse(text) as Journal;
    const { title, id, folders, files } = journal;
    const isWhole =
      typeof title === 'string' && /^[\da-f-]{36}$/.test(id) && folders.every(isText) && files.every(isFile);
    return isWhole ? journal : undefined;
  } catch {
    return undefined;
  }
}

function isFile(value: unknown): value is JournalFile {
  if (!isHolder(value)) return false;
  const { path, before, after, mode } = value;
  const areTexts = [before, after].every((text) => text === undefined || isText(text));
  return isText(path) && isContentName(path) && areTexts && ['undefined', 'number'].includes(typeof mode);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Forgets the change: it is done, or nothing is left of it. */
export function dropJournal(place: string): void {
  rmSync(join(place, journalName), { force: true });
  try {
    syncFolder(place);
  } catch {
    // It is done all the same; at worst a power cut brings the journal back.
  }
}
