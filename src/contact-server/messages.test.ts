import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, recordingLog, sample, siteConfig, temporaryFolder } from '../../tests/contact/support/fixtures.ts';
import { startMailServer } from '../../tests/contact/support/mail-server.ts';
import { newMessage } from '../../tests/contact/support/messages.ts';
import { createContactBackend, messagesCommand } from './index.ts';
import { Spool } from './spool/spool.ts';

vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;
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
      ['scripts/run.mjs', 'messages', '--format', 'json'],
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

  it('prints no character that steers a terminal or turns text around, in JSON as escapes', async () => {
    const dataDir = temporaryFolder();
    const spool = new Spool(join(dataDir, 'messages'));
    const steering = '\u0007\u001b]0;x\u007f\u009b31m\u061c\u200e\u202e\u2066\u2028\u2029\ufeff\u{e0041}';
    const message = await newMessage({}, `before${steering}after \u{1f600}`);
    await spool.accept(message);
    const kept = await spool.read(message.id);
    if (kept) await spool.update({ ...kept, lastError: `refused${steering}` });
    for (const args of [[], ['--format', 'json']]) {
      const { stdout } = await messagesCommand(args, dataDir);
      expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff\u{e0041}]/u);
      expect(stdout).toContain('after \u{1f600}');
    }
    const { stdout } = await messagesCommand(['--format', 'json'], dataDir);
    expect(JSON.parse(stdout)).toMatchObject([{ lastError: `refused${steering}`, message: message.message }]);
  });

  it.each(['{}', 'null', '[]', '"text"', '{"id":1,"message":null}'])('names a file that holds %s', async (text) => {
    const { dataDir, spool } = await filledFolder();
    const file = spool.fileOf(crypto.randomUUID());
    writeFileSync(file, text);
    const output = await messagesCommand([], dataDir);
    expect(output).toMatchObject({ exitCode: 1, stderr: `${file} can't be read.\n` });
    expect(output.stdout).toContain('Ada Lovelace');
  });

  it('looks where the server keeps messages when DATA_DIR is empty', async () => {
    const folder = temporaryFolder();
    const script = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/messages.ts')];
    const options = { cwd: folder, env: { ...process.env, DATA_DIR: '' } };
    await new Spool(join(folder, '.data/messages')).accept(await newMessage());
    const { stdout } = await promisify(execFile)(process.execPath, script, options);
    expect(stdout).toContain('Ada Lovelace');
  });

  it('says how much is not delivered, and how old that is', async () => {
    const { dataDir, spool, queued } = await filledFolder();
    const kept = await spool.read(queued.id);
    if (kept) await spool.update({ ...kept, receivedAt: new Date(Date.now() - 12.5 * day).toISOString() });
    const { stdout } = await messagesCommand([], dataDir);
    expect(stdout).toMatch(
      /\n1 message is not delivered, the oldest for 12 days; 1 message is kept back as suspicious, .*\n$/,
    );
  });

  it('deletes messages for good, whatever they hold, and names those that are not there', async () => {
    const { dataDir, spool, queued, suspicious } = await filledFolder();
    const broken = crypto.randomUUID();
    writeFileSync(spool.fileOf(broken), '{}');
    const missing = crypto.randomUUID();
    const output = await messagesCommand(['delete', queued.id, missing, broken], dataDir);
    expect(output.exitCode).toBe(1);
    expect(output.stdout).toBe(
      `Message ${queued.id} is deleted; it had not been delivered.\nMessage ${broken} is deleted.\n`,
    );
    expect(output.stderr).toBe(`There is no message ${missing}.\n`);
    expect(await spool.ids()).toEqual([suspicious.id]);
  });

  it('deletes what is older than so many days, and says what of it was not delivered', async () => {
    const { dataDir, spool } = await filledFolder();
    const recent = await newMessage({ receivedAt: new Date().toISOString() });
    await spool.accept(recent);
    const output = await messagesCommand(['delete', '--older-than', '30'], dataDir);
    expect(output).toMatchObject({ exitCode: 0, stderr: '' });
    expect(output.stdout).toBe('2 messages older than 30 days deleted; 1 of them had not been delivered.\n');
    expect(await spool.ids()).toEqual([recent.id]);
  });

  it('has the running server delete, and not what is just being delivered', async () => {
    const server = await startMailServer('hang');
    onTestFinished(() => server.close());
    const { dataDir, spool, queued, suspicious } = await filledFolder();
    const log = recordingLog();
    const backend = createContactBackend({ dataDir, smtpUrl: server.url, rateLimit: 0, siteConfig, log });
    await eventually(() => server.sessions() === 1);
    expect(await messagesCommand(['delete', queued.id], dataDir)).toMatchObject({
      exitCode: 1,
      stderr: `Message ${queued.id} is being delivered right now.\n`,
    });
    expect(await messagesCommand(['delete', suspicious.id], dataDir)).toMatchObject({ exitCode: 0 });
    expect(await spool.ids()).toEqual([queued.id]);
    server.drop();
    await backend.close();
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

  it.each([
    [['--format', 'xml']],
    [['retry']],
    [['remove', 'x']],
    [['--all']],
    [['retry', 'a', 'b']],
    [['delete']],
    [['delete', '--older-than', 'x']],
    [['delete', 'a', '--older-than', '1']],
    [['--older-than', '1']],
  ])('explains itself for %j', async (args) => {
    expect(await messagesCommand(args, temporaryFolder())).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('`npm run messages -- --help`'),
    });
  });

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
