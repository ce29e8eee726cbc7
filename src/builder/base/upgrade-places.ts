import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where an upgrade of a site is made, beside it: below the folder of what is made from the site, which Git ignores and `npm ci` leaves alone.
 * `tree` is as Git would check it out, with an index of its own. All names are fixed.
 */
export function upgradePlaces(site: string) {
  const folder = join(site, '.pagewright/upgrade');
  return {
    folder,
    note: join(folder, 'note.json'),
    tree: join(folder, 'tree'),
    index: join(folder, 'index'),
    state: join(folder, 'state'),
    built: join(folder, 'built'),
  };
}

/**
 * True where an upgrade of a site is to be brought over to its end: up to the moment at which its note is there, nothing of the site is
 * another, and from then on it is brought over by whoever comes next, if not by the process that has begun it.
 */
export function isUpgrading(site: string): boolean {
  return existsSync(upgradePlaces(site).note);
}
