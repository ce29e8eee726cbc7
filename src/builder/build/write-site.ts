import { existsSync, lstatSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../base/error-code.ts';
import { isRunning } from '../base/is-running.ts';
import { filesBelow } from '../files/files-below.ts';
import { clearManaged, keepOnly, removeManaged, whyNotReplaced } from '../files/managed-folder.ts';
import type { OutputFile } from '../render/output-file.ts';
import type { Places } from './places.ts';
import { checkOutFolder, makeSiteFolder, siteMark } from './site-folders.ts';

/** True where a file of an older site can stay in the next one unchanged; `path` is its path within the site. */
export type IsRight = (path: string, file: string) => boolean;

/**
 * The site that is being built, in a folder beside the one that stands in `out`, whose place it takes in one step: whatever
 * stood there stays whole until then. Only whole folders are renamed here, whose names are the command's own: they need not
 * go through `inside.ts`.
 */
export class NextSite {
  readonly #places: Places;
  /** Where the last site stands for a moment, between two names. */
  readonly #last: string;
  #isOpen = false;

  constructor(places: Places) {
    this.#places = places;
    this.#last = `${places.out}.last-${process.pid}`;
  }

  /**
   * Makes its folder out of the spare, and returns the paths of the files that are right already. What a build that was
   * killed has left beside it is cleared away. Throws UsageError where somebody's own files are in the way.
   */
  open(isRight: IsRight): ReadonlySet<string> {
    const { out, next, spareFolder } = this.#places;
    checkOutFolder(this.#places);
    restoreAndClear(out);
    clearManaged(next, siteMark);
    clearManaged(this.#last, siteMark);
    this.#isOpen = true;
    const present = takeSpare(spareFolder, next, isRight);
    makeSiteFolder(next);
    return present;
  }

  /** Puts it in the place of the last site, which becomes the spare. */
  publish(): void {
    const { out, next, spareFolder } = this.#places;
    // Somebody may have put files of their own there meanwhile.
    checkOutFolder(this.#places);
    while (!swapIn(next, out, this.#last)) clearManaged(this.#last, siteMark);
    keepSpare(this.#last, spareFolder);
  }

  /** Clears away what was not published. */
  discard(): void {
    if (!this.#isOpen) return;
    const { out, next } = this.#places;
    removeManaged(next, siteMark);
    if (isThere(this.#last) && !isThere(out)) renameSync(this.#last, out);
    removeManaged(this.#last, siteMark);
  }
}

/**
 * Makes `next` of the spare, if there is one, and returns the paths of its right files; everything else is deleted. The spare is
 * the site before the last: most of its files are those of the next one too, so that thousands of them need neither be linked
 * nor deleted for each build.
 */
function takeSpare(folder: string, next: string, isRight: IsRight): Set<string> {
  if (whyNotReplaced(folder, siteMark) !== undefined) return new Set();
  try {
    renameSync(folder, next);
  } catch {
    return new Set();
  }
  return keepOnly(next, siteMark, isRight);
}

/** Puts a folder aside; where that can't be done, on another disk for instance, it stays where it is. */
function keepSpare(folder: string, spare: string): void {
  if (!isThere(folder)) return;
  try {
    removeManaged(spare, siteMark);
    renameSync(folder, spare);
  } catch {
    // The caller deletes it.
  }
}

/** True for whatever has a name, a link that leads nowhere too. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Puts `next` in the place of `out`. False where another build has done so between the two steps. */
function swapIn(next: string, out: string, last: string): boolean {
  try {
    if (isThere(out)) renameSync(out, last);
    renameSync(next, out);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (isThere(next) && (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT')) return false;
    throw error;
  }
}

/** A build that was killed between the two renames has left the last good site under another name. */
function restoreAndClear(out: string): void {
  const parent = dirname(out);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(out)}.`)) continue;
    const [, kind, number] = leftOver.exec(name.slice(basename(out).length)) ?? [];
    const pid = Number(number);
    if (kind === undefined || (pid !== process.pid && isRunning(pid))) continue;
    const folder = join(parent, name);
    const isSite = whyNotReplaced(folder, siteMark) === undefined;
    if (kind === 'last' && isSite && !isThere(out)) renameSync(folder, out);
    else removeManaged(folder, siteMark);
  }
}

/** What builds name their folders beside the site, with the numbers of their processes. */
const leftOver = /^\.(next|last)-(\d+)$/;

/** The files of the public folder. */
export function readPublic(folder: string): OutputFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).map((file) => ({ path: file.slice(folder.length + 1), content: readFileSync(file) }));
}
