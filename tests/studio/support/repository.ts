import { execFileSync } from 'node:child_process';

/** A Git repository of its own in a folder. Returns the way to commit all that the folder holds. */
export function startRepository(root: string): (says: string) => void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann Example', '-c', 'user.email=ann@site.example', ...args], { cwd: root });
  git('init', '-q');
  return (says) => {
    git('add', '-A');
    git('commit', '-q', '-m', says);
  };
}
