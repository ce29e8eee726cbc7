import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An installed package, as the lockfile has it. */
export type LockedPackage = {
  name: string;
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  path: string;
  version: string;
  license: string | undefined;
  integrity: string | undefined;
  isDev: boolean;
  hasInstallScript: boolean;
  optionalDependencies: readonly string[];
};

type Entry = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

/** Every package of the lockfile, by name and version. Throws where there is no lockfile. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      path,
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      isDev: entry.dev === true || entry.devOptional === true,
      hasInstallScript: entry.hasInstallScript === true,
      optionalDependencies: Object.keys(entry.optionalDependencies ?? {}),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
