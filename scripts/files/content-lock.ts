import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf } from '../error-code.ts';
import { isRunning } from '../is-running.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The folder, inside of a content folder, of whoever is changing it. It stands there, and not in a cache, since what it holds
 * must not be lost while a change is half made: it goes wherever the content goes, on the same disk. While nobody changes
 * anything it isn't there.
 */
export const changeFolder = '.change';

/** What the names of locks begin with. */
export const lockStart = 'lock-';

/** How long a command waits for another one that changes the same folder, and how long a lock from another machine counts, in milliseconds. */
const patience = 60_000;

/** The folders that this process has for itself. */
const own = new Set<string>();

/**
 * Does work while no other command changes a content folder. Work that does so again goes on at once. Names of locks are made
 * of this machine, the process and a random part, so that none goes through `inside.ts`.
 */
export function whileAlone<Result>(folder: string, work: () => Result): Result {
  const release = claim(folder);
  try {
    return work();
  } finally {
    release();
  }
}

/** Waits until no other command changes a content folder, and has the others wait until the function it gives is called. */
export function claim(folder: string): () => void {
  const until = Date.now() + patience;
  for (;;) {
    const release = tryToClaim(folder);
    if (typeof release === 'function') return release;
    if (Date.now() > until)
      throw new UsageError(
        `Another command is changing these pages. Wait until it has ended; if there is none, delete ${join(folder, changeFolder, release)}.`,
      );
    pause(5 + Math.random() * 45);
  }
}

/**
 * The same without waiting: returns the name of the lock of somebody who is alive instead. Every process has a lock of its own
 * name, which is never used again: who finds that its process has ended may remove it. Who sees no other lock once its own
 * is there is alone; two that see each other both give way.
 */
export function tryToClaim(given: string): (() => void) | string {
  const folder = resolve(given);
  const place = join(folder, changeFolder);
  if (own.has(folder)) return () => undefined;
  const lock = `${lockStart}${machine()}-${process.pid}-${startOf(process.pid) ?? 0}-${crypto.randomUUID()}`;
  if (!isThere(folder) || !write(place, lock)) return () => undefined;
  const other = readdirSync(place).find((name) => name.startsWith(lockStart) && name !== lock && isHeld(place, name));
  const release = () => {
    own.delete(folder);
    rmSync(join(place, lock), { force: true });
    removeEmpty(place);
  };
  if (other !== undefined) {
    release();
    return other;
  }
  own.add(folder);
  return release;
}

function machine(): string {
  return hostname().replaceAll(/[^\w.]/g, '_');
}

function isThere(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Makes a lock. False where the folder can't be written to: then nobody can change it. */
function write(place: string, lock: string): boolean {
  for (;;) {
    try {
      mkdirSync(place, { recursive: true });
      closeSync(openSync(join(place, lock), 'wx'));
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return false;
      // Somebody who has just ended took the folder away.
      if (code !== 'ENOENT') throw error;
    }
  }
}

/** True for a lock whose process still runs; one that has ended loses it. */
function isHeld(place: string, lock: string): boolean {
  const [host = '', pid, start] = lock.slice(lockStart.length).split('-');
  if (host === machine() ? isStillRunning(Number(pid), Number(start)) : isRecent(join(place, lock))) return true;
  rmSync(join(place, lock), { force: true });
  return false;
}

/** A number may belong to another process by now, which began later. */
function isStillRunning(pid: number, start: number): boolean {
  return isRunning(pid) && (startOf(pid) ?? start) === start;
}

/** When a process began, in ticks since the machine did; nothing where the system doesn't tell (proc(5), /proc/pid/stat). */
function startOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
  } catch {
    return undefined;
  }
}

/** Whether a process of another machine runs can't be known. A change takes a moment. */
function isRecent(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < patience;
}

/** Removes the folder once nobody uses it any more. */
function removeEmpty(place: string): void {
  try {
    rmdirSync(place);
  } catch {
    // Another command has its lock there by now, or what is left over is looked at by the next one.
  }
}

/** Waits without giving way to other work of this process: everything around it is synchronous. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
