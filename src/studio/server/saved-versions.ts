import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type FileWrite, hashOf, stateFolder, writeWhole } from '#builder/files';
import type { EarlierVersion } from '../host/content-host.ts';
import { isNeedless } from '../store/site-folders.ts';
import { isAlike, linesOf } from './is-alike.ts';

/** How many states of a file are kept. */
const mostKept = 100;

/** Beside the states of a file that was deleted: says which one it was. */
const goneNote = 'gone';

/** What names one: when it was (ms since 1970), a hash of its text, and whether it only was there before a save. */
const named = /^saved-(\d{13})-[0-9A-Za-z]{16}(b?)$/;

/**
 * Keeps what a save has written, and what stood there before where that isn't kept yet: each save is a version, whether Git knows of it
 * or not. It lies in this user's own folder, as notes of changes do. What can't be kept fails no save.
 */
export function keepSaved(pages: string, writes: readonly FileWrite[]): void {
  const now = Date.now();
  for (const { path, before, after } of writes)
    try {
      const folder = folderOf(pages, path, { isMade: true });
      if (folder === undefined) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const kept = namesIn(folder);
      const last = kept[0] === undefined ? undefined : textOf(folder, kept[0]);
      // A file that a folder does without said nothing before it came.
      const was = before ?? (isNeedless(path) ? '' : undefined);
      if (was !== undefined && was !== last) keep(folder, `saved-${now - 1}-${hashOf(was)}b`, was);
      if (after !== undefined) keep(folder, `saved-${now}-${hashOf(after)}`, after);
      for (const old of namesIn(folder).slice(mostKept)) rmSync(join(folder, old), { force: true });
      if (after === undefined && before !== undefined && !hasOtherName(before, writes)) noteGone(folder, path, now);
      else rmSync(join(folder, goneNote), { force: true });
    } catch {
      // A full disk keeps no version: what was saved is saved.
    }
}

/** Files that go in one save are gone since the same moment. */
function noteGone(folder: string, path: string, at: number): void {
  keep(folder, goneNote, path);
  utimesSync(join(folder, goneNote), at / 1000, at / 1000);
}

/** Whether a text that goes comes again under another name. */
function hasOtherName(text: string, writes: readonly FileWrite[]): boolean {
  const own = linesOf(text);
  return writes.some(({ before, after }) => before === undefined && isAlike(own, new Set(linesOf(after ?? ''))));
}

/** A file that was deleted here: its name, when that was, and the last state that was kept of it. */
export type SavedGone = { name: string; at: number; id: string };

/** The files that were deleted here, the last first. */
export function savedGone(pages: string): SavedGone[] {
  const folder = siteFolder(pages);
  if (folder === undefined) return [];
  const gone = namesBelow(folder).flatMap((each): SavedGone[] => {
    const [id] = namesIn(join(folder, each));
    const note = join(folder, each, goneNote);
    const at = statSync(note, { throwIfNoEntry: false })?.mtimeMs;
    return id === undefined || at === undefined ? [] : [{ name: readFileSync(note, 'utf8'), at, id }];
  });
  return gone.toSorted((one, other) => other.at - one.at);
}

/** The states of a file that were kept, the newest first. */
export function savedVersions(pages: string, path: string): EarlierVersion[] {
  return namesOf(pages, path).map((id) => {
    const [, at, before] = named.exec(id) ?? [];
    return {
      id,
      at: Number(at),
      author: 'you',
      summary: before ? 'As it was before it was saved' : 'Saved in the Studio',
    };
  });
}

/** The bytes of a state that was kept; nothing where there is none of this name. */
export function savedBytes(pages: string, path: string, id: string): Buffer | undefined {
  const folder = named.test(id) ? folderOf(pages, path) : undefined;
  try {
    return folder === undefined ? undefined : readFileSync(join(folder, id));
  } catch {
    return undefined;
  }
}

function namesOf(pages: string, path: string): string[] {
  const folder = folderOf(pages, path);
  return folder === undefined ? [] : namesIn(folder);
}

/** The newest first; none where nothing was kept. */
function namesIn(folder: string): string[] {
  return namesBelow(folder)
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed();
}

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function keep(folder: string, name: string, text: string): void {
  writeWhole(join(folder, name), text);
}

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** Where the states of a file lie. */
function folderOf(pages: string, path: string, how = { isMade: false }): string | undefined {
  const folder = siteFolder(pages, how);
  return folder === undefined ? undefined : join(folder, hashOf(path));
}

/** Where those of all files of a folder lie, known by where it really is. */
function siteFolder(pages: string, how = { isMade: false }): string | undefined {
  const state = stateFolder(how);
  return state === undefined ? undefined : join(state, 'saved', hashOf(realpathSync(pages)));
}
