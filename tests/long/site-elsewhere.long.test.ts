import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { writeSiteElsewhere } from '../new/support/site-elsewhere.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

const folder = temporaryFolder();
const site = writeSiteElsewhere(join(folder, 'Bücherei am Ufer'));
afterAll(() => removeFolder(folder));

it('a site that lies elsewhere is built into its own folder, with its own public files, environment and caches', () => {
  const origin = 'https://library-project.supabase.co';
  writeFileSync(join(site, '.env'), `VITE_SUPABASE_URL=${origin}\nVITE_SUPABASE_ANON_KEY=anonymous\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, 'scripts/run.mjs'), 'build'], {
    cwd: join(site, 'pages/es'),
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Built 10 pages into dist/');
  expect(existsSync(join(site, 'dist/files/prices.pdf'))).toBe(true);
  expect(existsSync(join(site, 'node_modules/.cache/site'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['Bücherei am Ufer']);
  // The site's data and its policy name the same project: the one of the site's own environment.
  const policy = spawnSync('grep', ['-rlF', origin, join(site, 'dist')], { encoding: 'utf8' }).stdout;
  expect(policy).toMatch(/\/assets\/site-[^/]+\.json$/m);
  expect(policy).toMatch(/\/_hosting\//);
});
