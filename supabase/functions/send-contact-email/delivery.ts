/** Where a message stands. `quarantined`: kept back until a person releases it. */
export type DeliveryStatus = 'queued' | 'sent' | 'failed' | 'quarantined';

/** The delivery of one message. Times are ISO 8601, UTC. */
export type Delivery = {
  status: DeliveryStatus;
  attempts: number;
  /** When it was first tried, or queued anew: the days until it is given up count from here. */
  queuedAt: string;
  /** When it is tried next; only of use while `queued`. */
  nextAttemptAt: string;
  sentAt: string | null;
  /** What the mail server said last. */
  lastError: string | null;
};

const firstDelay = 30_000;
const longestDelay = 4_000_000;
const giveUpAfter = 5 * 24 * 60 * 60 * 1000;

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
 * The delivery after an attempt that failed: tried again after 30 s, then after twice the time up to 4,000 s
 * (the longest wait of Postfix), and given up after five days (RFC 5321, 4.5.4.1).
 */
export function afterFailure(delivery: Delivery, error: unknown, now: number): Delivery {
  const attempts = delivery.attempts + 1;
  const lastError = error instanceof Error ? error.message : String(error);
  const queuedAt = attempts === 1 ? new Date(now).toISOString() : delivery.queuedAt;
  const isGivenUp = now - Date.parse(queuedAt) >= giveUpAfter;
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  const nextAttemptAt = new Date(now + delay).toISOString();
  return { ...delivery, status: isGivenUp ? 'failed' : 'queued', attempts, queuedAt, lastError, nextAttemptAt };
}

/** What the log says of an attempt that failed; loud when it was the last one. */
export function failureLine(id: string, { status, attempts, nextAttemptAt }: Delivery, cause: string): string {
  if (status === 'failed')
    return `contact: MESSAGE ${id} WAS NOT DELIVERED in five days and ${attempts} attempts (${cause}). It is kept; send it again by hand.`;
  return `contact: message ${id} is not delivered yet (attempt ${attempts}: ${cause}); next attempt at ${nextAttemptAt}`;
}
