import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { newMessage } from '../../../tests/contact/support/messages.ts';
import { smallDisk } from '../../../tests/contact/support/small-disk.ts';
import { type DiskSync, fsync } from './durable.ts';
import { SharedResult } from './shared-result.ts';
import { Spool } from './spool.ts';

/** A spool that counts its syncs of files. */
function countingSpool(folder: string) {
  let syncs = 0;
  const file: DiskSync['file'] = async (handle) => {
    syncs += 1;
    await fsync.file(handle);
  };
  return { spool: new Spool(folder, { disk: { ...fsync, file } }), syncs: () => syncs };
}

describe('the health', () => {
  it('is tried once for all who ask within a second', async () => {
    const { spool, syncs } = countingSpool(join(temporaryFolder(), 'messages'));
    const answers = await Promise.all(Array.from({ length: 100 }, () => spool.canStore()));
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(syncs()).toBe(1);
  });

  it('is no where the largest message has no room, though a small one has', async (context) => {
    const spool = new Spool(join(smallDisk(context, '128k'), 'messages'));
    // JSON writes a control character as six bytes.
    const largest = await newMessage({}, '\u0001'.repeat(32 * 1024 - 200));
    expect(await spool.accept(await newMessage())).toBe('stored');
    await expect(spool.accept(largest)).rejects.toThrow('ENOSPC');
    expect(await spool.canStore()).toBe(false);
  });

  it('is yes only where the largest message has room', async (context) => {
    const folder = join(smallDisk(context, '256k'), 'messages');
    const spool = new Spool(folder);
    expect(await spool.canStore()).toBe(true);
    expect(await spool.accept(await newMessage({}, '\u0001'.repeat(32 * 1024 - 200)))).toBe('stored');
    expect(await new Spool(folder).canStore()).toBe(false);
  });
});

describe('a shared result', () => {
  it('is given out again for a second, and no longer', async () => {
    let now = 0;
    let count = 0;
    const result = new SharedResult(
      async () => (count += 1),
      () => now,
    );
    expect([await result.get(), await result.get()]).toEqual([1, 1]);
    now = 1000;
    expect(await result.get()).toBe(1);
    now = 1001;
    expect(await result.get()).toBe(2);
    result.forget();
    expect(await result.get()).toBe(3);
  });
});
