// @ts-check
// Runs a command for the site that one stands in: `node scripts/run.mjs build --out dist` runs scripts/build.ts, from one bundled
// file.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../');
const [name = ''] = process.argv.splice(2, 1);

enterSite();
await import(pathToFileURL(await codeOf(`scripts/${name}.ts`)).href);

/** Goes to the site around the current folder, as npm does for its scripts, and leaves a note of where one was, as npm does too. */
function enterSite() {
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

/**
 * The bundled code of a command, or its own file where it can't be bundled: a container, for instance, may not be
 * written to.
 * @param {string} entry
 */
async function codeOf(entry) {
  try {
    const { bundledFile } = await import('../src/builder/base/bundled-code.mjs');
    return bundledFile(root, entry);
  } catch {
    // Its cache lies among the temporary files of all users, one of whom could have put code there.
    process.env.TSX_DISABLE_CACHE = '1';
    const { register } = await import('tsx/esm/api');
    register();
    return join(root, entry);
  }
}
