import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createContactBackend, messagesCommand } from '../../scripts/contact/index.ts';
import { Spool } from '../../scripts/contact/spool/spool.ts';
import { eventually, recordingLog, sample, siteConfig, temporaryFolder } from './support/fixtures.ts';
import { startMailServer } from './support/mail-server.ts';
import { newMessage } from './support/messages.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');

/** A data folder with a queued and a suspicious message, the later one first. */
async function filledFolder() {
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  const queued = await newMessage({ receivedAt: '2025-06-02T12:00:00.000Z' });
  const suspicious = await newMessage({ suspicions: ['trap'] }, 'Cheap \u001b[31mlinks');
  await spool.accept(queued);
  await spool.accept(suspicious);
  return { dataDir, spool, queued, suspicious };
}

describe('npm run messages', () => {
  it('lists what came, oldest first, as JSON', async () => {
    const { dataDir, queued, suspicious } = await filledFolder();
    const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir } };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/messages.ts', '--format', 'json'],
      options,
    );
    const common = { attempts: 0, lastError: null };
    expect(JSON.parse(stdout)).toEqual([
      {
        id: suspicious.id,
        receivedAt: suspicious.receivedAt,
        status: 'quarantined',
        ...common,
        message: suspicious.message,
      },
      { id: queued.id, receivedAt: queued.receivedAt, status: 'queued', ...common, message: sample },
    ]);
  });

  it('lists it for people, and no text steers the terminal', async () => {
    const { dataDir, queued } = await filledFolder();
    const { stdout, exitCode } = await messagesCommand([], dataDir);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`${queued.receivedAt}  ${queued.id}  queued\n  Ada Lovelace <ada@example.org> · pilot\n`);
    expect(stdout).toContain('quarantined (trap)');
    expect(stdout).toContain('Cheap \uFFFD[31mlinks');
  });

  it('says so when nothing came, and names files that can not be read', async () => {
    const dataDir = temporaryFolder();
    expect((await messagesCommand([], dataDir)).stdout).toContain('No messages in');
    expect((await messagesCommand(['--format', 'json'], dataDir)).stdout).toBe('[]\n');
    const { dataDir: filled, spool } = await filledFolder();
    const file = spool.fileOf(crypto.randomUUID());
    writeFileSync(file, 'broken');
    expect(await messagesCommand([], filled)).toMatchObject({ exitCode: 1, stderr: `${file} can't be read.\n` });
  });

  it('releases a message that is kept back, and retries one that failed', async () => {
    const { dataDir, spool, queued, suspicious } = await filledFolder();
    expect(await messagesCommand(['release', suspicious.id], dataDir)).toMatchObject({ exitCode: 0 });
    expect(await spool.read(suspicious.id)).toMatchObject({ status: 'queued' });
    const kept = await spool.read(queued.id);
    if (kept) await spool.update({ ...kept, status: 'failed', attempts: 110 });
    expect(await messagesCommand(['retry', queued.id], dataDir)).toMatchObject({ exitCode: 0 });
    expect(await spool.read(queued.id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it.each([
    ['release a message that is not kept back', 'release', 'queued', 'is not kept back'],
    ['retry a message that is kept back', 'retry', 'suspicious', 'Use `release`'],
    ['retry what does not exist', 'retry', 'none', 'There is no message'],
    ['reach a file elsewhere', 'retry', '../../etc/passwd', 'There is no message'],
  ])('does not %s', async (_, action, which, words) => {
    const { dataDir, queued, suspicious } = await filledFolder();
    const ids: Record<string, string> = { queued: queued.id, suspicious: suspicious.id, none: crypto.randomUUID() };
    const output = await messagesCommand([action, ids[which] ?? which], dataDir);
    expect(output).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(words) });
  });

  it.each([[['--format', 'xml']], [['retry']], [['remove', 'x']], [['--all']], [['retry', 'a', 'b']]])(
    'explains itself for %j',
    async (args) => {
      expect(await messagesCommand(args, temporaryFolder())).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining('Usage:'),
      });
    },
  );

  it('has the running server deliver at once', async () => {
    const server = await startMailServer('refuse');
    onTestFinished(() => server.close());
    const { dataDir, spool, queued, suspicious } = await filledFolder();
    const log = recordingLog();
    const backend = createContactBackend({ dataDir, smtpUrl: server.url, rateLimit: 0, siteConfig, log });
    onTestFinished(() => backend.close());
    await eventually(async () => (await spool.read(queued.id))?.attempts === 1);
    server.state.mood = 'accept';
    expect(await messagesCommand(['release', suspicious.id], dataDir)).toMatchObject({ exitCode: 0 });
    expect(await messagesCommand(['retry', queued.id], dataDir)).toMatchObject({ exitCode: 0 });
    await eventually(() => server.received.length === 2);
    await eventually(async () => (await spool.read(queued.id))?.status === 'sent');
    expect(await messagesCommand(['retry', queued.id], dataDir)).toMatchObject({ exitCode: 1 });
  });
});
