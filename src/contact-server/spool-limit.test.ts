import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eventually, recordingLog, sample, siteConfig, temporaryFolder } from '../../tests/contact/support/fixtures.ts';
import { newMessage } from '../../tests/contact/support/messages.ts';
import { isThorough } from '../../tests/support/extent.ts';
import { createContactBackend, localKey, retentionDaysOf, spoolLimitOf } from './index.ts';
import { Spool } from './spool/spool.ts';

vi.setConfig({ testTimeout: 60_000 });

const megabyte = 1024 * 1024;
/** A message takes one block of the disk; a twentieth of a megabyte holds twelve. */
const block = 4096;

/** A server on a folder with a ceiling of one megabyte. */
function serverOn(dataDir: string) {
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, spoolLimit: megabyte, rateLimit: 0, siteConfig, log });
  const send = async (address: string, key: string = crypto.randomUUID()) => {
    const headers = { 'content-type': 'application/json', apikey: localKey, 'idempotency-key': key };
    const body = JSON.stringify(sample);
    const request = new Request('http://127.0.0.1/functions/v1/send-contact-email', { method: 'POST', headers, body });
    return backend.fetch(request, address);
  };
  return { backend, log, send };
}

/** Fills a spool from many networks until so many bytes are free. */
async function fill(dataDir: string, free: number): Promise<Spool> {
  const nothing = async () => undefined;
  const spool = new Spool(join(dataDir, 'messages'), { disk: { file: nothing, folder: nothing } });
  for (let number = 0; spool.ledger.used.bytes < megabyte - free; number += 1)
    await spool.accept(await newMessage({ network: `10.0.${number}.0/24` }));
  return spool;
}

describe('the ceiling of the spool', () => {
  it('gives one network a twentieth, however many addresses it has, and says 429 to the rest', async () => {
    const dataDir = temporaryFolder();
    const { send, log } = serverOn(dataDir);
    for (let number = 0; number < 12; number += 1)
      expect((await send(`2001:db8:1:${number}::${number}`)).status).toBe(200);
    const refused = await send('2001:db8:1:ffff::1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(log.lines.at(-1)).toContain('its network holds its share');
    expect((await send('2001:db8:2::1')).status).toBe(200);
    // It counts what is on disk, so a new start forgets nothing.
    const restarted = serverOn(dataDir);
    expect((await restarted.send('2001:db8:1:2::1')).status).toBe(429);
    expect((await restarted.send('192.0.2.7')).status).toBe(200);
  });

  it('answers 503 when it is reached, and 200 to what was kept before', async () => {
    const dataDir = temporaryFolder();
    await fill(dataDir, block);
    const { send, log, backend } = serverOn(dataDir);
    expect((await send('192.0.2.7', 'kept')).status).toBe(200);
    expect((await send('198.51.100.7')).status).toBe(503);
    expect(log.lines.at(-1)).toContain('SPOOL_LIMIT_MB');
    expect((await send('192.0.2.7', 'kept')).status).toBe(200);
    expect(await backend.health()).toBe(false);
  });

  it.runIf(isThorough)('is announced in the log from four fifths of it on', async () => {
    const dataDir = temporaryFolder();
    await fill(dataDir, megabyte / 10);
    const { log } = serverOn(dataDir);
    await eventually(() =>
      log.lines.find((line) => /^warn: .*the spool holds 1 of 1 MB \(SPOOL_LIMIT_MB\)/.test(line)),
    );
  });

  it.runIf(isThorough)('takes messages again once some are deleted, also by another process', async () => {
    const dataDir = temporaryFolder();
    const spool = await fill(dataDir, 0);
    const { send } = serverOn(dataDir);
    expect((await send('192.0.2.7')).status).toBe(503);
    const [first = ''] = await spool.ids();
    await spool.remove(first);
    await eventually(async () => (await send('192.0.2.7')).status === 200);
  });

  it('is kept account of by networks: a file names the sender’s, and no address', async () => {
    const dataDir = temporaryFolder();
    await serverOn(dataDir).send('198.51.100.77');
    const spool = new Spool(join(dataDir, 'messages'));
    const [id = ''] = await spool.ids();
    const text = readFileSync(spool.fileOf(id), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ network: '198.51.100.0/24' });
    expect(text).not.toContain('198.51.100.77');
  });

  it('counts what other servers keep in the same folder', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const [one, two] = [new Spool(folder), new Spool(folder)];
    await Promise.all([one.open(), two.open()]);
    await one.accept(await newMessage());
    await two.refresh();
    expect(two.ledger.used.bytes).toBe(block);
    const [id = ''] = await two.ids();
    await two.remove(id);
    await one.refresh();
    expect(one.ledger.used.bytes).toBe(0);
  });

  it('is read from the environment as a whole number', () => {
    expect([spoolLimitOf(undefined), spoolLimitOf(''), spoolLimitOf('5')]).toEqual([
      1024 * megabyte,
      1024 * megabyte,
      5 * megabyte,
    ]);
    expect([retentionDaysOf(undefined), retentionDaysOf(''), retentionDaysOf('0')]).toEqual([90, 90, 0]);
    for (const text of ['0', '-1', '1.5', 'all', '1048577']) expect(() => spoolLimitOf(text)).toThrow('SPOOL_LIMIT_MB');
    for (const text of ['-1', '1.5', 'never', '36501', '99999999'])
      expect(() => retentionDaysOf(text)).toThrow(
        'MESSAGE_RETENTION_DAYS must be a whole number from 0 to 36500, such as 90',
      );
  });
});
