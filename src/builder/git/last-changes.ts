import { gitBytes } from './git.ts';

/**
 * The day of the last commit of each file of a folder, by its path below it. Empty where there is no Git, or where not all of its
 * history is there: then the oldest commit would have touched everything. A file that has been changed since is left out; with `tree`,
 * what the folder is about to be, one that is another there is of today.
 */
export async function lastChanges(folder: string, tree?: string): Promise<ReadonlyMap<string, string>> {
  const ask = async (...args: string[]) => (await gitBytes(folder, args))?.toString('utf8');
  if ((await ask('rev-parse', '--is-shallow-repository'))?.trim() !== 'false') return new Map();
  const [log, changed] = await Promise.all([
    ask('log', '--format=%x01%cs', '--name-only', '--no-renames', '--relative', '-z', '--', '.'),
    ask(
      'diff',
      '--name-only',
      '--no-renames',
      '--relative',
      '-z',
      'HEAD',
      ...(tree === undefined ? [] : [tree]),
      '--',
      '.',
    ),
  ]);
  const days = new Map<string, string>();
  for (const commit of (log ?? '').split('\u0001')) {
    const [day = '', ...files] = commit.split(/[\0\n]/).filter((part) => part !== '');
    // The newest comes first.
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  for (const file of (changed ?? '').split('\0'))
    if (tree === undefined) days.delete(file);
    else days.set(file, today());
  return days;
}

/** The day as Git writes it into a commit that is made now. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
