import { stat, utimes } from 'node:fs/promises';
import type { LedgerEntry } from '../spool/ledger.ts';
import type { Spool } from '../spool/spool.ts';
import type { Queue } from './queue.ts';

/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Which messages are deleted. */
export type Expiry = {
  now: number;
  /** How long one is kept, in days; `undefined`: for ever. Asked again right before it is deleted. */
  daysOf(entry: LedgerEntry, isHandled: boolean): number | undefined;
  /** Keeps a message from being delivered meanwhile; returns `undefined` where it is just being delivered, and stays. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
};

/** How many messages were deleted, and how many of them had never been delivered. */
export type Deleted = { all: number; undelivered: number };

/** Deletes old messages. For the process that may change messages. */
export async function deleteOld(spool: Spool, queue: Queue, expiry: Expiry): Promise<Deleted> {
  const { now, daysOf, hold } = expiry;
  const deleted: Deleted = { all: 0, undelivered: 0 };
  const { handled } = await spool.look();
  const isOver = async (id: string, entry: LedgerEntry, isHandled: boolean) => {
    const days = daysOf(entry, isHandled);
    if (days === undefined) return false;
    return now - (await arrivalOf(spool.fileOf(id), entry.receivedAt, now)) > days * day;
  };
  for (const [id, entry] of [...spool.ledger.entries]) {
    if (!(await isOver(id, entry, handled.has(id)))) continue;
    const remove = async () => {
      // A command, or a person, may have changed it since.
      const current = spool.ledger.entries.get(id);
      if (!current || !(await isOver(id, current, (await spool.handled.of(id)) !== undefined))) return;
      await spool.remove(id);
      deleted.all += 1;
      if (current.status === 'queued' || current.status === 'failed') deleted.undelivered += 1;
    };
    await queue.add(() => hold(id, remove));
  }
  if (deleted.all > 0) await spool.sync();
  return deleted;
}

/** What says how long messages are kept. */
export type Retention = {
  /** The days of MESSAGE_RETENTION_DAYS; 0: for ever. What a form says of its own messages goes before. */
  retentionDays: number;
  /** Whether there is a mail server. */
  mails: boolean;
};

/**
 * How many days a message is kept; `undefined`: for ever. What nobody has got yet is never deleted by itself: neither a mail server
 * has taken it, nor has somebody who read it in the Studio answered it or laid it aside. While it may still be mailed, it stays too.
 */
export function daysKept(
  { status, keep }: Pick<LedgerEntry, 'status' | 'keep'>,
  isHandled: boolean,
  { retentionDays, mails }: Retention,
): number | undefined {
  const isDone =
    status === 'sent' ||
    status === 'quarantined' ||
    (isHandled && (status === 'failed' || (status === 'queued' && !mails)));
  return isDone ? (keep ?? (retentionDays || undefined)) : undefined;
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
