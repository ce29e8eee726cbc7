import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { recordingLog, sample, siteConfig, temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { allOf, newMessage } from '../../../tests/contact/support/messages.ts';
import { createContactBackend, localKey } from '../index.ts';
import { type DiskSync, fsync } from './durable.ts';
import { Spool } from './spool.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('two servers on one data folder', () => {
  it('keep one of two texts that come at once with one key, and answer 409 to the other', async () => {
    const dataDir = temporaryFolder();
    const log = recordingLog();
    const servers = [0, 1].map(() => createContactBackend({ dataDir, rateLimit: 0, siteConfig, log }));
    const send = async (server: number, key: string) => {
      const text = `${key}, sent to server ${server}`;
      const headers = { 'content-type': 'application/json', apikey: localKey, 'idempotency-key': key };
      const body = JSON.stringify({ ...sample, message: text });
      const request = new Request('http://127.0.0.1/functions/v1/send-contact-email', {
        method: 'POST',
        headers,
        body,
      });
      const answer = await servers[server]?.fetch(request, '192.0.2.7');
      return { status: answer?.status, text };
    };
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let number = 0; number < 40; number += 1) {
      const pair = await Promise.all([send(0, `key ${number}`), send(1, `key ${number}`)]);
      expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
      answers.push(...pair);
    }
    const acknowledged = answers.flatMap(({ status, text }) => (status === 200 ? [text] : []));
    const kept = await allOf(new Spool(join(dataDir, 'messages')));
    expect(kept.map(({ message }) => message.message).sort()).toEqual(acknowledged.sort());
    await Promise.all(servers.map((server) => server.close()));
  });

  it('remove nothing of each other: a write that fails leaves what the other has acknowledged', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const message = await newMessage();
    const other = new Spool(folder);
    // The slow server has seen that the id is free; then the other one keeps the message, and the slow one's disk fails.
    const file: DiskSync['file'] = async () => {
      expect(await other.accept(message)).toBe('stored');
      throw Object.assign(new Error('broken'), { code: 'EIO' });
    };
    expect(await new Spool(folder, { disk: { ...fsync, file } }).accept(message)).toBe('repeated');
    expect(readdirSync(folder)).toEqual([`${message.id}.json`]);
    expect(await other.read(message.id)).toMatchObject({ message: message.message });
  });

  it('take no place of a file that the other has just made', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const [mine, theirs] = [await newMessage(), await newMessage({}, 'Another text.')];
    const other = new Spool(folder);
    const file: DiskSync['file'] = async (handle) => {
      await fsync.file(handle);
      await other.accept({ ...theirs, id: mine.id });
    };
    expect(await new Spool(folder, { disk: { ...fsync, file } }).accept(mine)).toBe('conflict');
    expect(await other.read(mine.id)).toMatchObject({ message: theirs.message });
    expect(readdirSync(folder)).toEqual([`${mine.id}.json`]);
  });
});
