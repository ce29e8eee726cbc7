import { describe, expect, it } from 'vitest';
import { afterFailure, afterSuccess, type Delivery, newDelivery } from '#contact-function';

const day = 24 * 60 * 60 * 1000;

/** Every attempt of a delivery that never succeeds: when it was made, in milliseconds from the first. */
function attemptsUntilGivenUp(): { times: number[]; last: Delivery } {
  const times: number[] = [];
  let now = 0;
  let last = newDelivery('queued', now);
  while (last.status === 'queued') {
    times.push(now);
    last = afterFailure(last, new Error('refused'), now);
    now = Date.parse(last.nextAttemptAt);
  }
  return { times, last };
}

describe('the schedule of delivery', () => {
  it('tries again within a minute, then after twice the time, then every 4,000 s, for five days', () => {
    const { times, last } = attemptsUntilGivenUp();
    const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(waits.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 4000]);
    expect(new Set(waits.slice(8))).toEqual(new Set([4000]));
    expect(times.at(-1)).toBeGreaterThanOrEqual(5 * day);
    expect(times.at(-2)).toBeLessThan(5 * day);
    expect(last).toMatchObject({ status: 'failed', attempts: times.length, lastError: 'refused' });
  });

  it('counts the five days from the first attempt, for a message may have waited for a mail server', () => {
    const delivery = afterFailure(newDelivery('queued', 0), new Error('refused'), 30 * day);
    expect(delivery).toMatchObject({ status: 'queued', nextAttemptAt: new Date(30 * day + 30_000).toISOString() });
  });

  it('ends with the first success', () => {
    const delivery = afterSuccess(afterFailure(newDelivery('queued', 0), new Error('refused'), 0), 30_000);
    expect(delivery).toMatchObject({ status: 'sent', attempts: 2, sentAt: new Date(30_000).toISOString() });
  });
});
