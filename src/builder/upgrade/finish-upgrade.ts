import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sayingWhy } from '../base/disk-problem.ts';
import { insideOf } from '../base/inside.ts';
import { isUpgrading, upgradePlaces } from '../base/upgrade-places.ts';
import { UsageError } from '../base/usage-error.ts';
import { claim, whileAlone } from '../files/content-lock.ts';
import { removeManaged } from '../files/managed-folder.ts';
import { writeWhole } from '../files/write-whole.ts';
import { takeCommit } from './commit.ts';
import { installedVersion } from './installed.ts';
import { mirror } from './mirror.ts';
import { type ChangedFile, digestOf, readNote, upgradeMark } from './note.ts';

/**
 * Brings an upgrade of a site over that was interrupted, before anything else is done there, and says so on standard error. Throws
 * UsageError where it can't be, and in CI, where what stands in a folder isn't this user's own work.
 */
export function finishUpgrade(site: string): void {
  if (process.env['CI'] && process.env['CI'] !== 'false')
    throw new UsageError(
      `An upgrade of this site was interrupted, which no run of CI ends. Check it out again, without \`${upgradePlaces(site).folder}\`.`,
    );
  const release = claim(site);
  try {
    // Its own command may have ended it while this one waited.
    if (!isUpgrading(site)) return;
    const { builder, to } = readNote(site);
    console.error(
      [`The upgrade to ${builder} ${to} had been interrupted, and is there now.`, ...bringOver(site)].join('\n'),
    );
  } finally {
    release();
  }
}

/**
 * Makes a site what its upgrade has made beside it: packages, files, commit. Returns what somebody should know. Whenever it is
 * interrupted, it can be done again.
 */
export function bringOver(site: string): string[] {
  const { builder, to, next, commits, files } = readNote(site);
  const places = upgradePlaces(site);
  const made = insideOf(places.folder, next);
  if (installedVersion(made, builder) !== to)
    throw new UsageError(
      `An upgrade was interrupted, and \`${places.folder}\` is damaged. Look at \`git status\`, then delete it and run \`npm ci\`.`,
    );
  return whileAlone(join(site, 'pages'), () => {
    const told = sayingWhy('The upgrade is brought to its end by the next command.', () => {
      mirror(join(made, 'node_modules'), join(site, 'node_modules'));
      return files.flatMap((file) => bringFile(site, made, file));
    });
    const kept = files.filter(({ isKept }) => isKept).map(({ path }) => path);
    const isTaken = takeCommit(site, commits, kept);
    rmSync(places.note);
    removeManaged(places.folder, upgradeMark);
    return isTaken ? told : [...told, 'Something else was committed meanwhile, so the upgrade is not committed.'];
  });
}

/** Brings one file over; one that somebody has changed since stays. */
function bringFile(site: string, made: string, { path, before, after }: ChangedFile): string[] {
  const file = insideOf(site, path);
  const there = digestOf(file);
  if (there === after) return [];
  if (there !== before) return [`\`${path}\` has been changed since, so it keeps what was written there.`];
  if (after === undefined) rmSync(file);
  else writeWhole(file, readFileSync(insideOf(made, path)), { isSynced: true });
  return [];
}
