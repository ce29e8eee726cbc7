import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../base/usage-error.ts';

/** What is read of a package.json. */
export type Manifest = {
  name?: string;
  version?: string;
  bin?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
};

/** The package.json in a folder; nothing where there is none, or it can't be read. */
export function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a builder is installed for a site. */
export function builderFolder(site: string, builder: string): string {
  return join(site, 'node_modules', builder);
}

/** The version of a builder that is installed for a site; nothing where none is. */
export function installedVersion(site: string, builder: string): string | undefined {
  return manifestIn(builderFolder(site, builder))?.version;
}

/** The file of a builder's command, as it is installed for a site. Throws UsageError where there is none. */
export function installedCommand(site: string, builder: string): string {
  const folder = builderFolder(site, builder);
  const file = manifestIn(folder)?.bin?.[builder];
  if (file !== undefined) return join(folder, file);
  throw new UsageError(`\`${folder}\` has no command \`${builder}\`. Run \`npm ci\`, then this again.`);
}
