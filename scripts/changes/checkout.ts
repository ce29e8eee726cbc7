import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { git } from './git.ts';

/** Folders of a repository as they were at a commit: where they are laid out, and what takes them away again. */
export type Checkout = { folder: string; remove: () => void };

/**
 * Lays out folders of the repository as they were at a commit, below a temporary folder. `root` is the folder that their paths are
 * relative to. Nothing of the repository itself is touched: git lays the files out from an index of their own.
 */
export function checkOut(root: string, commit: string, folders: readonly string[]): Checkout {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'content-before-')));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  const environment = { GIT_INDEX_FILE: join(temporary, 'index') };
  const run = (args: readonly string[], input?: string) => {
    const output = git(root, args, { environment, ...(input === undefined ? {} : { input }) });
    if (output !== undefined) return output;
    remove();
    throw new Error(`git ${args[0]} failed.`);
  };
  run(['read-tree', commit]);
  const names = run(['ls-files', '-z', '--', ...folders]);
  run(['checkout-index', '-z', '--stdin', `--prefix=${join(temporary, 'files')}${sep}`], names);
  return { folder: join(temporary, 'files', run(['rev-parse', '--show-prefix']).trim()), remove };
}
