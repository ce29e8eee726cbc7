/** Where a message stands. `quarantined`: kept back until a person releases it. */
export type DeliveryStatus = 'queued' | 'sent' | 'failed' | 'quarantined';

/** The delivery of one message. Times are ISO 8601, UTC. */
export type Delivery = {
  status: DeliveryStatus;
  attempts: number;
  /** When it was first tried, or queued again. */
  queuedAt: string;
  /** When it is tried next; only of use while `queued`. */
  nextAttemptAt: string;
  sentAt: string | null;
  /** What the mail server said last. */
  lastError: string | null;
};

const firstDelay = 30_000;
/** The longest pause between two attempts, in milliseconds: the longest wait of Postfix. */
export const longestDelay = 4_000_000;
const giveUpAfter = 5 * 24 * 60 * 60 * 1000;
/** Mail servers may answer at any length. */
const longestError = 1000;
/** So many attempts take five days. Attempts are counted and not days, for a clock may jump and a machine may sleep. */
const mostAttempts = attemptsIn(giveUpAfter);

/** A delivery that begins now. */
export function newDelivery(status: 'queued' | 'quarantined', now: number): Delivery {
  const at = new Date(now).toISOString();
  return { status, attempts: 0, queuedAt: at, nextAttemptAt: at, sentAt: null, lastError: null };
}

/** The delivery after an attempt that succeeded. */
export function afterSuccess(delivery: Delivery, now: number): Delivery {
  return { ...delivery, status: 'sent', attempts: delivery.attempts + 1, sentAt: new Date(now).toISOString() };
}

/**
 * The delivery after an attempt that failed: tried again after 30 s, then after twice the time up to 4,000 s,
 * and given up after as many attempts as five days hold (RFC 5321, 4.5.4.1).
 */
export function afterFailure(delivery: Delivery, error: unknown, now: number): Delivery {
  const attempts = delivery.attempts + 1;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
  const queuedAt = attempts === 1 ? new Date(now).toISOString() : delivery.queuedAt;
  const isGivenUp = attempts >= mostAttempts;
  const nextAttemptAt = new Date(now + delayAfter(attempts)).toISOString();
  return { ...delivery, status: isGivenUp ? 'failed' : 'queued', attempts, queuedAt, lastError, nextAttemptAt };
}

/** The pause after so many attempts. */
function delayAfter(attempts: number): number {
  return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
}

/** How many attempts there are until a time has passed since the first one, the one at its end included. */
function attemptsIn(time: number): number {
  let attempts = 1;
  for (let passed = 0; passed < time; attempts += 1) passed += delayAfter(attempts);
  return attempts;
}

/** What the log says of an attempt that failed; loud when it was the last one. */
export function failureLine(id: string, { status, attempts, nextAttemptAt }: Delivery, cause: string): string {
  if (status === 'failed')
    return `contact: MESSAGE ${id} WAS NOT DELIVERED in five days and ${attempts} attempts (${cause}). It is kept; send it again by hand.`;
  return `contact: message ${id} is not delivered yet (attempt ${attempts}: ${cause}); next attempt at ${nextAttemptAt}`;
}
