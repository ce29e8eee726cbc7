import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../base/project-root.ts';
import { UsageError } from '../../base/usage-error.ts';

/** The builder that a new site will depend on: its name and version, and the file that it was packed as, where it comes from one. */
export type BuilderPackage = { builder: string; version: string; file: string | undefined };

/** This repository's builder, as it was packed. Throws UsageError where it wasn't. */
export function builderPackage(): BuilderPackage {
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const file = join(projectRoot, `${name}-${version}.tgz`);
  if (!existsSync(file))
    throw new UsageError(
      `A site depends on the packed builder, and there is no \`${basename(file)}\` yet: run \`npm run pack\`, then this again.`,
    );
  return { builder: name, version, file };
}
