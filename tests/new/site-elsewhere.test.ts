import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { writeSiteElsewhere } from './support/site-elsewhere.ts';

const folder = temporaryFolder();
const site = writeSiteElsewhere(join(folder, 'Bücherei am Ufer'));
const link = join(folder, 'link');
symlinkSync(site, link);
afterAll(() => removeFolder(folder));

/** Runs a command of the builder from a folder of the site, as a shell that stands there does. */
function run(cwd: string, ...args: string[]) {
  const { PATH, XDG_STATE_HOME } = process.env;
  return spawnSync(process.execPath, [join(projectRoot, 'scripts/run.mjs'), ...args], {
    cwd,
    env: { PATH, XDG_STATE_HOME },
    encoding: 'utf8',
  });
}

it('a site that lies elsewhere gets its new page, from a folder below a symbolic link to it', () => {
  const { status, stdout, stderr } = run(join(link, 'public'), 'new', 'page', '/opening');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Wrote pages/opening.yaml');
  expect(existsSync(join(site, 'pages/opening.yaml'))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['Bücherei am Ufer', 'link']);
}, 240_000);

it('a site that lies elsewhere is checked with its own public files, and a file is named from where one stands', () => {
  edit(join(site, 'pages/about.yaml'), 'heading: Four stands', 'heding: Four stands');
  const { status, stdout, stderr } = run(join(site, 'pages'), 'validate', 'about.yaml', 'home.yaml', '--format=json');
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const { files, diagnostics } = JSON.parse(stdout);
  const wrong = diagnostics.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(files).toBe(2);
  expect([...new Set(wrong.map(({ file }: { file: string }) => file))]).toEqual(['pages/about.yaml']);
}, 240_000);
