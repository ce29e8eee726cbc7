import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from '../../contact/support/fixtures.ts';

/** A disk whose power can be cut. */
export type CutDisk = {
  folder: string;
  /** From now on nothing reaches the disk, neither data nor journal that is still in memory. */
  cut(): void;
  /** Mounts the disk again as a machine does that starts again: the journal is replayed, memory is gone. */
  restore(): void;
};

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: the file system stops without writing anything more. */
const shutDown = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`;

/**
 * A file system of its own in a file, with ext4's kernel call that tests power cuts.
 * Skips the test, and says why, where the machine allows none.
 */
export function cutDisk(context: TestContext): CutDisk {
  const base = temporaryFolder();
  const image = join(base, 'image');
  const folder = join(base, 'disk');
  mkdirSync(folder);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  const mount = () => run('mount', '-o', 'loop', image, folder);
  try {
    run('truncate', '-s', '64M', image);
    run('mkfs.ext4', '-q', image);
    run('python3', '-c', 'import fcntl');
    mount();
  } catch {
    context.skip('needs root, loop devices, mkfs.ext4 and python3 to cut the power of a disk');
  }
  onTestFinished(() => void run('umount', folder));
  return {
    folder,
    cut: () => void run('python3', '-c', shutDown, folder),
    restore: () => {
      run('umount', folder);
      mount();
    },
  };
}
