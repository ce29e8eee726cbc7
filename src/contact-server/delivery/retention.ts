import { stat, utimes } from 'node:fs/promises';
import type { LedgerEntry } from '../spool/ledger.ts';
import type { Spool } from '../spool/spool.ts';
import type { Queue } from './queue.ts';

/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Which messages are deleted. */
export type Expiry = {
  /** Those that came longer ago than this, in milliseconds. */
  age: number;
  now: number;
  /** Those in these states; asked again right before each is deleted. */
  isMeant(status: LedgerEntry['status']): boolean;
  /** Keeps a message from being delivered meanwhile; returns `undefined` where it is just being delivered, and stays. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
};

/** How many messages were deleted, and how many of them had never been delivered. */
export type Deleted = { all: number; undelivered: number };

/** Deletes old messages. For the process that may change messages. */
export async function deleteOld(spool: Spool, queue: Queue, expiry: Expiry): Promise<Deleted> {
  const { age, now, isMeant, hold } = expiry;
  const deleted: Deleted = { all: 0, undelivered: 0 };
  for (const [id, { status, receivedAt }] of [...spool.ledger.entries]) {
    if (!isMeant(status) || now - (await arrivalOf(spool.fileOf(id), receivedAt, now)) <= age) continue;
    const remove = async () => {
      // A command may have changed it since.
      const current = spool.ledger.entries.get(id)?.status;
      if (current === undefined || !isMeant(current)) return;
      await spool.remove(id);
      deleted.all += 1;
      if (current === 'queued' || current === 'failed') deleted.undelivered += 1;
    };
    await queue.add(() => hold(id, remove));
  }
  if (deleted.all > 0) await spool.sync();
  return deleted;
}

/**
 * When a message came. One from a time that is still to come was written by a clock that was wrong: its age counts from the
 * file's last change, and where that is to come too, from now on.
 */
async function arrivalOf(file: string, receivedAt: number, now: number): Promise<number> {
  if (receivedAt <= now + day) return receivedAt;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
  if (mtimeMs <= now + day) return mtimeMs;
  await utimes(file, now / 1000, now / 1000);
  return now;
}
