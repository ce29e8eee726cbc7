import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { hostingFolder } from '../base/hosting-folder.ts';
import { isRunning } from '../base/is-running.ts';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { type Mark, removeManaged, whyNotReplaced } from '../files/managed-folder.ts';
import { comingFolder, planFile } from '../hosting/coming.ts';
import type { Places } from './places.ts';

/** A built site is known by the folder of what servers read of it; what stands beside it for later by its plan. */
export const siteMark: Mark = { name: hostingFolder, kind: 'folder' };
export const planMark: Mark = { name: planFile, kind: 'file' };

/** The names of plans beside a site: a hash, or the number of the process that writes it. */
const planName = /^(?:\w{16}|\.next-\d+)$/;

/** Makes the folder of a site, with what it is known by, where it isn't there. */
export function makeSiteFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, siteMark.name), { recursive: true });
}

/**
 * Throws UsageError where a site may not be built into its folder: replaced is only what isn't there, is empty or was built before.
 * The folders of the builder, of the site, of the pages and of the public files are none that a site is built into, around or below.
 */
export function checkOutFolder({ out, pages, publicFolder }: Pick<Places, 'out' | 'pages' | 'publicFolder'>): void {
  const other = ' Nothing was built. Name another folder with `--out DIR`.';
  for (const own of [projectRoot, siteRoot(), pages, publicFolder])
    if (isWithin(own, out))
      throw new UsageError(`A site can't be built into \`${out}\`: \`${own}\` lies there.${other}`);
  for (const own of [pages, publicFolder])
    if (isWithin(out, own))
      throw new UsageError(`A site can't be built into \`${out}\`: that is within \`${own}\`.${other}`);
  const reason = whyNotReplaced(out, siteMark);
  if (reason !== undefined)
    throw new UsageError(`A site can't be built into \`${out}\`: it ${reason}, so it stays as it is.${other}`);
  const later = comingFolder(out);
  const found = lstatSync(later, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new UsageError(`\`${later}\` is no folder of a build, so it stays as it is: delete or move it.${other}`);
}

/** True for a folder itself, and what lies below it, whatever links lead there. */
function isWithin(path: string, folder: string): boolean {
  const inside = relative(realPath(folder), realPath(path));
  return inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside));
}

/** Where a path leads; what isn't there yet is taken by its name. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Deletes what builds have written for later beside a site, but for one plan; what else lies there stays, and so does what is being written. */
export function removePlans(site: string, kept?: string): void {
  const folder = comingFolder(site);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(/^\.next-(\d+)$/.exec(name)?.[1]);
    const isBeingWritten = pid !== process.pid && isRunning(pid);
    if (planName.test(name) && name !== kept && !isBeingWritten) removeManaged(join(folder, name), planMark);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
