import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOnDisk } from '#contact-function';
import { sizeLimit } from '#contact-function/message';
import { createWhole, type DiskSync, temporaryEnding } from './durable.ts';
import type { SpoolLedger } from './ledger.ts';

/** The largest file of a message: JSON may write a byte as six (`\u0001`), and the rest of the file is small. */
const largestFile = bytesOnDisk(6 * sizeLimit + 8 * 1024);

/** Whether a file of the largest size can be made, as a message's is: with its syncs, and below the ceiling. */
export async function takesLargest(
  folder: string,
  disk: DiskSync,
  ledger: SpoolLedger,
  look: () => Promise<void>,
): Promise<boolean> {
  if (ledger.roomFor(largestFile) !== 'free') await look();
  if (ledger.roomFor(largestFile) !== 'free') return false;
  const probe = join(folder, `.probe-${crypto.randomUUID()}${temporaryEnding}`);
  try {
    const isMade = await createWhole(probe, ' '.repeat(largestFile), disk);
    await disk.folder(folder);
    return isMade;
  } finally {
    await rm(probe, { force: true });
  }
}
