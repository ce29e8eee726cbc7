import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Checks, type MoreBlocks, type ValidatorCode, validatorsOf } from '#engine';
import compiled from '#engine/schemas';
import { pascalCase } from '#kit/model';
import { type OwnBlocks, putOwnCode } from '../base/own-code.ts';
import { packedNoteFile } from '../base/packed-note.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from '../files/files-below.ts';
import { type Mark, removeManaged, temporaryFolder } from '../files/managed-folder.ts';
import { compileOwnChecks, compileOwnViews } from './compile-own-code.ts';
import { blockTypes, checkFiles, checkName, ownFolders, viewFile } from './own-names.ts';
import { compileOwnSchemas } from './own-schemas.ts';
import { ownTypes } from './own-types.ts';

/** The folder of a site with what is made from its own code. Nobody edits it; `.gitignore` names it. */
export const madeFolder = '.pagewright';

/** What is made of one state of the own code, and what a folder with it is known by. */
const names = {
  checks: 'checks.mjs',
  views: 'views.mjs',
  map: 'views.mjs.map',
  validators: 'validators.mjs',
  blocks: 'blocks.json',
  types: 'blocks.d.ts',
} as const;
const madeMark: Mark = { name: names.checks, kind: 'file' };

/**
 * Takes in the code of a site's own, which is compiled once and again where a file of it or a package has changed. A site without any has
 * nothing compiled and nothing loaded. Throws UsageError where it can't be compiled, in words.
 */
export async function loadOwnCode(site: string): Promise<void> {
  if (!Object.values(ownFolders).some((folder) => existsSync(join(site, folder)))) return;
  const files = checkFiles(site);
  const types = blockTypes(site, compiled.blockTypes);
  const key = keyOf(site);
  // Named by a hash, and by nothing of content: it need not go through `inside.ts`.
  const folder = join(site, madeFolder, `own-${key}`);
  if (!existsSync(folder)) await make(site, folder, { files, types });
  const { checks } = await load<{ checks: Checks }>(join(folder, names.checks));
  const noCheck = files.find((file) => typeof checks[checkName(file)] !== 'function');
  if (noCheck !== undefined)
    throw new UsageError(`\`checks/${noCheck}\` gives out no \`check\`: write \`export const check: Check = …\`.`);
  const blocks = types.length > 0 ? { blocks: await blocksIn(site, folder) } : {};
  putOwnCode({ key, folder, checks, ...blocks });
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}

async function blocksIn(site: string, folder: string): Promise<OwnBlocks> {
  const { default: code } = await load<{ default: ValidatorCode }>(join(folder, names.validators));
  const schemas = JSON.parse(readFileSync(join(folder, names.blocks), 'utf8')) as Omit<MoreBlocks, 'checks'>;
  const views = join(folder, names.views);
  return { ...schemas, checks: validatorsOf(code), folder: join(site, ownFolders.blocks), views };
}

/** The parts of a site's own code: the files of its checks, and the types of its blocks. */
type OwnParts = { files: readonly string[]; types: readonly string[] };

/** Makes it aside, so that a folder is there whole or not at all. Earlier ones are deleted. */
async function make(site: string, folder: string, { files, types }: OwnParts): Promise<void> {
  const parent = join(site, madeFolder);
  mkdirSync(parent, { recursive: true });
  const aside = temporaryFolder('making-', parent);
  const write = (name: string, text: string | undefined) =>
    text === undefined ? undefined : writeFileSync(join(aside.folder, name), text);
  try {
    write(names.checks, (await compileOwnChecks(site, checksEntry(files))).code);
    const { definitions, bundle, code } = compileOwnSchemas(site, types);
    write(names.blocks, JSON.stringify({ blockTypes: types, definitions }));
    write(names.validators, code);
    const views = await compileOwnViews(site, viewsEntry(types), builderName());
    write(names.views, views.code);
    write(names.map, views.map);
    // For text editors, where it doesn't move.
    if (types.length > 0) writeFileSync(join(parent, names.types), ownTypes(bundle, types, builderName()));
    // Another command may have been quicker; what it made is the same.
    if (!existsSync(folder)) renameSync(aside.folder, folder);
  } finally {
    aside.remove();
  }
  for (const old of readdirSync(parent))
    if (/^own-[\w-]+$/.test(old) && join(parent, old) !== folder) removeManaged(join(parent, old), madeMark);
}

/** The module that gathers a site's checks. */
function checksEntry(files: readonly string[]): string {
  const imports = files.map((file, index) => `import * as check${index} from './checks/${file}';`);
  const entries = files.map((file, index) => `${JSON.stringify(checkName(file))}: check${index}.check`);
  return [...imports, `export const checks = { ${entries.join(', ')} };`].join('\n');
}

/** The module that gathers the views of a site's blocks. */
function viewsEntry(types: readonly string[]): string {
  const imports = types.map((type) => `import { ${pascalCase(type)} } from './blocks/${type}/${viewFile(type)}';`);
  const entries = types.map((type) => `${JSON.stringify(type)}: ${pascalCase(type)}`);
  return [...imports, `export const views = { ${entries.join(', ')} };`].join('\n');
}

/** What the builder's package is called, which own code imports from. */
function builderName(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { name: string }).name;
}

/** Names all that a site's own code is made from: its files, the packages, which the lockfile names, and the builder. */
function keyOf(site: string): string {
  const folders = Object.values(ownFolders)
    .map((name) => join(site, name))
    .filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => filesBelow(folder)).sort();
  const lock = join(site, 'package-lock.json');
  const builder = [packedNoteFile, 'package.json']
    .map((name) => join(projectRoot, name))
    .find((one) => existsSync(one));
  const known = [builder, lock].flatMap((one) => (one !== undefined && existsSync(one) ? [readFileSync(one)] : []));
  return hashOf(...known, ...namedContents(site, files));
}
