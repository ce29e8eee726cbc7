import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checks } from '#engine';
import { packedNoteFile } from '../base/packed-note.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from '../files/files-below.ts';
import { compileOwnCode } from './compile-own-code.ts';
import { putOwnCode } from './own-code.ts';

/** The folder of a site with what is made from its own code. Nobody edits it; `.gitignore` names it. */
export const madeFolder = '.pagewright';

/** The folders of a site's own code: what it checks beside the builder. */
const ownFolders: readonly string[] = ['checks'];

/** What the made module gives out. */
type OwnModule = { checks: Checks };

/**
 * Takes in the code of a site's own, which is compiled once and again where a file of it or a package has changed. A site without any has nothing compiled and nothing loaded. Throws UsageError where it can't be compiled, in words.
 */
export async function loadOwnCode(site: string): Promise<void> {
  if (!ownFolders.some((folder) => existsSync(join(site, folder)))) return;
  const names = checkNames(site);
  const key = keyOf(site);
  const folder = join(site, madeFolder);
  // Named by a hash, and by nothing of content: it need not go through `inside.ts`.
  const file = join(folder, `own-${key}.mjs`);
  if (!existsSync(file)) {
    const code = await compileOwnCode(site, entryText(names));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    for (const old of readdirSync(folder))
      if (/^own-\w+\.mjs$/.test(old) && old !== basename(file)) rmSync(join(folder, old), { force: true });
  }
  const { checks } = (await import(pathToFileURL(file).href)) as OwnModule;
  const noCheck = Object.entries(checks).find(([, check]) => typeof check !== 'function');
  if (noCheck)
    throw new UsageError(
      `\`checks/${noCheck[0]}.ts\` gives out no \`check\`: write \`export const check: Check = …\`.`,
    );
  putOwnCode({ key, checks });
}

/** The names of a site's checks. Throws UsageError for one that can't be part of a code. */
function checkNames(site: string): string[] {
  const folder = join(site, 'checks');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!\.test|\.d)\.[jt]s$/.test(name)) : [];
  const wrong = files.find((name) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[jt]s$/.test(name));
  if (wrong !== undefined)
    throw new UsageError(
      `\`checks/${wrong}\` can't be a check's name: use small letters, digits and hyphens, such as \`no-jargon.ts\`.`,
    );
  return files.sort();
}

/** The module that gathers what a site has of its own. */
function entryText(checks: readonly string[]): string {
  const imports = checks.map((file, index) => `import * as check${index} from './checks/${file}';`);
  const entries = checks.map((file, index) => `${JSON.stringify(file.replace(/\.[jt]s$/, ''))}: check${index}.check`);
  return [...imports, `export const checks = { ${entries.join(', ')} };`].join('\n');
}

/** Names all that a site's own code is made from: its files, the packages, which the lockfile names, and the builder. */
function keyOf(site: string): string {
  const folders = ownFolders.map((name) => join(site, name)).filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => filesBelow(folder)).sort();
  const lock = join(site, 'package-lock.json');
  const builder = [packedNoteFile, 'package.json']
    .map((name) => join(projectRoot, name))
    .find((one) => existsSync(one));
  const known = [builder, lock].flatMap((one) => (one !== undefined && existsSync(one) ? [readFileSync(one)] : []));
  return hashOf(...known, ...namedContents(site, files));
}
