import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { diskProblemWords, sayingWhy } from '../base/disk-problem.ts';
import { insideOf } from '../base/inside.ts';
import { UsageError } from '../base/usage-error.ts';
import { changePlace, whileAlone } from './content-lock.ts';
import { dropJournal, type Journal, type JournalFile, journalIn, readJournal, writeJournal } from './journal.ts';
import { syncFolder, writeNew, writeWhole } from './write-whole.ts';

/**
 * What becomes of one file of a content folder: its text before (none where it isn't there) and after (none where it is
 * removed), byte order marks included. `from` is the file that it was before, where it gets another name.
 */
export type FileWrite = { path: string; before?: string; after?: string; from?: string };

/** A change of several files that is to be made whole, and what it is called. */
export type Change = { title: string; writes: readonly FileWrite[] };

/**
 * Writes, renames and removes several files of a content folder: all of them or none, whenever the process or the machine
 * ends. How everything was is written to a journal first, and whoever reads the folder next puts back what that needs. Throws
 * UsageError, and leaves nothing changed, where a file isn't as it was read or something can't be written.
 */
export function writeTogether(given: string, { title, writes }: Change): void {
  const folder = resolve(given);
  whileAlone(folder, () => {
    const place = changePlace(folder);
    if (place === undefined) throw new UsageError(`There is no folder \`${folder}\`.`);
    const journal = sayingWhy('Nothing was changed.', () => {
      takeBackIn(folder);
      for (const write of writes) check(folder, write);
      const noted = journalOf(folder, title, writes);
      writeJournal(place, noted);
      return noted;
    });
    try {
      carryOut(folder, writes, journal);
      dropJournal(place);
    } catch (error) {
      throw afterFailure(folder, place, journal, error);
    }
  });
}

/**
 * Takes back what a change has done that was interrupted, before anybody reads the folder. Says so on standard error; a file that
 * somebody has changed since keeps what was written there. Throws UsageError where that can't be done, and in CI, where what stands in
 * a folder isn't this user's own work.
 */
export function finishChange(given: string): void {
  const folder = resolve(given);
  if (!journalIn(changePlace(folder))) return;
  whileAlone(folder, () => takeBackIn(folder));
}

function takeBackIn(folder: string): void {
  const place = changePlace(folder);
  const file = journalIn(place);
  // Its own command may have ended it while this one waited.
  if (file === undefined || place === undefined) return;
  const journal = readJournal(file);
  // A path or a figure's name may be part of it, with whatever a terminal takes for a command.
  const title = journal.title.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  if (process.env['CI'] && process.env['CI'] !== 'false')
    throw new UsageError(
      `A change of these pages was interrupted, which no run of CI ends: ${title}\nCheck the pages out again, and delete \`${file}\`.`,
    );
  try {
    const told = takeBack(folder, journal);
    dropJournal(place);
    console.error([`A change had been interrupted, and was taken back: ${title}`, ...told].join('\n'));
  } catch (error) {
    const problem = wordsFor(error, '');
    if (problem === undefined) throw error;
    throw new UsageError(`A change of these pages was interrupted, and can't be taken back: ${title}\n${problem}`);
  }
}

/** What to throw where a change has failed: nothing of it is left, or its journal is. */
function afterFailure(folder: string, place: string, journal: Journal, error: unknown): unknown {
  try {
    takeBack(folder, journal);
    dropJournal(place);
  } catch {
    const state =
      'Some files may be changed and others not: the next command takes this change back as soon as it can.';
    return new UsageError(wordsFor(error, state) ?? `${String(error)}. ${state}`);
  }
  const problem = wordsFor(error, 'Nothing was changed.');
  return problem === undefined ? error : new UsageError(problem);
}

function wordsFor(error: unknown, state: string): string | undefined {
  return error instanceof UsageError ? `${error.message} ${state}` : diskProblemWords(error, state);
}

function check(folder: string, { path, before }: FileWrite): void {
  const file = insideOf(folder, path);
  if (bytesOf(file)?.toString('utf8') !== before)
    throw new UsageError(`\`${path}\` has changed meanwhile. Nothing was changed; write the command again.`);
  try {
    accessSync(thereAbove(file), constants.W_OK);
  } catch {
    throw new UsageError(`\`${path}\` can't be written: you may not write there. Nothing was changed.`);
  }
}

/** The nearest folder above a file that is there. */
function thereAbove(file: string): string {
  let parent = dirname(file);
  while (!existsSync(parent)) parent = dirname(parent);
  return parent;
}

function journalOf(folder: string, title: string, writes: readonly FileWrite[]): Journal {
  const missing = new Set<string>();
  for (const { path, after } of writes)
    for (
      let parent = dirname(insideOf(folder, path));
      after !== undefined && !existsSync(parent);
      parent = dirname(parent)
    )
      missing.add(relative(folder, parent).split(sep).join('/'));
  const files = writes.map(({ path, after, from = path }): JournalFile => {
    const before = bytesOf(insideOf(folder, path));
    // A file that gets another name keeps its rights.
    const stat = statSync(insideOf(folder, from), { throwIfNoEntry: false });
    return {
      path,
      ...(before === undefined ? {} : { before: before.toString('base64') }),
      ...(after === undefined ? {} : { after: hashOf(after) }),
      ...(stat ? { mode: stat.mode & 0o777 } : {}),
    };
  });
  return { title, id: randomUUID(), folders: [...missing].sort().reverse(), files };
}

/** Makes a change. Everything that takes room on the disk is written before the first file is another one. */
function carryOut(folder: string, writes: readonly FileWrite[], journal: Journal): void {
  for (const [index, { path, after }] of writes.entries()) {
    if (after === undefined) continue;
    mkdirSync(dirname(insideOf(folder, path)), { recursive: true });
    writeNew(temporaryOf(folder, journal, index), after, { mode: journal.files[index]?.mode, isSynced: true });
  }
  // Removed first: where letter case doesn't count, both names may be one file.
  for (const { path, after } of writes) if (after === undefined) rmSync(insideOf(folder, path), { force: true });
  for (const [index, { path, after }] of writes.entries())
    if (after !== undefined) renameSync(temporaryOf(folder, journal, index), insideOf(folder, path));
  for (const { path, after } of writes) if (after === undefined) removeEmpty(folder, dirname(insideOf(folder, path)));
  syncAll(folder, journal);
}

/** A temporary file of a change, beside the file that it becomes. */
function temporaryOf(folder: string, { id, files }: Journal, index: number): string {
  return join(dirname(insideOf(folder, files[index]?.path ?? '')), `.${id}-${index}.tmp`);
}

/** Puts back how everything was, and returns what somebody should know of it. Done twice, it changes nothing the second time. */
function takeBack(folder: string, journal: Journal): string[] {
  const told: string[] = [];
  for (const index of journal.files.keys()) rmSync(temporaryOf(folder, journal, index), { force: true });
  // What is new goes first: where letter case doesn't count, both names may be one file.
  for (const { path, before, after } of journal.files) {
    if (before !== undefined) continue;
    const file = insideOf(folder, path);
    const bytes = bytesOf(file);
    if (bytes && hashOf(bytes) === after) rmSync(file);
    else if (bytes) told.push(`\`${path}\` has been changed since, so it stays.`);
  }
  for (const [index, { path, before, after, mode }] of journal.files.entries()) {
    if (before === undefined) continue;
    const file = insideOf(folder, path);
    const bytes = bytesOf(file);
    const old = Buffer.from(before, 'base64');
    if (bytes?.equals(old)) continue;
    if (after !== (bytes && hashOf(bytes))) {
      told.push(`\`${path}\` has been changed since, so it keeps what was written there.`);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, old, { mode, isSynced: true, temporary: temporaryOf(folder, journal, index) });
  }
  for (const path of journal.folders) removeIfEmpty(insideOf(folder, path));
  syncAll(folder, journal);
  return told;
}

/** Removes a folder in which nothing is left, and those above it. */
function removeEmpty(folder: string, inside: string): void {
  for (let parent = inside; parent !== folder && removeIfEmpty(parent); parent = dirname(parent));
}

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Has the disk hold which files the folders have that a change touches, as far as they are there. */
function syncAll(folder: string, { files }: Journal): void {
  const places = new Set([folder]);
  for (const { path } of files)
    for (let parent = dirname(join(folder, path)); parent !== folder; parent = dirname(parent)) places.add(parent);
  for (const place of places) if (existsSync(place)) syncFolder(place);
}

/** The bytes of a file; nothing where there is none. */
function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
