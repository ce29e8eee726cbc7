import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from './fixtures.ts';

/** A disk of a size such as `512k`, in memory. Skips the test, and says why, where none can be made. */
export function smallDisk(context: TestContext, size: string): string {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    context.skip('needs the right to mount a small disk (root on Linux)');
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Fills a disk to its last byte. Gives what empties it again. */
export function fillDisk(disk: string): () => void {
  const filler = join(disk, `filler-${crypto.randomUUID()}`);
  const file = openSync(filler, 'w');
  try {
    for (;;) if (writeSync(file, Buffer.alloc(4096)) === 0) break;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler, { force: true });
}
