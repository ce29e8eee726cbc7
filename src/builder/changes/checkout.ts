import { join, sep } from 'node:path';
import { temporaryFolder } from '../files/managed-folder.ts';
import { git } from '../git/git.ts';

/** Folders of a repository as they were at a commit: where they are laid out, and what takes them away again. */
export type Checkout = { folder: string; remove: () => void };

/**
 * Lays out folders of the repository as they were at a commit, below a temporary folder. `root` is the folder that their paths are
 * relative to. Nothing of the repository itself is touched: git lays the files out from an index of their own. Of a commit that
 * `isForeign`, what it wants done with its files (`.gitattributes`) is not done by Git LFS, which would ask other servers for them.
 * `parent` is the folder of the temporary one, where it isn't the system's.
 */
export function checkOut(
  root: string,
  commit: string,
  folders: readonly string[],
  { isForeign = false, parent }: { isForeign?: boolean; parent?: string } = {},
): Checkout {
  const { folder: temporary, remove } = temporaryFolder('content-before-', parent);
  const environment = { GIT_INDEX_FILE: join(temporary, 'index') };
  const run = (args: readonly string[], input?: string) => {
    const output = git(root, args, { environment, ...(input === undefined ? {} : { input }) });
    if (output !== undefined) return output;
    remove();
    throw new Error(`git ${args[0]} failed.`);
  };
  run(['read-tree', commit]);
  const names = run(['ls-files', '-z', '--', ...folders]);
  // Without links: one that a commit holds is laid out as a file, and leads nobody out of the folder.
  const options = ['-c', 'core.symlinks=false', ...withoutFilters(root, isForeign)];
  run([...options, 'checkout-index', '-z', '--stdin', `--prefix=${join(temporary, 'files')}${sep}`], names);
  return { folder: join(temporary, 'files', run(['rev-parse', '--show-prefix']).trim()), remove };
}

/**
 * Turns off the programs through which Git would send files. Those that this repository's own configuration names could have come
 * with it; Git LFS, as people set it up for all of theirs, is kept for a commit of their own.
 */
export function withoutFilters(root: string, isForeign: boolean): string[] {
  const listed = git(root, ['config', '--show-scope', '--name-only', '-z', '--get-regexp', '^filter[.]']) ?? '';
  const parts = listed.split('\0');
  const drivers = new Set(isForeign ? ['lfs'] : []);
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [scope = '', name = ''] = [parts[at], parts[at + 1]];
    if (isForeign || !['system', 'global', 'command'].includes(scope))
      drivers.add(name.split('.').slice(1, -1).join('.'));
  }
  return [...drivers].flatMap((driver) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((option) => ['-c', `filter.${driver}.${option}`]),
  );
}
