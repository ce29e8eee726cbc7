import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { insideOf } from '../base/inside.ts';
import { entriesBelow } from '../files/folder-entries.ts';

/** What makes a folder the same as another one: files and links that differ or are new, and those that are there alone, by their paths. */
type Differences = { written: string[]; gone: string[] };

/** What packages keep for themselves among those that are installed; it belongs to no state of a site. */
const ownPlace = /^\.cache\//;

/** Compares the files and links of two folders; those that are new come first. */
export function differences(from: string, to: string): Differences {
  const [wanted = [], there = []] = [from, to].map(pathsBelow);
  const [next, old] = [new Set(wanted), new Set(there)];
  const added = wanted.filter((path) => !old.has(path));
  const changed = wanted.filter((path) => old.has(path) && !isSame(join(from, path), join(to, path)));
  return { written: [...added, ...changed], gone: there.filter((path) => !next.has(path)) };
}

function pathsBelow(folder: string): string[] {
  return entriesBelow(folder).flatMap(({ path }) => (ownPlace.test(path) ? [] : [path]));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [lstatSync(one), lstatSync(other)];
  if (a.isSymbolicLink() || b.isSymbolicLink())
    return a.isSymbolicLink() && b.isSymbolicLink() && readlinkSync(one) === readlinkSync(other);
  return a.size === b.size && a.mode === b.mode && readFileSync(one).equals(readFileSync(other));
}

/**
 * Makes a folder the same as another one. Each file is the old or the new one at any moment; new ones come first and what is gone goes
 * last, so that code of either state finds all that it was made of. Done again, it goes on where it was interrupted.
 */
export function mirror(from: string, to: string): void {
  const { written, gone } = differences(from, to);
  const [files, folders] = [new Set(written), new Set(written.flatMap(foldersOf))];
  // A folder may have the name of what was a file or a link, and the other way round.
  const isInTheWay = (path: string) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
  for (const path of gone.filter(isInTheWay)) remove(to, path);
  for (const path of written) copyWhole(join(from, path), placeIn(to, path));
  for (const path of gone.filter((other) => !isInTheWay(other))) remove(to, path);
}

/** The folders that a path leads through. */
function foldersOf(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Where a file or a link of a folder lies, which may be replaced itself, but not what a link on the way leads to. */
function placeIn(folder: string, path: string): string {
  return path.includes('/') ? join(insideOf(folder, dirname(path)), basename(path)) : join(folder, path);
}

function copyWhole(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.upgrade.tmp`;
  rmSync(temporary, { force: true });
  const stat = lstatSync(source);
  if (stat.isSymbolicLink()) symlinkSync(readlinkSync(source), temporary);
  else {
    copyFileSync(source, temporary);
    chmodSync(temporary, stat.mode);
  }
  renameSync(temporary, target);
}

/** Removes a file, and the folders in which nothing is left then. */
function remove(top: string, path: string): void {
  rmSync(placeIn(top, path), { force: true });
  for (let inside = dirname(path); inside !== '.'; inside = dirname(inside))
    try {
      rmdirSync(join(top, inside));
    } catch {
      return;
    }
}
