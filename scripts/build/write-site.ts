import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../render/files-below.ts';
import type { OutputFile } from '../render/output-file.ts';

/**
 * The site before the last, kept aside: most of its files are those of the next one too, so that thousands of them
 * need neither be linked nor deleted for each build.
 */
export type Spare = {
  folder: string;
  /** True where a file belongs to the next site as it stands; `path` is its path within the site. */
  isRight: (path: string, file: string) => boolean;
};

/**
 * Writes a site to `out` in one step: `fill` writes everything to a folder beside it, which is swapped in afterwards.
 * Whatever stood there stays whole until then. What a build that was killed has left beside it is cleared away.
 * `fill` is told which paths are there already, out of the spare. Only whole folders are renamed here, whose names are the
 * command's own: they need not go through `inside.ts`.
 */
export async function replaceFolder(
  out: string,
  spare: Spare,
  fill: (folder: string, present: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const next = `${out}.next-${process.pid}`;
  const last = `${out}.last-${process.pid}`;
  restoreAndClear(out);
  try {
    const present = takeSpare(spare, next);
    mkdirSync(next, { recursive: true });
    await fill(next, present);
    while (!swapIn(next, out, last)) rmSync(last, { recursive: true, force: true });
    keepSpare(last, spare.folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
    if (existsSync(last) && !existsSync(out)) renameSync(last, out);
    rmSync(last, { recursive: true, force: true });
  }
}

/** Makes `next` of the spare, if there is one, and gives the paths of its right files; everything else is deleted. */
function takeSpare({ folder, isRight }: Spare, next: string): Set<string> {
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
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
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
    if (isRunning(Number(name.split('-').at(-1)))) continue;
    if (name.includes('.last-') && !existsSync(out)) renameSync(join(parent, name), out);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The files of the public folder. */
export function readPublic(folder: string): OutputFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).map((file) => ({ path: file.slice(folder.length + 1), content: readFileSync(file) }));
}
