import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  eventually,
  recordingLog,
  sample,
  siteConfig,
  temporaryFolder,
} from '../../../tests/contact/support/fixtures.ts';
import { startMailServer } from '../../../tests/contact/support/mail-server.ts';
import { manualClock } from '../../../tests/contact/support/manual-clock.ts';
import { allOf, newMessage } from '../../../tests/contact/support/messages.ts';
import { type ContactBackend, createContactBackend } from '../index.ts';
import { Spool } from '../spool/spool.ts';
import { askOwner, claimOwnership } from './owner.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A backend on a data folder, as `npm start` makes it. */
function backendOn(dataDir: string, smtpUrl?: string) {
  const backend = createContactBackend({ dataDir, smtpUrl, rateLimit: 0, siteConfig, log: recordingLog() });
  onTestFinished(() => backend.close());
  return backend;
}

/** Sends a message to a backend. */
function post(backend: ContactBackend): Promise<Response> {
  const headers = { 'content-type': 'application/json', apikey: 'local-anonymous-key' };
  const request = { method: 'POST', headers, body: JSON.stringify(sample) };
  return backend.fetch(new Request('http://127.0.0.1/functions/v1/send-contact-email', request), '127.0.0.1');
}

/** Sockets as killed processes leave them: names where nobody listens. */
function leaveSockets(dataDir: string, count: number): void {
  mkdirSync(join(dataDir, 'delivery'), { recursive: true });
  const script =
    "require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))";
  for (let number = 0; number < count; number += 1)
    spawnSync(process.execPath, ['-e', script, join(dataDir, 'delivery', `0000000${number}-left.sock`)]);
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

  it('is free again after its process was killed, for one of many that come at once', async () => {
    const dataDir = temporaryFolder();
    leaveSockets(dataDir, 3);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimOwnership(dataDir, async () => 'hello')));
    const owners = claims.filter((claim) => claim !== undefined);
    expect(owners).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'delivery'))).toHaveLength(1);
    expect(await askOwner(dataDir, 'hello')).toBe('hello');
    await owners[0]?.release();
    expect(readdirSync(join(dataDir, 'delivery'))).toEqual([]);
  });

  it('never belongs to two, however they come and go', async () => {
    const dataDir = temporaryFolder();
    let owners = 0;
    let turns = 0;
    const contender = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const ownership = await claimOwnership(dataDir, async () => 'hello');
        if (!ownership) continue;
        owners += 1;
        turns += 1;
        expect(owners).toBe(1);
        await new Promise((done) => setImmediate(done));
        owners -= 1;
        await ownership.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, contender));
    expect(turns).toBeGreaterThan(0);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(temporaryFolder(), 'a-long-name-of-a-folder'.repeat(6));
    const ownership = await claimOwnership(dataDir, async (line) => `${line}!`);
    expect(await askOwner(dataDir, 'hello')).toBe('hello!');
    await ownership?.release();
  });

  it('lies in the data folder at any length of its path, where nobody else can take its place', async () => {
    const dataDir = join(temporaryFolder(), 'a-long-name-of-a-folder'.repeat(6));
    const ownership = await claimOwnership(dataDir, async () => 'hello');
    expect(readdirSync(join(dataDir, 'delivery')).filter((name) => name.endsWith('.sock'))).toHaveLength(1);
    expect(statSync(join(dataDir, 'delivery')).mode & 0o077).toBe(0);
    await ownership?.release();
  });

  it('is not had by who listens in the shared temporary folder, under a name that follows from the data folder', async () => {
    const dataDir = join(temporaryFolder(), 'a-long-name-of-a-folder'.repeat(6));
    const name = createHash('sha256').update(join(dataDir, 'delivery.sock')).digest('hex').slice(0, 16);
    const squatter = createServer((socket) => socket.end('ok\n'));
    await new Promise<void>((done) => squatter.listen(join(tmpdir(), `contact-${name}.sock`), done));
    onTestFinished(() => void squatter.close());
    const ownership = await claimOwnership(dataDir, async () => 'hello');
    expect(ownership).toBeDefined();
    expect(await askOwner(dataDir, 'hello')).toBe('hello');
    await ownership?.release();
  });

  it('passes on within half a minute when its server ends', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const dataDir = temporaryFolder();
    const asked: string[] = [];
    const first = await claimOwnership(dataDir, async (line) => {
      asked.push(line);
      return 'ok';
    });
    const clock = manualClock();
    const log = recordingLog();
    const backend = createContactBackend({ dataDir, smtpUrl: server.url, rateLimit: 0, siteConfig, clock, log });
    onTestFinished(() => backend.close());
    await post(backend);
    await eventually(() => asked.includes('hello'));
    await first?.release();
    // The half minute is counted from the end of that look, which comes a moment after its answer.
    let passed = 0;
    await eventually(() => {
      if (passed < 45_000) clock.advance(1000);
      passed += 1000;
      return server.received.length === 1;
    });
  });

  it('is told of what a server keeps that has no mail server', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const dataDir = temporaryFolder();
    backendOn(dataDir, server.url);
    await eventually(async () => (await askOwner(dataDir, 'hello')) === 'ok');
    await post(backendOn(dataDir));
    await eventually(() => server.received.length === 1);
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
      Array.from({ length: 10 }, (_, index) => {
        const backend = backends[index % 2];
        return backend && post(backend);
      }),
    );
    await eventually(async () => (await allOf(spool)).every(({ status }) => status === 'sent'));
    expect(await allOf(spool)).toHaveLength(11);
    expect(server.received).toHaveLength(11);
  });
});
