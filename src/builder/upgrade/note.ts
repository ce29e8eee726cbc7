import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { upgradePlaces } from '../base/upgrade-places.ts';
import { UsageError } from '../base/usage-error.ts';
import type { Mark } from '../files/managed-folder.ts';
import { syncFolder, writeWhole } from '../files/write-whole.ts';
import { isId } from '../git/git.ts';

// The names of its folders are fixed: none goes through `inside.ts`.

/**
 * A file of a site that an upgrade changes, by its path in the site: the SHA-256 of its bytes before and after; none where it isn't there
 * then. `isKept` where Git has it.
 */
export type ChangedFile = { path: string; before?: string; after?: string; isKept: boolean };

/**
 * What is brought over: from which version of which builder to which one, from which commit to which one, and which files beside the
 * packages. `next` is the folder of the site as it is to be, by its path in that of the upgrade.
 */
export type UpgradeNote = {
  builder: string;
  from: string;
  to: string;
  next: string;
  commits: { before: string; after: string };
  files: readonly ChangedFile[];
};

/** What a folder of an upgrade is known by; Git leaves it out, whatever the site's own file says. */
export const upgradeMark: Mark = { name: '.gitignore', kind: 'file' };

/** From here on the upgrade is made. */
export function writeNote(site: string, note: UpgradeNote): void {
  const places = upgradePlaces(site);
  writeWhole(places.note, JSON.stringify(note), { isSynced: true });
  syncFolder(places.folder);
}

/** The note of an upgrade. Throws UsageError where it can't be read. */
export function readNote(site: string): UpgradeNote {
  const { note, folder } = upgradePlaces(site);
  try {
    const read = JSON.parse(readFileSync(note, 'utf8')) as UpgradeNote;
    const { builder, next, to, commits, files } = read;
    const isWhole = [builder, next, to, ...files.map(({ path }) => path)].every((text) => typeof text === 'string');
    if (isWhole && isId(commits.before) && isId(commits.after)) return read;
  } catch {
    // It is told below.
  }
  throw new UsageError(
    `An upgrade was interrupted, and its notes \`${note}\` are damaged. Look at \`git status\`, then delete \`${folder}\` and run \`npm ci\`.`,
  );
}

/** What a file holds, as a short text; nothing where there is none. */
export function digestOf(file: string): string | undefined {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}
