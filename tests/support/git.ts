import { execFileSync } from 'node:child_process';

/** Git in a folder, as somebody whom the tests made up; gives what it prints, without the line breaks at its end. */
export function gitIn(folder: string): (...args: string[]) => string {
  return (...args) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trimEnd();
}
