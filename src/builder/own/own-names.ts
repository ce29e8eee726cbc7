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
    if (!plainName.test(type) || taken.includes(type))
      throw new UsageError(
        `\`blocks/${type}/\` can't be a block's name: use small letters, digits and hyphens, such as \`price-board\`.`,
      );
    if (builderTypes.includes(type))
      throw new UsageError(`\`blocks/${type}/\`: the builder has a block \`${type}\`. Give yours another name.`);
    for (const file of ['schema.json', 'examples.yaml', viewFile(type)])
      if (!existsSync(join(folder, type, file))) throw new UsageError(`\`blocks/${type}/${file}\` is missing.`);
  }
  return types.sort();
}

/** The file of a block's view, which gives out the view under the same name. */
export function viewFile(type: string): string {
  return `${pascalCase(type)}.tsx`;
}
