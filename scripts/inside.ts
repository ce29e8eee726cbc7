import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { codeOf } from './error-code.ts';

/** Something was to be written outside of the folder that it belongs to. Nothing of it was. */
export class OutsideError extends Error {
  constructor(folder: string, path: string, why: string) {
    super(`\`${path}\` can't be written below \`${folder}\`: ${why}. Nothing was written there.`);
  }
}

/**
 * Where a path below a folder is: everything that writes files by names from elsewhere asks here first. Throws
 * OutsideError where the path leads out of the folder, by its steps or because a link stands on its way or in its place.
 */
export function insideOf(folder: string, path: string): string {
  if (/[\0\\]/.test(path) && sep === '/') throw new OutsideError(folder, path, 'it is no plain path');
  const target = join(folder, path);
  const inside = relative(resolve(folder), resolve(target));
  if (isAbsolute(path) || path === '' || inside === '' || leadsOut(inside))
    throw new OutsideError(folder, path, 'it leads elsewhere');
  if (linkOnTheWay(folder, inside)) throw new OutsideError(folder, path, 'a link stands in its way');
  return target;
}

function leadsOut(inside: string): boolean {
  return inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
}

/** True where a link stands on the way from a folder to a path below it, or in its place. */
function linkOnTheWay(folder: string, inside: string): boolean {
  let place = folder;
  for (const step of inside.split(sep)) {
    place = join(place, step);
    const entry = lstatSync(place, { throwIfNoEntry: false });
    if (!entry) return false;
    if (entry.isSymbolicLink()) return true;
  }
  return false;
}

/**
 * Writes a file below a folder; folders on the way are made where they are missing. Throws OutsideError where the path
 * leads out of the folder. With `isNew`, a file that is there already is an error (`EEXIST`) and stays.
 */
export function writeInside(folder: string, path: string, content: string | Uint8Array, { isNew = false } = {}): void {
  const file = insideOf(folder, path);
  const write = () => writeFileSync(file, content, { flag: isNew ? 'wx' : 'w' });
  try {
    write();
  } catch (error) {
    // Most files go into folders that are there: only where one is missing is it worth asking.
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    write();
  }
}
