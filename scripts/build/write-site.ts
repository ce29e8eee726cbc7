import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';
import type { OutputFile } from './render-pages.ts';

/**
 * Writes a site to `out` in one step: `fill` writes everything to a folder beside it, which is swapped in afterwards.
 * Whatever stood there stays whole until then. What a build that was killed has left beside it is cleared away.
 */
export async function replaceFolder(out: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const next = `${out}.next-${process.pid}`;
  const last = `${out}.last-${process.pid}`;
  restoreAndClear(out);
  try {
    mkdirSync(next, { recursive: true });
    await fill(next);
    while (!swapIn(next, out, last)) rmSync(last, { recursive: true, force: true });
  } finally {
    rmSync(next, { recursive: true, force: true });
    if (existsSync(last) && !existsSync(out)) renameSync(last, out);
    rmSync(last, { recursive: true, force: true });
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

/** Writes one file below a folder, whose own folders are made where they are missing. */
export function writeOutput(folder: string, { path, content }: OutputFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The files of the public folder. */
export function readPublic(folder: string): OutputFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).map((file) => ({ path: file.slice(folder.length + 1), content: readFileSync(file) }));
}
