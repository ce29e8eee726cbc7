import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { filesBelow } from '../files/files-below.ts';
import { isRunning } from '../is-running.ts';
import type { OutputFile } from '../render/output-file.ts';
import type { Places } from './places.ts';

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

  constructor(places: Places) {
    this.#places = places;
    this.#last = `${places.out}.last-${process.pid}`;
  }

  /**
   * Makes its folder out of the spare, and returns the paths of the files that are right already. What a build that was
   * killed has left beside it is cleared away.
   */
  open(isRight: IsRight): ReadonlySet<string> {
    const { out, next, spareFolder } = this.#places;
    restoreAndClear(out);
    const present = takeSpare(spareFolder, next, isRight);
    mkdirSync(next, { recursive: true });
    return present;
  }

  /** Puts it in the place of the last site, which becomes the spare. */
  publish(): void {
    const { out, next, spareFolder } = this.#places;
    while (!swapIn(next, out, this.#last)) rmSync(this.#last, { recursive: true, force: true });
    keepSpare(this.#last, spareFolder);
  }

  /** Clears away what was not published. */
  discard(): void {
    const { out, next } = this.#places;
    rmSync(next, { recursive: true, force: true });
    if (existsSync(this.#last) && !existsSync(out)) renameSync(this.#last, out);
    rmSync(this.#last, { recursive: true, force: true });
  }
}

/**
 * Makes `next` of the spare, if there is one, and returns the paths of its right files; everything else is deleted. The spare is
 * the site before the last: most of its files are those of the next one too, so that thousands of them need neither be linked
 * nor deleted for each build.
 */
function takeSpare(folder: string, next: string, isRight: IsRight): Set<string> {
  const present = new Set<string>();
  try {
    renameSync(folder, next);
  } catch {
    return present;
  }
  const keepRight = (inside: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(`${next}/${inside}`, { withFileTypes: true })) {
      const path = `${inside}${entry.name}`;
      const isKept = entry.isDirectory() ? keepRight(`${path}/`) : entry.isFile() && isRight(path, `${next}/${path}`);
      if (!isKept) rmSync(`${next}/${path}`, { recursive: true, force: true });
      else if (entry.isFile()) present.add(path);
      if (isKept) isEmpty = false;
    }
    return !isEmpty;
  };
  keepRight('');
  return present;
}

/** Puts a folder aside; where that can't be done, on another disk for instance, it stays where it is. */
function keepSpare(folder: string, spare: string): void {
  if (!existsSync(folder)) return;
  try {
    rmSync(spare, { recursive: true, force: true });
    renameSync(folder, spare);
  } catch {
    // The caller deletes it.
  }
}

/** Puts `next` in the place of `out`. False where another build has done so between the two steps. */
function swapIn(next: string, out: string, last: string): boolean {
  try {
    if (existsSync(out)) renameSync(out, last);
    renameSync(next, out);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (existsSync(next) && (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT')) return false;
    throw error;
  }
}

/** A build that was killed between the two renames has left the last good site under another name. */
function restoreAndClear(out: string): void {
  const parent = dirname(out);
  if (!existsSync(parent)) return;
  const left = readdirSync(parent).filter(
    (name) => name.startsWith(`${basename(out)}.next-`) || name.startsWith(`${basename(out)}.last-`),
  );
  for (const name of left) {
    const pid = Number(name.split('-').at(-1));
    if (pid !== process.pid && isRunning(pid)) continue;
    if (name.includes('.last-') && !existsSync(out)) renameSync(join(parent, name), out);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** The files of the public folder. */
export function readPublic(folder: string): OutputFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).map((file) => ({ path: file.slice(folder.length + 1), content: readFileSync(file) }));
}
