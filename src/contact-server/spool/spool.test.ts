import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { allOf, newMessage } from '../../../tests/contact/support/messages.ts';
import { type DiskSync, fsync } from './durable.ts';
import { Spool } from './spool.ts';

/** A disk of which one kind of sync can be made to fail. */
function failingDisk() {
  let failing: 'file' | 'folder' | undefined;
  const check = (kind: 'file' | 'folder') => {
    if (failing === kind) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const disk: DiskSync = {
    file: async (handle) => {
      check('file');
      await fsync.file(handle);
    },
    folder: async (path) => {
      check('folder');
      await fsync.folder(path);
    },
  };
  return {
    disk,
    fail: (kind?: 'file' | 'folder') => {
      failing = kind;
    },
  };
}

describe('the spool', () => {
  it('keeps each message in one readable file that only its owner can read', async () => {
    const spool = new Spool(join(temporaryFolder(), 'data', 'messages'));
    const message = await newMessage();
    expect(await spool.accept(message)).toBe('stored');
    const text = readFileSync(spool.fileOf(message.id), 'utf8');
    expect(text).toContain('  "name": "Ada Lovelace"');
    expect(JSON.parse(text)).toMatchObject({ ...message, status: 'queued', attempts: 0, lastError: null });
    expect(readdirSync(spool.folder)).toEqual([`${message.id}.json`]);
    expect(statSync(spool.fileOf(message.id)).mode & 0o077).toBe(0);
    expect(statSync(spool.folder).mode & 0o077).toBe(0);
  });

  it('syncs the file before its name, and the folder before it answers', async () => {
    const steps: string[] = [];
    const folder = join(temporaryFolder(), 'messages');
    const disk: DiskSync = {
      file: async (handle) => {
        await fsync.file(handle);
        steps.push(`file, ${readdirSync(folder).filter((name) => name.endsWith('.json')).length} named`);
      },
      folder: async (path) => {
        await fsync.folder(path);
        if (path === folder)
          steps.push(`folder, ${readdirSync(folder).filter((name) => name.endsWith('.json')).length} named`);
      },
    };
    const spool = new Spool(folder, { disk });
    await spool.open();
    steps.length = 0;
    await spool.accept(await newMessage());
    steps.push('answer');
    expect(steps).toEqual(['file, 0 named', 'folder, 1 named', 'answer']);
  });

  it('syncs the folder again before it says that a message was kept before', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const message = await newMessage();
    await new Spool(folder).accept(message);
    const synced: string[] = [];
    const disk: DiskSync = { file: fsync.file, folder: async (path) => void synced.push(path) };
    const restarted = new Spool(folder, { disk });
    expect(await restarted.accept(message)).toBe('repeated');
    expect(synced).toEqual([folder]);
  });

  it('keeps one of many that come at once with one id, also in two processes', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const message = await newMessage();
    const spools = [new Spool(folder), new Spool(folder)];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => spools[index % 2]?.accept(message)));
    expect(answers.every((answer) => answer === 'stored' || answer === 'repeated')).toBe(true);
    expect(await allOf(new Spool(folder))).toHaveLength(1);
  });

  it('tells another message with the same id from the same message', async () => {
    const spool = new Spool(join(temporaryFolder(), 'messages'));
    const first = await newMessage();
    await spool.accept(first);
    expect(await spool.accept(await newMessage({ id: first.id }, 'Another text.'))).toBe('conflict');
    expect(await spool.read(first.id)).toMatchObject({ message: first.message });
  });

  it('knows what another process has kept, also while its own disk takes nothing', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const { disk, fail } = failingDisk();
    const message = await newMessage();
    const [failing, other] = [new Spool(folder, { disk }), new Spool(folder)];
    await failing.open();
    await other.accept(message);
    fail('file');
    expect(await failing.accept(message)).toBe('repeated');
    expect(await failing.accept(await newMessage({ id: message.id }, 'Another text.'))).toBe('conflict');
  });

  it('keeps nothing when the disk fails, and the same message later', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const { disk, fail } = failingDisk();
    const message = await newMessage();
    const spool = new Spool(folder, { disk });
    await spool.open();
    fail('file');
    await expect(spool.accept(message)).rejects.toThrow('no space');
    expect(readdirSync(folder)).toEqual([]);
    expect(await spool.canStore()).toBe(false);
    fail();
    expect(await spool.accept(message)).toBe('stored');
    // A message has proved the last answer wrong, so that it is not given out again.
    expect(await spool.canStore()).toBe(true);
  });

  it('removes no file that another server may have acknowledged when only the last sync fails', async () => {
    const folder = join(temporaryFolder(), 'messages');
    const { disk, fail } = failingDisk();
    const message = await newMessage();
    const [failing, other] = [new Spool(folder, { disk }), new Spool(folder)];
    await failing.open();
    fail('folder');
    const refused = failing.accept(message);
    await expect(refused).rejects.toThrow('no space');
    expect(await other.accept(message)).toBe('repeated');
    expect(await failing.canStore()).toBe(false);
    await expect(failing.accept(message)).rejects.toThrow('no space');
    expect(await other.read(message.id)).toMatchObject({ message: message.message });
  });

  it('removes what a crash left long ago, and nothing that is being written', async () => {
    const folder = join(temporaryFolder(), 'messages');
    mkdirSync(folder);
    for (const name of ['.old.tmp', '.new.tmp']) writeFileSync(join(folder, name), '{');
    utimesSync(join(folder, '.old.tmp'), 0, 0);
    // Killed between the two steps that give a message its name.
    writeFileSync(join(folder, 'named.json'), '{}');
    linkSync(join(folder, 'named.json'), join(folder, '.named.tmp'));
    await new Spool(folder).open();
    expect(readdirSync(folder)).toEqual(['.new.tmp', 'named.json']);
  });

  it('names a file that can not be read and gives the others', async () => {
    const spool = new Spool(join(temporaryFolder(), 'messages'));
    await spool.accept(await newMessage());
    const broken = spool.fileOf(crypto.randomUUID());
    writeFileSync(broken, '{"id":');
    writeFileSync(join(spool.folder, 'notes.json'), 'not a message');
    const unreadable: string[] = [];
    const ids: string[] = [];
    for await (const { id } of spool.messages((file) => unreadable.push(file))) ids.push(id);
    expect(ids).toHaveLength(1);
    expect(unreadable).toEqual([broken]);
  });

  it('can not be led to a file outside its folder', async () => {
    const spool = new Spool(join(temporaryFolder(), 'messages'));
    for (const id of ['../secret', `${crypto.randomUUID()}/x`, '', dirname(spool.folder)])
      await expect(spool.read(id)).rejects.toThrow('is not the id of a message');
  });
});
