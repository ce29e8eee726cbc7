import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { commandsOf, jobOf, workflows } from './support/workflows.ts';

describe('the nightly run', () => {
  it('runs every long test each night, and nothing else knows of secrets there', () => {
    const { on, text = '' } = workflows['nightly.yml'] ?? {};
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] });
    expect(commandsOf(jobOf('nightly.yml', 'long')).at(-1)).toBe('npm run test:long');
    expect(text).not.toMatch(/\bsecrets\b/);
  });
});

describe('the packages', () => {
  const { on } = workflows['packages.yml'] ?? {};
  const commands = commandsOf(jobOf('packages.yml', 'audit'));

  it('are asked after each week and at each change, and their list is kept', () => {
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }] });
    expect(on).toMatchObject({
      pull_request: { paths: expect.arrayContaining(['package.json', 'package-lock.json']) },
    });
    expect(commands).toContain('npm run --silent audit');
    expect(commands).toContain('npm run --silent sbom > sbom.cdx.json');
    const kept = jobOf('packages.yml', 'audit').steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(kept?.with?.['path']).toBe('sbom.cdx.json');
  });

  it('are proposed again each week, those beside the secrets and the actions too', () => {
    const { updates } = parse(readFileSync(join(projectRoot, '.github/dependabot.yml'), 'utf8')) as {
      updates: { 'package-ecosystem': string; directory: string; schedule: { interval: string } }[];
    };
    expect(
      updates.map((update) => `${update['package-ecosystem']} ${update.directory} ${update.schedule.interval}`),
    ).toEqual(['npm / weekly', 'npm /.github/tools weekly', 'github-actions / weekly', 'docker / weekly']);
  });
});

describe('the tools beside the secrets', () => {
  const tools = join(projectRoot, '.github/tools');
  const read = (file: string) => JSON.parse(readFileSync(join(tools, file), 'utf8'));

  it('have exact versions and hashes, and run no script when they are installed', () => {
    for (const version of Object.values(read('package.json').dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const packages = Object.entries<{ integrity?: string; resolved?: string }>(read('package-lock.json').packages);
    expect(packages.length).toBeGreaterThan(10);
    for (const [path, { integrity, resolved }] of packages) {
      if (path !== '') expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
    expect(readFileSync(join(tools, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are those that the commands by hand name', () => {
    const { supabase, wrangler } = read('package.json').dependencies;
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    for (const [, version] of readme.matchAll(/npx supabase@?(\S*)/g)) expect(version).toBe(supabase);
    const cloudflare = readFileSync(join(projectRoot, 'docs/hosting-cloudflare.md'), 'utf8');
    for (const [, version] of cloudflare.matchAll(/npx wrangler@?(\S*)/g)) expect(version).toBe(wrangler);
  });
});
