import { linkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askOwner, claimOwnership } from '../../scripts/contact/delivery/owner.ts';
import { createContactBackend } from '../../scripts/contact/index.ts';
import { Spool } from '../../scripts/contact/spool/spool.ts';
import { eventually, recordingLog, sample, siteConfig, temporaryFolder } from './support/fixtures.ts';
import { startMailServer } from './support/mail-server.ts';
import { allOf, newMessage } from './support/messages.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A backend on a data folder, as `npm start` makes it. */
function backendOn(dataDir: string, smtpUrl: string) {
  const backend = createContactBackend({ dataDir, smtpUrl, rateLimit: 0, siteConfig, log: recordingLog() });
  onTestFinished(() => backend.close());
  return backend;
}

describe('the right to deliver', () => {
  it('belongs to one process at a time, and passes on when it is given up', async () => {
    const dataDir = temporaryFolder();
    const first = await claimOwnership(dataDir, async () => 'hello');
    expect(first).toBeDefined();
    expect(await claimOwnership(dataDir, async () => '')).toBeUndefined();
    await first?.release();
    const second = await claimOwnership(dataDir, async () => 'hello');
    expect(second).toBeDefined();
    await second?.release();
    expect(await askOwner(dataDir, 'hello')).toBeUndefined();
  });

  it('is free again after its process was killed', async () => {
    const dataDir = temporaryFolder();
    const left = createServer();
    await new Promise<void>((done) => left.listen(join(dataDir, 'socket'), done));
    linkSync(join(dataDir, 'socket'), join(dataDir, 'delivery.sock'));
    await new Promise((done) => left.close(done));
    const ownership = await claimOwnership(dataDir, async () => 'hello');
    expect(ownership).toBeDefined();
    await ownership?.release();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(temporaryFolder(), 'a-long-name-of-a-folder'.repeat(6));
    const ownership = await claimOwnership(dataDir, async (line) => `${line}!`);
    expect(await askOwner(dataDir, 'hello')).toBe('hello!');
    await ownership?.release();
  });

  it('has two servers with one folder mail each message once', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const dataDir = temporaryFolder();
    const spool = new Spool(join(dataDir, 'messages'));
    await spool.accept(await newMessage());
    const backends = [backendOn(dataDir, server.url), backendOn(dataDir, server.url)];
    await eventually(() => server.received.length === 1);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        backends[index % 2]?.fetch(
          new Request('http://127.0.0.1/functions/v1/send-contact-email', {
            method: 'POST',
            headers: { 'content-type': 'application/json', apikey: 'local-anonymous-key' },
            body: JSON.stringify(sample),
          }),
          '127.0.0.1',
        ),
      ),
    );
    await eventually(async () => (await allOf(spool)).every(({ status }) => status === 'sent'));
    expect(await allOf(spool)).toHaveLength(11);
    expect(server.received).toHaveLength(11);
  });
});
