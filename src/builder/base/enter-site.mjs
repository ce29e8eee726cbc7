// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Goes to the site around the current folder, as npm does for its scripts, and leaves a note of where one was, as npm does too. */
export function enterSite() {
  const called = process.cwd();
  const site = siteAround(called, called);
  if (site === called) return;
  process.env['INIT_CWD'] = called;
  process.chdir(site);
}

/**
 * The nearest folder that is a site's, this one or one above it; where there is none, the folder where one stands.
 * @param {string} folder
 * @param {string} called
 * @returns {string}
 */
function siteAround(folder, called) {
  if (['package.json', 'pages'].some((name) => existsSync(join(folder, name)))) return folder;
  const parent = dirname(folder);
  return parent === folder ? called : siteAround(parent, called);
}
