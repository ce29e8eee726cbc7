import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { edit, removeFolder } from '../support/content.ts';
import { Workplace } from './support/packed-site.ts';

// A site with code of its own, by the packed builder.
const place = new Workplace();
const site = join(place.desk, 'library');

beforeAll(async () => {
  for (const name of ['home', 'temporary', 'state']) mkdirSync(join(place.folder, name));
  await place.pack();
  const { code, stdout } = await place.npx('new', 'site', 'library', '--template', 'workshop');
  expect(code, stdout).toBe(0);
});
afterAll(async () => {
  await place.stop();
  removeFolder(place.folder);
});

const check = `
type Content = { texts: readonly { text: string; path: readonly (string | number)[] }[] };
export const check = ({ texts }: Content) =>
  texts.flatMap(({ text, path }) => (/leverage/.test(text)
    ? [{ path, words: 'leverage', severity: 'error', message: 'Nobody says this.', help: 'Say what it does.' }] : []));
`;

it('a check of its own needs the compiler, which is said, and then has its say on its line', async () => {
  mkdirSync(join(site, 'checks'));
  writeFileSync(join(site, 'checks/no-jargon.ts'), check);
  const refused = await place.run(site, 'validate');
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('npm install --save-dev --save-exact vite@8');
  expect((await place.npm(site, 'install', '--save-dev', '--save-exact', 'vite@8')).code).toBe(0);
  expect(await place.run(site, 'validate')).toMatchObject({ code: 0, stderr: '' });
  edit(join(site, 'pages/about.yaml'), 'heading: Four stands', 'heading: We leverage four stands');
  const { code, stdout } = await place.run(join(site, 'pages'), 'validate', '--no-notes');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error pages\/about\.yaml:\d+:\d+ {2}Nobody says this\. {2}\[own\/no-jargon\]/);
  expect(stdout).toContain('heading: We leverage four stands');
  expect(stdout).toContain('1 mistake in 1 of 5 pages');
});

it('what it finds stops the build, and the tests of the site say so', async () => {
  const failed = await place.run(site, 'test');
  expect(failed).toMatchObject({ code: 1, stderr: '' });
  expect(failed.stdout).toContain('[own/no-jargon]');
  expect(failed.stdout).toContain('0 passed, 1 failed, 1 skipped');
  edit(join(site, 'pages/about.yaml'), 'We leverage four', 'Four');
  const { code, stdout } = await place.run(site, 'test');
  expect(code, stdout).toBe(0);
  expect(stdout).toContain('2 passed, 0 failed');
});

it('the preview shows it at its place', async () => {
  edit(join(site, 'pages/about.yaml'), 'heading: Four stands', 'heading: We leverage four stands');
  const server = place.start(site, 'dev');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(await server.nextAddress());
    await page.goto(new URL('/about', page.url()).href);
    await page.getByText('Nobody says this.').first().waitFor({ state: 'attached' });
  } finally {
    await browser.close();
    await server.stop();
  }
  edit(join(site, 'pages/about.yaml'), 'We leverage four', 'Four');
});

it('what is made lies in a folder of its own, and is made again where it is gone', async () => {
  expect(readdirSync(join(site, '.pagewright'))).toHaveLength(1);
  rmSync(join(site, '.pagewright'), { recursive: true });
  expect((await place.run(site, 'validate')).code).toBe(0);
  expect(readdirSync(join(site, '.pagewright'))).toHaveLength(1);
  expect(place.elsewhere).toEqual([]);
});
