import { gitBytes } from './git.ts';

/**
 * The day of the last commit of each file of a folder, by its path below it. Empty where there is no Git, or where not all of its
 * history is there: then the oldest commit would have touched everything. A file that has been changed since is left out.
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const ask = async (...args: string[]) => (await gitBytes(folder, args))?.toString('utf8');
  if ((await ask('rev-parse', '--is-shallow-repository'))?.trim() !== 'false') return new Map();
  const [log, changed] = await Promise.all([
    ask('log', '--format=%x01%cs', '--name-only', '--no-renames', '--relative', '-z', '--', '.'),
    ask('diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.'),
  ]);
  const days = new Map<string, string>();
  for (const commit of (log ?? '').split('\u0001')) {
    const [day = '', ...files] = commit.split(/[\0\n]/).filter((part) => part !== '');
    // The newest comes first.
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  for (const file of (changed ?? '').split('\0')) days.delete(file);
  return days;
}
