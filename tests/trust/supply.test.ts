import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { lockedPackages } from '../../scripts/supply/lockfile.ts';
import { purposes } from '../../scripts/supply/purposes.ts';
import { readAudit } from '../../scripts/supply/read-audit.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const packages = lockedPackages(projectRoot);

/** Licences that ask for no more than a notice, or that leave what is built with them free. */
const licences = [
  '0BSD',
  'Apache-2.0',
  // What "duck", which mammoth needs, calls the BSD licence with two clauses.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // The library that encodes pictures, as it was built by others: nothing of it is in a site.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
];

describe('the packages', () => {
  it('are named with exact versions', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('each have a hash in the lockfile', () => {
    for (const { path, integrity } of packages) expect(integrity, path).toMatch(/^sha512-/);
  });

  it.each([
    ['the project', '.'],
    ['what runs beside the secrets', '.github/tools'],
  ])('of %s are all in the lockfile, those for other systems too: npm ci refuses it otherwise', (_, folder) => {
    const locked = lockedPackages(join(projectRoot, folder));
    const paths = new Set(locked.map(({ path }) => path));
    const isFound = (from: string, name: string): boolean =>
      paths.has(`${from}${from === '' ? '' : '/'}node_modules/${name}`) ||
      (from !== '' && isFound(from.slice(0, Math.max(from.lastIndexOf('node_modules') - 1, 0)), name));
    const missing = locked.flatMap(({ path, optionalDependencies }) =>
      optionalDependencies.filter((name) => !isFound(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('run no script when they are installed, and each that has one is named', () => {
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    for (const { name, hasInstallScript } of packages)
      if (hasInstallScript && name !== 'fsevents') expect(manifest.allowScripts, name).toHaveProperty(name);
  });

  it('have licences that allow what is done with them', () => {
    for (const { name, license = 'none' } of packages) {
      const choices = license.replace(/[()]/g, '').split(' OR ');
      expect(
        choices.some((choice) => choice.split(' AND ').every((part) => licences.includes(part))),
        `${name}: ${license}`,
      ).toBe(true);
    }
  });

  it('of production are each explained', () => {
    expect(Object.keys(purposes).sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });
});

describe('the audit', () => {
  const url = 'https://github.com/advisories/GHSA-1';
  const finding = JSON.stringify({
    vulnerabilities: { left: { via: [{ title: 'A hole', url, severity: 'high' }] }, right: { via: ['left'] } },
  });
  const now = new Date('2026-01-15');

  it('says that it could not ask', () => {
    for (const json of ['', '{"message":"405 Method Not Allowed"}'])
      expect(readAudit(json, {}, now)).toMatchObject({
        isFine: true,
        lines: [expect.stringMatching(/^::warning .*could not be asked/)],
      });
  });

  it('fails on what nobody has explained, and on what is explained no longer', () => {
    expect(readAudit(finding, {}, now).isFine).toBe(false);
    expect(readAudit(finding, { [url]: { why: 'not used', until: '2026-01-14' } }, now).isFine).toBe(false);
  });

  it('lists what is explained', () => {
    const { isFine, lines } = readAudit(finding, { [url]: { why: 'only in tests', until: '2026-03-01' } }, now);
    expect(isFine).toBe(true);
    expect(lines).toEqual([
      `high: left: A hole (${url}): accepted until 2026-03-01: only in tests`,
      '1 findings, 0 of them not explained.',
    ]);
    expect(readAudit('{"vulnerabilities":{}}', {}, now)).toEqual({
      isFine: true,
      lines: ['No known weakness in any package.'],
    });
  });
});
