import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { merge } from '../../src/content/edit/index.ts';
import { codeOf } from '../error-code.ts';
import { insideOf } from '../inside.ts';
import { UsageError } from '../usage-error.ts';
import { changeFolder, tryToClaim, whileAlone } from './content-lock.ts';
import {
  dropJournal,
  type FileWrite,
  hasJournal,
  type Journal,
  readJournal,
  sweep,
  temporaryFile,
  writeJournal,
} from './journal.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

export type { FileWrite } from './journal.ts';

/**
 * Writes, renames and removes several files of a content folder: all of them or none, whenever the process or the machine
 * ends. What is to be done is written to a journal first, and whoever reads the folder next does what is left of it. Throws
 * UsageError, and changes nothing, where a file isn't as it was read or can't be written.
 */
export function writeTogether(given: string, { title, writes }: Journal): void {
  const folder = resolve(given);
  whileAlone(folder, () => {
    const known = writes.map((write) => ({ ...write, ...rightsOf(folder, write) }));
    for (const write of known) check(folder, write);
    writeJournal(folder, { title, writes: known });
    carryOut(folder, known);
    dropJournal(folder);
  });
}

/**
 * Finishes a change that another command had begun when it was ended, before anybody reads the folder. Says on standard error
 * what it did; a file that somebody has changed since keeps what was written there.
 */
export function finishChange(given: string): void {
  const folder = resolve(given);
  if (!existsSync(join(folder, changeFolder))) return;
  if (hasJournal(folder)) whileAlone(folder, () => finish(folder));
  else {
    const release = tryToClaim(folder);
    if (typeof release === 'string') return;
    sweep(folder);
    release();
  }
}

function finish(folder: string): void {
  // Its own command may have done so while this one waited.
  if (!hasJournal(folder)) return;
  const { title, writes } = readJournal(folder);
  try {
    const told = carryOut(folder, writes);
    dropJournal(folder);
    sweep(folder);
    console.error([`A change had been interrupted, and is finished now: ${title}`, ...told].join('\n'));
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new UsageError(`A change of these pages was interrupted and can't be finished (${code}): ${title}`);
  }
}

function check(folder: string, { path, before }: FileWrite): void {
  const file = insideOf(folder, path);
  if (textOf(file) !== before)
    throw new UsageError(`\`${path}\` has changed meanwhile. Nothing was changed; write the command again.`);
  let parent = dirname(file);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    throw new UsageError(`\`${path}\` can't be written: you may not write there. Nothing was changed.`);
  }
}

/** A file that gets another name keeps its rights. */
function rightsOf(folder: string, { path, from = path }: FileWrite): Pick<FileWrite, 'mode'> {
  const stat = statSync(insideOf(folder, from), { throwIfNoEntry: false });
  return stat ? { mode: stat.mode & 0o777 } : {};
}

/** Does what is left of a change, and returns what somebody should know of it. Done twice, it changes nothing the second time. */
function carryOut(folder: string, writes: readonly FileWrite[]): string[] {
  const told: string[] = [];
  const isMoved = (path: string) => writes.some(({ from, after }) => from === path && after !== undefined);
  const contents = writes.flatMap((write) => {
    const content = contentOf(folder, write, writes, told);
    return content === undefined ? [] : [{ ...write, content }];
  });
  // Removed first: where letter case doesn't count, both names may be one file.
  for (const { path, before, after } of writes) {
    const file = insideOf(folder, path);
    if (after !== undefined) continue;
    const text = textOf(file);
    if (text === undefined || text === before || isMoved(path)) remove(folder, file);
    else told.push(`\`${path}\` has been changed since, so it was not removed.`);
  }
  for (const { path, content, mode } of contents) {
    const file = insideOf(folder, path);
    if (textOf(file) === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    const rights = mode === undefined ? {} : { mode };
    writeWhole(file, content, { ...rights, isSynced: true, temporary: temporaryFile(folder) });
  }
  for (const place of placesOf(folder, writes)) syncFolder(place);
  return told;
}

/** What a file is to hold; what somebody has written since is joined with it, and stays where both contradict each other. */
function contentOf(
  folder: string,
  { path, before, after, from }: FileWrite,
  writes: readonly FileWrite[],
  told: string[],
): string | undefined {
  if (after === undefined) return undefined;
  const moved =
    from === undefined ? undefined : writes.find((write) => write.path === from && write.after === undefined);
  const own = textOf(insideOf(folder, path));
  const [base, theirs] =
    moved && own === undefined ? [moved.before, textOf(insideOf(folder, moved.path))] : [before, own];
  if (theirs === undefined || theirs === base || theirs === after) return after;
  const merged = merge(base ?? '', after, theirs);
  if ('text' in merged) return merged.text;
  told.push(`\`${path}\` has been changed since, so it keeps what was written there.`);
  return theirs;
}

function remove(folder: string, file: string): void {
  rmSync(file, { force: true });
  // Folders that nothing is left in go as well.
  for (let parent = dirname(file); parent !== folder; parent = dirname(parent)) {
    try {
      rmdirSync(parent);
    } catch {
      return;
    }
  }
}

/** The folders whose entries a change touches, as far as they are there. */
function placesOf(folder: string, writes: readonly FileWrite[]): Set<string> {
  const places = new Set([folder]);
  for (const { path } of writes)
    for (let parent = dirname(join(folder, path)); parent !== folder; parent = dirname(parent)) places.add(parent);
  return new Set([...places].filter((place) => existsSync(place)));
}

/** The text of a file with its byte order mark; nothing where there is none. */
function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
