import { spawn } from 'node:child_process';

/** How long a look at one file may take, in milliseconds. */
const longest = 60_000;

/** What looks at files has not said whether one is safe. */
class ScanFailedError extends Error {
  readonly code = 'SCAN_COMMAND';
}

/** The command of the environment that looks at each file. */
export type Scan = (file: string) => Promise<boolean>;

/**
 * Has a command look at a file, whose path is `$1`: true where it ends with 0, false with 1, as those of virus scanners do. Rejects
 * where it ends otherwise, can't be started or takes longer than a minute: nobody knows then.
 */
export function scanBy(command: string): Scan {
  return (file) =>
    new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new ScanFailedError(`SCAN_COMMAND ${why}.`));
      // In a group of its own, so that nothing of it is left when its time is over.
      const child = spawn('/bin/sh', ['-c', command, 'scan', file], {
        stdio: ['ignore', 'ignore', 'inherit'],
        detached: true,
      });
      const timer = setTimeout(() => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, longest);
      child.once('error', ({ message }) => {
        clearTimeout(timer);
        fail(`can't be started: ${message}`);
      });
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        if (code === 0 || code === 1) resolve(code === 0);
        else fail(`ended with ${signal ?? code}`);
      });
    });
}
