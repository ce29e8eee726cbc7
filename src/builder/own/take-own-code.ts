import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Checks, type MoreBlocks, type OwnRules, type ValidatorCode, validatorsOf, wrongRules } from '#engine';
import compiled from '#engine/schemas';
import { type OwnBlocks, putOwnCode } from '../base/own-code.ts';
import { packedNoteFile } from '../base/packed-note.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from '../files/files-below.ts';
import { madeFolder, madeNames } from './made-folder.ts';
import { blockTypes, checkFiles, checkName, ownFolders } from './own-names.ts';

/** Takes in the code of a site that has some. What is made is kept, and what makes it isn't loaded then. */
export async function takeOwnCode(site: string): Promise<void> {
  const files = checkFiles(site);
  const types = blockTypes(site, compiled.blockTypes);
  const key = keyOf(site);
  const folder = join(site, madeFolder, `own-${key}`);
  const isNew = !existsSync(folder);
  if (isNew) await (await import('./make-own-code.ts')).makeOwnCode(site, folder, { files, types });
  const { checks, rules } = await load<{ checks: Checks; rules: OwnRules }>(join(folder, madeNames.checks));
  const noCheck = files.find((file) => typeof checks[checkName(file)] !== 'function');
  if (noCheck !== undefined)
    throw new UsageError(`\`checks/${noCheck}\` gives out no \`check\`: write \`export const check: Check = …\`.`);
  for (const [type, own] of Object.entries(rules)) {
    const wrong = wrongRules(own);
    if (wrong !== undefined) throw new UsageError(`\`blocks/${type}/rules.ts\`: ${wrong}`);
  }
  const blocks = types.length > 0 ? { blocks: await blocksIn(site, folder) } : {};
  putOwnCode({ key, folder, checks, rules, ...blocks });
  // It shows the blocks as they are taken in.
  if (types.length > 0 && (isNew || !existsSync(join(site, madeFolder, madeNames.editors))))
    (await import('./write-editor-schema.ts')).writeEditorSchema(site);
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}

async function blocksIn(site: string, folder: string): Promise<OwnBlocks> {
  const { default: code } = await load<{ default: ValidatorCode }>(join(folder, madeNames.validators));
  const schemas = JSON.parse(readFileSync(join(folder, madeNames.blocks), 'utf8')) as Omit<MoreBlocks, 'checks'>;
  const views = join(folder, madeNames.views);
  return { ...schemas, checks: validatorsOf(code), folder: join(site, ownFolders.blocks), views };
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
