// @ts-check
// Runs a command for the site that one stands in: `node scripts/run.mjs build --out dist` runs scripts/build.ts, from one bundled
// file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enterSite } from '../src/builder/base/enter-site.mjs';

const root = join(import.meta.dirname, '../');
const [name = ''] = process.argv.splice(2, 1);

enterSite();
await import(pathToFileURL(await codeOf(`scripts/${name}.ts`)).href);

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
