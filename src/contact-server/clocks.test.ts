import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { afterFailure, newDelivery } from '#contact-function';
import { eventually, recordingLog, siteConfig, temporaryFolder } from '../../tests/contact/support/fixtures.ts';
import { startMailServer } from '../../tests/contact/support/mail-server.ts';
import { manualClock } from '../../tests/contact/support/manual-clock.ts';
import { newMessage } from '../../tests/contact/support/messages.ts';
import { createContactBackend } from './index.ts';
import { Spool } from './spool/spool.ts';

vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;
const longestPause = 4_000_000;

/** A queued message whose next attempt is at a time, and a backend that delivers with the test's clock. */
async function setUp(nextAttemptAt: string, now: string) {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  const message = await newMessage();
  await spool.accept(message);
  const kept = await spool.read(message.id);
  if (kept) await spool.update({ ...kept, attempts: 1, nextAttemptAt });
  const clock = manualClock(Date.parse(now));
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, smtpUrl: server.url, rateLimit: 0, siteConfig, clock, log });
  onTestFinished(() => backend.close());
  const isSent = async () => (await spool.read(message.id))?.status === 'sent';
  return { server, clock, log, isSent, backend };
}

describe('a clock that was wrong', () => {
  it('parks no message: the next attempt is never further away than the longest pause, and the log says so', async () => {
    const { clock, log, isSent } = await setUp('2031-01-01T00:00:00.000Z', '2025-06-01T12:00:00Z');
    await eventually(() => log.lines.find((line) => line.startsWith('warn') && line.includes('the clock was wrong')));
    for (let passed = 0; passed <= longestPause; passed += 60_000) clock.advance(60_000);
    await eventually(isSent);
  });

  it('parks none either when it is set back while the server runs', async () => {
    const { clock, log, isSent } = await setUp('2025-06-01T13:00:00.000Z', '2025-06-01T12:00:00Z');
    // The delivery has begun to wait once it has said what waits.
    await eventually(() => log.lines.length > 0);
    clock.set(Date.parse('2001-01-01T00:00:00Z'));
    for (let passed = 0; passed <= longestPause + 60_000; passed += 60_000) clock.advance(60_000);
    await eventually(isSent);
  });

  it('gives up nothing: attempts are counted, and a machine that slept for a week has made one', () => {
    const first = afterFailure(newDelivery('queued', 0), new Error('refused'), 0);
    expect(afterFailure(first, new Error('no network'), 7 * day)).toMatchObject({ status: 'queued', attempts: 2 });
  });
});
