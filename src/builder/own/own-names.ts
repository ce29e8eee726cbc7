import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '#kit/model';
import { UsageError } from '../base/usage-error.ts';

/** The folders of a site's own code. */
export const ownFolders = { checks: 'checks', blocks: 'blocks' } as const;

const plainName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Words that pages write in the place of a block. */
const taken = ['shared', 'invalid'];

/** The files of a site's checks, sorted. Throws UsageError for one whose name can't be part of a code. */
export function checkFiles(site: string): string[] {
  const folder = join(site, ownFolders.checks);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!\.test|\.d)\.[jt]s$/.test(name)) : [];
  const wrong = files.find((name) => !plainName.test(checkName(name)));
  if (wrong !== undefined)
    throw new UsageError(
      `\`checks/${wrong}\` can't be a check's name: use small letters, digits and hyphens, such as \`no-jargon.ts\`.`,
    );
  return files.sort();
}

/** The name of the check in a file. */
export function checkName(file: string): string {
  return file.replace(/\.[jt]s$/, '');
}

/** The types of a site's own blocks, sorted: each has a folder. Throws UsageError for one that can't be a block. */
export function blockTypes(site: string, builderTypes: readonly string[]): string[] {
  const folder = join(site, ownFolders.blocks);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const types = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const type of types) {
    const problem = nameProblem(type, builderTypes);
    if (problem !== undefined) throw new UsageError(`\`blocks/${type}/\`: ${problem}`);
    for (const file of ['schema.json', 'examples.yaml', viewFile(type)])
      if (!existsSync(join(folder, type, file))) throw new UsageError(`\`blocks/${type}/${file}\` is missing.`);
  }
  return types.sort();
}

/** Why a block of a site's own can't be called so, in a sentence; nothing where it can. `builderTypes` are the blocks of the builder. */
export function nameProblem(type: string, builderTypes: readonly string[]): string | undefined {
  if (!plainName.test(type) || taken.includes(type))
    return `\`${type}\` can't be a block's name. Use small letters, digits and hyphens, such as \`price-board\`.`;
  return builderTypes.includes(type) ? `the builder has a block \`${type}\`. Give yours another name.` : undefined;
}

/** The types of those blocks of a site that have rules. */
export function typesWithRules(site: string, types: readonly string[]): string[] {
  return types.filter((type) => existsSync(join(site, ownFolders.blocks, type, 'rules.ts')));
}

/** The file of a block's view, which gives out the view under the same name. */
export function viewFile(type: string): string {
  return `${pascalCase(type)}.tsx`;
}
