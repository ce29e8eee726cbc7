import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createWhole, type DiskSync, fsync } from '../spool/durable.ts';
import { makeFolder, namesIn } from '../spool/folder.ts';
import type { Clock } from './clock.ts';

/** How long an address gets no other receipt, in milliseconds. */
const pause = 60 * 60 * 1000;

/**
 * To which addresses a receipt went within the last hour: a file each, named by a digest of the address, that holds when. It is on
 * disk before the mail goes, so that no crash has somebody get two. For the process that delivers.
 */
export class Receipts {
  readonly #folder: string;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #disk: DiskSync;

  constructor(dataDir: string, clock: Pick<Clock, 'now'>, disk = fsync) {
    this.#folder = join(dataDir, 'receipts');
    this.#clock = clock;
    this.#disk = disk;
  }

  /** Whether an address may get a receipt now; it may not again within the hour. */
  async take(address: string): Promise<boolean> {
    await makeFolder(this.#folder, this.#disk);
    await this.#forget();
    const name = createHash('sha256').update(address.toLowerCase()).digest('hex');
    const isMade = await createWhole(join(this.#folder, name), `${this.#clock.now()}\n`, this.#disk);
    await this.#disk.folder(this.#folder);
    return isMade;
  }

  /** Removes what is older than an hour, or from a time that is still to come. */
  async #forget(): Promise<void> {
    const now = this.#clock.now();
    for (const name of await namesIn(this.#folder)) {
      if (!/^[0-9a-f]{64}$/.test(name)) continue;
      const file = join(this.#folder, name);
      const at = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
      if (!(now - at >= 0 && now - at < pause)) await rm(file, { force: true });
    }
  }
}
