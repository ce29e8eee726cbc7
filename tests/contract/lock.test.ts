import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/**
 * Packages for other platforms that a package of the lock file may want and the lock file lacks. `npm install` leaves
 * them out where the registry doesn't have them; `npm ci` then refuses the whole file, on every machine.
 */
function missingPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    ),
  );
}

it('the lock file is whole: npm ci accepts it', () => {
  const lock: Lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  expect(missingPackages(lock)).toEqual([]);
});

it('a package that it lacks is named', () => {
  const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/windows': '1.0.0' } };
  expect(missingPackages({ packages: { 'node_modules/tool': tool, 'node_modules/@tool/linux': {} } })).toEqual([
    '@tool/windows',
  ]);
});
