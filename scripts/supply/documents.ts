import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, lockedPackages } from './lockfile.ts';
import { type Purpose, purposes } from './purposes.ts';

/** The documents about the packages of this project, made from the lockfile. */
export function supplyFiles(root: string): { file: string; text: string }[] {
  const packages = lockedPackages(root);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return [
    { file: 'docs/packages.md', text: packagesText(dependencies, packages) },
    { file: 'docs/licences.md', text: licencesText(packages) },
  ];
}

const generated = '<!-- Written by `npm run generate` from package-lock.json and scripts/supply/purposes.ts. -->';

function packagesText(dependencies: Readonly<Record<string, string>>, packages: readonly LockedPackage[]): string {
  const rows = Object.entries(dependencies).map(([name, version]) => {
    const { where, what, instead }: Purpose = purposes[name] ?? { where: [], what: '', instead: '' };
    return `| ${name} | ${version} | ${where.join(', ')} | ${what} | ${instead} |`;
  });
  const runtime = packages.filter(({ isDev }) => !isDev);
  return `${generated}
# Packages

What runs in production, and nothing else. "Asked for" are those that the project was to be built with. Versions are exact,
the lockfile names the hash of every file, and no package runs a script when it is installed
([security.md](security.md#packages)). With what they need themselves these are ${new Set(runtime.map(({ name }) => name)).size}
packages, those for other operating systems included; [licences.md](licences.md) lists them.

| package | version | runs in | what it is for | what would replace it |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function licencesText(packages: readonly LockedPackage[]): string {
  const sections = [
    { title: 'In production', list: packages.filter(({ isDev }) => !isDev) },
    { title: 'For development and tests', list: packages.filter(({ isDev }) => isDev) },
  ].map(({ title, list }) => `## ${title}\n\n${licenceTable(list)}`);
  return `${generated}
# Licences

The project is under the [MIT licence](../LICENSE). Its font, Instrument Sans, is under the
[SIL Open Font License](../src/kit/theme/fonts/LICENSE.txt). Everything else that it installs, by licence:

${sections.join('\n\n')}
`;
}

function licenceTable(packages: readonly LockedPackage[]): string {
  const names = new Map<string, Set<string>>();
  for (const { name, version, license = 'unknown' } of packages)
    names.set(license, (names.get(license) ?? new Set()).add(`${name} ${version}`));
  const rows = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, list]) => `| ${licence} | ${list.size} | ${[...list].join(', ')} |`);
  return `| licence | packages | which |\n| --- | --- | --- |\n${rows.join('\n')}`;
}
