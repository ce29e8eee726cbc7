import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { afterFailure, longestDelay } from '#contact-function';
import {
  eventually,
  recordingLog,
  sample,
  siteConfig,
  temporaryFolder,
} from '../../../tests/contact/support/fixtures.ts';
import { type MailServerMood, startMailServer } from '../../../tests/contact/support/mail-server.ts';
import { type ManualClock, manualClock } from '../../../tests/contact/support/manual-clock.ts';
import { allOf, newMessage } from '../../../tests/contact/support/messages.ts';
import { fsync } from '../spool/durable.ts';
import { Spool } from '../spool/spool.ts';
import { smtpSender } from './smtp.ts';
import { DeliveryWorker } from './worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;

/** A spool, a mail server in a mood, and the worker between them; its clock is the test's. */
async function setUp(mood: MailServerMood, disk = fsync) {
  const server = await startMailServer(mood, mood === 'hang' ? 1000 : 10_000);
  onTestFinished(() => server.close());
  const spool = new Spool(join(temporaryFolder(), 'messages'), { disk });
  const clock = manualClock();
  const log = recordingLog();
  const startWorker = async () => {
    const sender = smtpSender(server.url);
    const worker = new DeliveryWorker({
      spool,
      sender,
      config: () => siteConfig,
      from: 'hello@relaywell.example',
      receipts: { take: async () => false },
      clock,
      log,
    });
    onTestFinished(() => worker.stop());
    await spool.refresh();
    worker.takeUp();
    return worker;
  };
  const stateOf = async (id: string) => (await spool.read(id)) ?? { status: 'missing', attempts: 0 };
  return { server, spool, clock, log, startWorker, stateOf };
}

/** A message in a spool that has one attempt left. */
async function lastAttemptLeft(spool: Spool, clock: ManualClock) {
  const message = await newMessage();
  await spool.accept(message);
  const kept = await spool.read(message.id);
  if (!kept) throw new Error('The message is gone.');
  let last = kept;
  for (let next = kept; next.status === 'queued'; next = { ...next, ...afterFailure(next, 'later', clock.now()) })
    last = next;
  await spool.update(last);
  return last;
}

describe('delivery by SMTP', () => {
  it('brings what the spool holds to the mailbox, with the visitor in Reply-To', async () => {
    const { server, spool, clock, startWorker, stateOf } = await setUp('accept');
    const message = await newMessage();
    await spool.accept(message);
    await startWorker();
    clock.advance(0);
    await eventually(async () => (await stateOf(message.id)).status === 'sent');
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hello@relaywell.example', to: [siteConfig.mailboxes['pilot']] });
    expect(mail?.raw).toContain(`Reply-To: ${sample.email}`);
    expect(mail?.raw).toContain(`Message-ID: <${message.id}@relaywell.example>`);
    expect(mail?.raw).toContain('When can we begin?');
  });

  it.each<[string, MailServerMood, RegExp]>([
    ['refuses', 'refuse', /EENVELOPE 550/],
    ['answers 451', 'later', /EENVELOPE 451/],
    ['hangs', 'hang', /ETIMEDOUT/],
    ['hangs up after the text', 'drop', /ECONNECTION|ESOCKET/],
  ])('keeps a message while the server %s, and delivers it once afterwards', async (_, mood, cause) => {
    const { server, spool, clock, log, startWorker, stateOf } = await setUp(mood);
    const message = await newMessage();
    await spool.accept(message);
    await startWorker();
    clock.advance(0);
    await eventually(async () => (await stateOf(message.id)).attempts === 1);
    expect(await stateOf(message.id)).toMatchObject({ status: 'queued', lastError: expect.any(String) });
    expect(log.lines.join('\n')).toMatch(cause);
    expect(log.lines.join('\n')).not.toContain(sample.email);
    server.state.mood = 'accept';
    await eventually(async () => {
      clock.advance(30_000);
      return (await stateOf(message.id)).status === 'sent';
    });
    clock.advance(day);
    expect(server.received).toHaveLength(1);
  });

  it('says loudly when it gives up, and keeps the message', async () => {
    const { server, spool, clock, log, startWorker, stateOf } = await setUp('later');
    const { id } = await lastAttemptLeft(spool, clock);
    await startWorker();
    clock.advance(longestDelay);
    await eventually(async () => (await stateOf(id)).status === 'failed');
    expect(log.lines.at(-1)).toMatch(new RegExp(`^error: .*MESSAGE ${id} WAS NOT DELIVERED`));
    server.state.mood = 'accept';
    clock.advance(5 * day);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', message: sample });
  });

  it('takes up again what an earlier run left queued, and not what is sent or kept back', async () => {
    const { server, spool, clock, startWorker } = await setUp('later');
    const left = await newMessage();
    await spool.accept(left);
    await spool.accept(await newMessage({ suspicions: ['trap'] }));
    const first = await startWorker();
    clock.advance(0);
    await eventually(async () => (await spool.read(left.id))?.attempts === 1);
    await first.stop();
    server.state.mood = 'accept';
    await startWorker();
    clock.advance(30_000);
    await eventually(() => server.received.length === 1);
    expect(server.received[0]?.raw).toContain(left.id);
    await eventually(
      async () =>
        (await allOf(spool))
          .map(({ status }) => status)
          .sort()
          .join() === 'quarantined,sent',
    );
  });

  it('does not send a mail again when only its state could not be written', async () => {
    let isFull = false;
    const file: typeof fsync.file = async (handle) => {
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await fsync.file(handle);
    };
    const { server, spool, clock, log, startWorker, stateOf } = await setUp('accept', { ...fsync, file });
    const message = await newMessage();
    await spool.accept(message);
    isFull = true;
    await startWorker();
    clock.advance(0);
    await eventually(() => log.lines.some((line) => line.includes('ENOSPC')));
    isFull = false;
    clock.advance(60_000);
    await eventually(async () => (await stateOf(message.id)).status === 'sent');
    expect(server.received).toHaveLength(1);
  });

  it('delivers many messages, a few at once', async () => {
    const { server, spool, clock, startWorker } = await setUp('accept');
    for (let count = 0; count < 40; count += 1) await spool.accept(await newMessage());
    await startWorker();
    clock.advance(0);
    await eventually(async () => (await allOf(spool)).every(({ status }) => status === 'sent'));
    expect(new Set(server.received.map(({ raw }) => /Message-ID: (.*)/.exec(raw)?.[1])).size).toBe(40);
    expect(server.received).toHaveLength(40);
  });
});
