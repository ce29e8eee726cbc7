import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { removeManaged, temporaryFolder } from '../files/managed-folder.ts';
import { compileOwnChecks, compileOwnViews } from './compile-own-code.ts';
import { madeFolder, madeMark, madeNames } from './made-folder.ts';
import { checkName, typesWithRules, viewFile } from './own-names.ts';
import { compileOwnSchemas } from './own-schemas.ts';
import { ownTypes } from './own-types.ts';

/** The parts of a site's own code: the files of its checks, and the types of its blocks. */
export type OwnParts = { files: readonly string[]; types: readonly string[] };

/**
 * Makes it aside, so that a folder is there whole or not at all. Earlier ones are deleted. All names are this project's and a hash, none of
 * content: they need not go through `inside.ts`.
 */
export async function makeOwnCode(site: string, folder: string, { files, types }: OwnParts): Promise<void> {
  const parent = join(site, madeFolder);
  mkdirSync(parent, { recursive: true });
  const aside = temporaryFolder('making-', parent);
  const write = (name: string, text: string | undefined) =>
    text === undefined ? undefined : writeFileSync(join(aside.folder, name), text);
  try {
    write(madeNames.checks, (await compileOwnChecks(site, checksEntry(files, typesWithRules(site, types)))).code);
    const { definitions, bundle, code } = compileOwnSchemas(site, types);
    write(madeNames.blocks, JSON.stringify({ blockTypes: types, definitions }));
    write(madeNames.validators, code);
    const views = await compileOwnViews(site, viewsEntry(types), builderName());
    write(madeNames.views, views.code);
    write(madeNames.map, views.map);
    // For text editors, where it doesn't move.
    if (types.length > 0) writeFileSync(join(parent, madeNames.types), ownTypes(bundle, types, builderName()));
    renameSync(aside.folder, folder);
  } catch (error) {
    // Another command may have been quicker; what it made is the same.
    if (!existsSync(folder)) throw error;
  } finally {
    aside.remove();
  }
  for (const old of readdirSync(parent))
    if (/^own-[\w-]+$/.test(old) && join(parent, old) !== folder) removeManaged(join(parent, old), madeMark);
}

/** The module that gathers a site's checks, and the rules of its blocks that have some. */
function checksEntry(files: readonly string[], ruled: readonly string[]): string {
  const imports = files.map((file, index) => `import * as check${index} from './checks/${file}';`);
  const entries = files.map((file, index) => `${JSON.stringify(checkName(file))}: check${index}.check`);
  const rules = ruled.map((type, index) => `import * as rules${index} from './blocks/${type}/rules.ts';`);
  const ofTypes = ruled.map((type, index) => `${JSON.stringify(type)}: rules${index}.rules`);
  return [
    ...imports,
    ...rules,
    `export const checks = { ${entries.join(', ')} };`,
    `export const rules = { ${ofTypes.join(', ')} };`,
  ].join('\n');
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
