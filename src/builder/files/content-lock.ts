import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { sayingWhy } from '../base/disk-problem.ts';
import { codeOf } from '../base/error-code.ts';
import { isRunning } from '../base/is-running.ts';
import { UsageError } from '../base/usage-error.ts';
import { stateFolder } from './state-folder.ts';

/** What the names of locks begin with. */
const lockStart = 'lock-';

/** How long a command waits for another one that changes the same folder, and how long a lock from another machine counts, in milliseconds. */
const patience = 60_000;

/** The places that this process has for itself. */
const own = new Set<string>();

/**
 * Where notes are kept of who changes a content folder, and of a change that is being made: outside of it, since what a content
 * folder holds may be anybody's. It is known by where the folder really lies. While nobody changes anything it isn't there.
 * Nothing where there is no such folder, or none for notes.
 */
export function changePlace(folder: string, { isMade = false } = {}): string | undefined {
  const changes = changesFolder({ isMade });
  if (changes === undefined || !isThere(folder)) return undefined;
  return join(changes, createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32));
}

/** When somebody last began or ended a change of a content folder, as a text that is another one then. */
export function lastChange(folder: string): string {
  const times = [changesFolder({ isMade: false }), changePlace(folder)].map((place) =>
    place === undefined ? undefined : statSync(place, { bigint: true, throwIfNoEntry: false })?.mtimeNs,
  );
  return times.join();
}

function changesFolder(options: { isMade: boolean }): string | undefined {
  const state = stateFolder(options);
  return state === undefined ? undefined : join(state, 'changes');
}

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
        `Another command is changing these pages. Wait until it has ended; if there is none, delete ${join(changePlace(folder) ?? '', release)}.`,
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
  if (!isThere(folder)) return () => undefined;
  const place = changePlace(folder, { isMade: true });
  if (place === undefined)
    throw new UsageError(
      'There is no folder in which a change can be noted down. Name one of your own in the variable XDG_STATE_HOME.',
    );
  if (own.has(place)) return () => undefined;
  const lock = `${lockStart}${machine()}-${process.pid}-${startOf(process.pid) ?? 0}-${crypto.randomUUID()}`;
  sayingWhy('Nothing was changed.', () => write(place, lock));
  const other = readdirSync(place).find((name) => name.startsWith(lockStart) && name !== lock && isHeld(place, name));
  const release = () => {
    own.delete(place);
    removeLock(place, lock);
  };
  if (other !== undefined) {
    release();
    return other;
  }
  own.add(place);
  return release;
}

function machine(): string {
  return hostname().replaceAll(/[^\w.]/g, '_');
}

function isThere(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}

function write(place: string, lock: string): void {
  for (;;) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      closeSync(openSync(join(place, lock), 'wx'));
      return;
    } catch (error) {
      // Somebody who has just ended took the folder away.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

/** True for a lock whose process still runs; one that has ended loses it, and so does this one what it could not remove. */
function isHeld(place: string, lock: string): boolean {
  const [host = '', pid, start] = lock.slice(lockStart.length).split('-');
  const isOther = host !== machine() || Number(pid) !== process.pid;
  const isAlive = host === machine() ? isStillRunning(Number(pid), Number(start)) : isRecent(join(place, lock));
  if (isOther && isAlive) return true;
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

/** Removes a lock, and the folder once nobody uses it any more. */
function removeLock(place: string, lock: string): void {
  try {
    rmSync(join(place, lock), { force: true });
    rmdirSync(place);
  } catch {
    // Another command has its lock there by now, or a change is to be taken back. One that can't be removed now goes with its process.
  }
}

/** Waits without giving way to other work of this process: everything around it is synchronous. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
