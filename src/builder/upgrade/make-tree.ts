import { constants, copyFileSync, cpSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { insideOf } from '../base/inside.ts';
import { runNpm } from '../base/run-npm.ts';
import { upgradePlaces } from '../base/upgrade-places.ts';
import { UsageError } from '../base/usage-error.ts';
import { clearManaged } from '../files/managed-folder.ts';
import { git } from '../git/git.ts';
import { installedVersion } from './installed.ts';
import { upgradeMark } from './note.ts';
import { npmWords, type Wanted } from './wanted.ts';

/**
 * Copies a site to beside it, as Git would check it out and with what is installed, all but what an earlier upgrade has left there. `prefix`
 * is its path in the repository. Returns the folder of the copy and the files in it that Git has.
 */
export function makeTree(site: string, prefix: string): { next: string; kept: string[] } {
  const places = upgradePlaces(site);
  clearManaged(places.folder, upgradeMark);
  mkdirSync(places.folder, { recursive: true });
  writeFileSync(join(places.folder, upgradeMark.name), '*\n');
  const next = join(places.tree, prefix);
  const listed = (git(site, ['ls-files', '-z', '--', '.']) ?? '').split('\0').filter((path) => path !== '');
  // Another repository inside of this one is a folder.
  const kept = listed.filter((path) => !lstatSync(join(site, path)).isDirectory());
  for (const path of kept) copyAsIs(join(site, path), insideOf(next, path));
  const packages = join(site, 'node_modules');
  copyAsIs(packages, join(next, 'node_modules'), join(packages, '.cache'));
  return { next, kept };
}

/** Copies a file, a link as a link, or a folder but for one in it. A disk that can share what both hold does so. */
function copyAsIs(from: string, to: string, except?: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== except,
  });
}

/**
 * Installs another builder for a site; the file that it comes from takes the place of the one before it. Returns the files that it is packed
 * as, before and after. Throws UsageError with what npm says where it can't be had.
 */
export async function installBuilder(
  next: string,
  builder: string,
  { version, file }: Wanted,
  spec: string,
): Promise<{ old: string | undefined; packed: string | undefined }> {
  const old = spec.startsWith('file:') ? spec.slice('file:'.length).replace(/^\.\//, '') : undefined;
  const packed = file === undefined ? undefined : `${builder}-${version}.tgz`;
  if (file !== undefined && packed !== undefined) copyFileSync(file, join(next, packed));
  const wanted = packed === undefined ? `${builder}@${version}` : `./${packed}`;
  const { isDone, said } = await runNpm(next, ['install', '--save-exact', '--no-audit', '--no-fund', wanted]);
  const installed = installedVersion(next, builder);
  if (!isDone || installed !== version)
    throw new UsageError(
      `${builder} ${version} can't be installed.\n${npmWords(said) || `  npm has installed ${installed ?? 'nothing'}.`}\nNothing was changed.`,
    );
  // One that lies elsewhere is not the site's.
  const isOwn = old !== undefined && old === basename(old) && old !== packed;
  if (isOwn) rmSync(join(next, old), { force: true });
  return { old: isOwn ? old : undefined, packed };
}
