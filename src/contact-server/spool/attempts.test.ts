import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, type TestContext, vi } from 'vitest';
import { afterSuccess } from '#contact-function';
import { eventually, recordingLog, siteConfig, temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { startMailServer } from '../../../tests/contact/support/mail-server.ts';
import { manualClock } from '../../../tests/contact/support/manual-clock.ts';
import { allOf, newMessage } from '../../../tests/contact/support/messages.ts';
import { fillDisk, smallDisk } from '../../../tests/contact/support/small-disk.ts';
import { smtpSender } from '../delivery/smtp.ts';
import { DeliveryWorker } from '../delivery/worker.ts';
import { type DiskSync, fsync } from './durable.ts';
import { Spool } from './spool.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A mail server, and starts of the delivery on one folder: each with a spool and a worker of its own, as in a new process. */
async function setUp(folder: string, mood: 'accept' | 'later' = 'accept') {
  const server = await startMailServer(mood);
  onTestFinished(() => server.close());
  const clock = manualClock();
  const log = recordingLog();
  const start = async (disk: DiskSync = fsync) => {
    const spool = new Spool(folder, { disk });
    const sender = smtpSender(server.url);
    const from = 'hello@relaywell.example';
    const receipts = { take: async () => false };
    const worker = new DeliveryWorker({ spool, sender, config: () => siteConfig, from, receipts, clock, log });
    await spool.refresh();
    worker.takeUp();
    return { spool, worker };
  };
  const statuses = async () => (await allOf(new Spool(folder))).map(({ status }) => status);
  return { server, clock, log, start, statuses };
}

/** Waits until a log has a line with these words, and forgets what it has. */
async function logged(log: { lines: string[] }, words: string): Promise<void> {
  await eventually(() => log.lines.some((line) => line.includes(words)));
  log.lines.length = 0;
}

describe('an attempt to deliver', () => {
  it('is not made on a full disk, however often the server starts, and made once when there is room', async (context: TestContext) => {
    const disk = smallDisk(context, '1m');
    const folder = join(disk, 'messages');
    const spool = new Spool(folder);
    for (let count = 0; count < 31; count += 1) await spool.accept(await newMessage());
    const { server, log, start, statuses } = await setUp(folder);
    const empty = fillDisk(disk);
    for (let starts = 0; starts < 3; starts += 1) {
      const { worker } = await start();
      await logged(log, 'ENOSPC');
      await worker.stop();
    }
    expect(server.received).toEqual([]);
    empty();
    await start();
    await eventually(async () => (await statuses()).every((status) => status === 'sent'));
    expect(server.received).toHaveLength(31);
  });

  it('is written down before the mail goes, and pauses with one line where that fails', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const spool = new Spool(folder);
    for (let count = 0; count < 20; count += 1) await spool.accept(await newMessage());
    const ids = await spool.ids();
    const { server, clock, log, start, statuses } = await setUp(folder);
    let isFull = true;
    const file: DiskSync['file'] = async (handle) => {
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await fsync.file(handle);
    };
    const { worker } = await start({ ...fsync, file });
    await eventually(() => log.lines.length > 0);
    // A few attempts run at once; the others that have begun fail as well before there is room again.
    const isIdle = (id: string) => worker.hold(id, async () => true);
    await eventually(async () => (await Promise.all(ids.map(isIdle))).every((held) => held === true));
    expect([server.received.length, server.sessions()]).toEqual([0, 0]);
    isFull = false;
    clock.advance(60_000);
    await eventually(async () => (await statuses()).every((status) => status === 'sent'));
    expect(server.received).toHaveLength(20);
    expect(log.lines.filter((line) => line.includes('ENOSPC'))).toHaveLength(1);
    await worker.stop();
  });

  it('that succeeded is written down also where the disk is full by then', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const spool = new Spool(folder);
    const { id } = await newMessage().then(async (message) => spool.accept(message).then(() => message));
    const { server, start, statuses, clock } = await setUp(folder);
    const file: DiskSync['file'] = async (handle) => {
      if (server.received.length > 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await fsync.file(handle);
    };
    const first = await start({ ...fsync, file });
    await eventually(async () => (await statuses()).join() === 'sent');
    await first.worker.stop();
    const { worker } = await start();
    clock.advance(24 * 60 * 60 * 1000);
    await worker.stop();
    expect(server.received).toHaveLength(1);
    expect(existsSync(join(folder, `.${id}.attempt`))).toBe(false);
  });

  it('whose end is unknown, since the server was killed, counts as one and is made again after its pause', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const { server, clock, log, start, statuses } = await setUp(folder);
    const spool = new Spool(folder);
    const message = await newMessage();
    await spool.accept(message);
    const kept = await spool.read(message.id);
    if (kept) await spool.beginAttempt({ ...kept, ...afterSuccess(kept, clock.now()) });
    await start();
    await eventually(async () => (await spool.read(message.id))?.attempts === 1);
    expect(server.received).toEqual([]);
    expect(log.lines.at(-1)).toContain('is not delivered yet');
    await eventually(async () => {
      clock.advance(30_000);
      return (await statuses()).join() === 'sent';
    });
    expect(server.received).toHaveLength(1);
  });
});
