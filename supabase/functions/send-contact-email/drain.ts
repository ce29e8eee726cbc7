import { afterFailure, afterSuccess, type Delivery, failureLine } from './delivery.ts';
import { causeOf, type Log } from './log.ts';
import type { ClaimedMessage } from './postgres.ts';

/** What the queue is emptied with. */
export type DrainOptions = {
  queue: {
    claim(limit: number): Promise<ClaimedMessage[]>;
    report(id: string, delivery: Delivery): Promise<void>;
  };
  /** Brings one message to its mailbox; rejects when it did not get there. */
  send(message: ClaimedMessage): Promise<void>;
  /** Sends the receipt of a message that is delivered, where it asks for one; never rejects. */
  sendReceipt(message: ClaimedMessage): Promise<void>;
  /** What an error says, as it may be kept and shown. */
  reasonOf(error: unknown): string;
  log: Log;
  /** Milliseconds since 1970. */
  now(): number;
};

/** How many messages were delivered, wait for the next attempt, and were given up. */
export type DrainReport = { sent: number; waiting: number; failed: number };

const batch = 10;
const longestRun = 60_000;

/** Delivers every message that is due, in batches, for at most a minute; the next run goes on from there. */
export async function drain(options: DrainOptions): Promise<DrainReport> {
  const { queue, now } = options;
  const report: DrainReport = { sent: 0, waiting: 0, failed: 0 };
  const end = now() + longestRun;
  while (now() < end) {
    const claimed = await queue.claim(batch);
    if (claimed.length === 0) break;
    await Promise.all(
      claimed.map(async (message) => {
        const delivery = await attempt(message, options);
        await queue.report(message.id, delivery);
        if (delivery.status === 'sent') await options.sendReceipt(message);
        report[delivery.status === 'sent' ? 'sent' : delivery.status === 'failed' ? 'failed' : 'waiting'] += 1;
      }),
    );
  }
  return report;
}

async function attempt(message: ClaimedMessage, { send, reasonOf, log, now }: DrainOptions): Promise<Delivery> {
  try {
    await send(message);
    return afterSuccess(message.delivery, now());
  } catch (error) {
    const delivery = afterFailure(message.delivery, reasonOf(error), now());
    log[delivery.status === 'failed' ? 'error' : 'warn'](failureLine(message.id, delivery, causeOf(error)));
    return delivery;
  }
}
