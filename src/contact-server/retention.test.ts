import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeliveryStatus } from '#contact-function';
import { eventually, recordingLog, siteConfig, temporaryFolder } from '../../tests/contact/support/fixtures.ts';
import { startMailServer } from '../../tests/contact/support/mail-server.ts';
import { manualClock } from '../../tests/contact/support/manual-clock.ts';
import { allOf, newMessage } from '../../tests/contact/support/messages.ts';
import { daysKept } from './delivery/retention.ts';
import { createContactBackend } from './index.ts';
import { Spool } from './spool/spool.ts';

vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const now = Date.parse('2025-06-01T12:00:00Z');

/** A folder with messages in these states that came so many days ago. */
async function folderWith(messages: readonly [DeliveryStatus, number][]) {
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  for (const [status, days] of messages) {
    const message = await newMessage({ receivedAt: new Date(now - days * day).toISOString() }, `${status} ${days}`);
    await spool.accept(message);
    const kept = await spool.read(message.id);
    if (kept) await spool.update({ ...kept, status, nextAttemptAt: new Date(now + hour).toISOString() });
  }
  const texts = async () => (await allOf(spool)).map(({ message }) => message.message).sort();
  return { dataDir, spool, texts };
}

/** A server with the test's clock, with a mail server or without. */
function start(dataDir: string, smtpUrl?: string) {
  const clock = manualClock(now);
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, smtpUrl, retentionDays: 90, rateLimit: 0, siteConfig, clock, log });
  onTestFinished(() => backend.close());
  return { clock, log, backend };
}

const all: readonly [DeliveryStatus, number][] = [
  ['sent', 91],
  ['sent', 89],
  ['quarantined', 91],
  ['quarantined', 89],
  ['queued', 400],
  ['failed', 400],
];
const young = ['failed 400', 'quarantined 89', 'queued 400', 'sent 89'];

describe('retention', () => {
  it.each(['with a mail server', 'without one'])(
    '%s deletes what was delivered or kept back, after its days, and nothing undelivered',
    async (which) => {
      const server = await startMailServer();
      onTestFinished(() => server.close());
      const { dataDir, texts } = await folderWith(all);
      const { clock, log } = start(dataDir, which === 'without one' ? undefined : server.url);
      await eventually(async () => (await texts()).length === 4);
      expect(await texts()).toEqual(young);
      await eventually(() =>
        log.lines.some((line) => line.includes('2 messages are not delivered, the oldest for 400 days')),
      );
      expect(log.lines.join('\n')).toContain('2 messages are deleted, since their days are over');
      // It is said again each day; in the hours after, what has become old goes too.
      for (let passed = 0; passed <= 2 * day; passed += hour) {
        clock.advance(hour);
        await new Promise((done) => setImmediate(done));
      }
      await eventually(async () => {
        clock.advance(hour);
        return (await texts()).length === 2;
      });
      const said = () => log.lines.filter((line) => line.includes('2 messages are not delivered, the oldest for 40'));
      await eventually(() => {
        clock.advance(hour);
        return said().length > 1;
      });
    },
  );

  it('keeps for its days what a clock that was ahead has dated', async () => {
    const { dataDir, spool, texts } = await folderWith([['sent', -2000]]);
    const [id = ''] = await spool.ids();
    utimesSync(spool.fileOf(id), (now - 91 * day) / 1000, (now - 91 * day) / 1000);
    start(dataDir);
    await eventually(async () => (await texts()).length === 0);
  });

  it('deletes nothing when the clock is set ahead, unless it still is an hour later', async () => {
    const { dataDir, texts } = await folderWith([
      ['sent', 1],
      ['sent', 91],
    ]);
    const { clock, log } = start(dataDir);
    await eventually(async () => (await texts()).length === 1);
    clock.set(now + 1000 * day);
    // The first look may still be under way: the next is asked for when it ends.
    await eventually(() => {
      clock.advance(hour);
      return log.lines.some((line) => line.includes('the clock was set'));
    });
    expect(await texts()).toEqual(['sent 1']);
    await eventually(async () => {
      clock.advance(hour);
      return (await texts()).length === 0;
    });
  });
});

it('a message is kept as long as its form said; once somebody has answered it, also one that no mail has brought', () => {
  const days = { retentionDays: 90, mails: false };
  expect(daysKept({ status: 'sent', keep: 30 }, false, days)).toBe(30);
  expect(daysKept({ status: 'sent', keep: 365 }, false, { ...days, retentionDays: 0 })).toBe(365);
  expect(daysKept({ status: 'sent' }, false, { ...days, retentionDays: 0 })).toBeUndefined();
  expect(daysKept({ status: 'queued', keep: 30 }, false, days)).toBeUndefined();
  expect(daysKept({ status: 'queued', keep: 30 }, true, days)).toBe(30);
  // It may still be mailed.
  expect(daysKept({ status: 'queued', keep: 30 }, true, { ...days, mails: true })).toBeUndefined();
  expect(daysKept({ status: 'failed' }, true, { ...days, mails: true })).toBe(90);
});
