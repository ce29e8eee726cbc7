import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePaths } from '#builder/base';
import { filesBelow } from '#builder/files';
import { launchChromium } from '#builder/render';
import { frozenSite, specification } from '../specification/folders.ts';
import { StudioUser } from '../studio/support/studio-user.ts';
import { addressLine, runScript } from '../support/command.ts';
import { edit, removeFolder } from '../support/content.ts';
import { onePageSite } from '../support/one-page-site.ts';
import { hydrate, record } from '../support/visitor.ts';
import { megabytesOf, Workplace } from './support/packed-site.ts';

// The packed builder in a folder that knows nothing of this repository: each command, each dialog, form and menu, the Studio.
const place = new Workplace();
const site = join(place.desk, 'library');
const messages: string[] = [];
let browser: Browser;
let bytes = 0;

beforeAll(async () => {
  for (const name of ['home', 'temporary', 'state']) mkdirSync(join(place.folder, name));
  bytes = await place.pack();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await place.stop();
  removeFolder(place.folder);
});

async function newPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  record(page, messages);
  return page;
}

it.each(['empty', 'network'])('new site writes %s, valid and built at once', async (template) => {
  const other = `from-${template}`;
  const made = await place.npx('new', 'site', `../${other}`, '--template', template, '--languages', 'en,es');
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect((await place.run(join(place.folder, other), 'build')).code).toBe(0);
});

it('is small, and new site writes what is valid at once, installed and in Git', async () => {
  expect(bytes).toBeLessThan(3e6);
  const asked = ['--template', 'workshop', '--languages', 'en,es', '--name', 'Bücher & Räder', '--colour', '#7a1fa2'];
  const { code, stdout, stderr } = await place.npx('new', 'site', 'library', ...asked);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('npx pagewright studio');
  expect(stdout).toContain('Git keeps its first state.');
  expect(megabytesOf(join(site, 'node_modules'))).toBeLessThan(90);
  const found = await place.run(site, 'validate');
  expect(found).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(place.desk).sort()).toEqual(['library', 'pagewright-1.0.0.tgz']);
});

it.each([
  ['--help', /npx pagewright COMMAND --help/],
  ['validate about.yaml', /No mistakes in 1 page/],
  ['page uses /contact', /pages\/_site\.yaml/],
  ['facts uses repairs', /pages\/home\.yaml/],
  ['new page opening', /Wrote pages\/opening\.yaml/],
  ['new section card-grid opening', /Added the section/],
  ['page rename /opening /hours', /hours/],
  ['page delete /hours --remove', /hours/],
  ['changes', /./],
  ['migrate --dry-run', /./],
  ['messages', /./],
  ['build', /Built 10 pages into dist\//],
] as const)('npx pagewright %s, from a folder of the site below a link to it', async (line, said) => {
  const link = join(place.folder, 'link');
  if (!readdirSync(place.folder).includes('link')) symlinkSync(site, link);
  const { code, stdout, stderr } = await place.run(join(link, 'pages/es'), ...line.split(' '));
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(said);
  expect(stdout).not.toMatch(/npm run|npm start/);
});

it('its pages are shown: every dialog, form and menu is pressed, and what is sent arrives', async () => {
  const server = place.start(site, 'serve');
  const [, address = ''] = await server.waitFor(addressLine);
  const page = await newPage();
  let dialogs = 0;
  for (const path of await sitePaths(address)) {
    await page.goto(address + path);
    await hydrate(page);
    for (const button of await page.locator('[aria-haspopup="dialog"]:visible').all()) {
      await button.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      dialogs += 1;
    }
    for (const button of await page.locator('main button:not([aria-haspopup]):visible').all()) await button.click();
  }
  expect(dialogs).toBeGreaterThan(10);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('button', { name: 'Bring a bicycle' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ada');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Message').fill('It squeaks.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('It is in our book').waitFor();
  await page.close();
  await server.stop();
  const { stdout } = await place.run(site, 'messages', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject([{ message: { name: 'Ada', message: 'It squeaks.' } }]);
  expect(readdirSync(join(site, '.data'))).toContain('messages');
});

it('the preview shows what is saved, and all blocks', async () => {
  const server = place.start(site, 'dev');
  const page = await newPage();
  const address = await server.nextAddress();
  await page.goto(address);
  await page.getByRole('heading', { name: 'It will ride again' }).waitFor();
  edit(join(site, 'pages/home.yaml'), 'It will ride again', 'It will sing again');
  await page.getByRole('heading', { name: 'It will sing again' }).waitFor();
  await page.goto(new URL('/__gallery/blocks/tabs.html', address).href);
  await page.getByText('npx pagewright new section tabs PAGE').waitFor();
  await page.frameLocator('iframe').first().getByRole('tab', { name: 'Tomorrow' }).click();
  await page.close();
  await server.stop();
});

/** Opens the Studio on a site, changes a word of a heading where it stands, and saves it. */
async function changeInStudio(folder: string, shown: string, word: string, other: string): Promise<void> {
  const server = place.start(folder, 'studio', '--no-open');
  const page = await newPage();
  await page.goto(await server.nextAddress());
  const user = new StudioUser(page);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  const heading = page.frameLocator('iframe').getByRole('heading', { name: shown });
  await heading.waitFor();
  await user.doubleClickWord(heading, word);
  await user.type(other);
  await user.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const changed = shown.replace(word, other);
  await expect.poll(() => readFileSync(join(folder, 'pages/home.yaml'), 'utf8')).toContain(changed);
  await page.close();
  await server.stop();
}

it('in the Studio a word is changed and saved', async () => {
  await changeInStudio(site, 'It will sing again', 'sing', 'fly');
  expect(readFileSync(join(site, 'pages/home.yaml'), 'utf8')).toContain('heading: It will fly again');
});

it('a mistake is told as here, with the commands that are there', async () => {
  edit(join(site, 'pages/about.yaml'), 'heading: Four stands', 'heding: Four stands');
  const { code, stdout } = await place.run(site, 'validate');
  expect(code).toBe(1);
  expect(stdout).toContain('pages/about.yaml:');
  expect((await place.run(site, 'validate', '--fix')).code).toBe(0);
  writeFileSync(join(site, 'pages/bad.yaml'), 'title: x\n');
  const refused = await place.run(site, 'build');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Nothing was built');
});

/** A folder that has the installed builder, and nothing else of a site. */
function folderBeside(name: string): string {
  const folder = join(place.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  symlinkSync(join(site, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A document without what names its build: hashes, and the ids that React counts. */
function unnamed(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/-[\w-]{8}(?=\.(?:js|json)\b)/g, '')
    .replaceAll(/sha256-[\w+/=]+|data-build="[\w-]+"|_R_\w+_/g, '');
}

it('the builder’s own site has the same pages by the packed builder as in a checkout, and none that is larger', async () => {
  const packed = folderBeside('own');
  const here = join(place.folder, 'here');
  for (const name of ['pages', 'public'] as const) cpSync(specification[name], join(packed, name), { recursive: true });
  expect(await place.run(packed, 'build')).toMatchObject({ code: 0, stderr: '' });
  expect(await runScript('build', [...frozenSite, '--out', here])).toMatchObject({ code: 0 });
  const documents = filesBelow(here).filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(1);
  for (const file of documents) {
    const other = file.replace(here, join(packed, 'dist'));
    expect(unnamed(other), file).toBe(unnamed(file));
    // Other hashes take some bytes more, or less.
    expect(statSync(`${other}.br`).size, file).toBeLessThan(1.005 * statSync(`${file}.br`).size);
  }
});

it('a site of one page and nothing else is checked, built, previewed, and opened and saved in the Studio', async () => {
  const small = folderBeside('one page');
  mkdirSync(join(small, 'pages'));
  for (const [name, text] of Object.entries(onePageSite())) writeFileSync(join(small, 'pages', name), text);
  expect(await place.run(small, 'validate')).toMatchObject({ code: 0, stderr: '' });
  expect((await place.run(small, 'build')).stdout).toContain('Built 1 pages into dist/');
  const heading = { name: 'Come in and read' };
  for (const command of ['serve', 'dev']) {
    const server = place.start(small, command);
    const page = await newPage();
    await page.goto(command === 'serve' ? ((await server.waitFor(addressLine))[1] ?? '') : await server.nextAddress());
    await page.getByRole('heading', heading).waitFor();
    await page.close();
    await server.stop();
  }
  await changeInStudio(small, heading.name, 'read', 'listen');
});

it('nothing was said on any console, and nothing was written outside of the site', () => {
  expect(messages).toEqual([]);
  expect(place.elsewhere).toEqual([]);
  expect(readdirSync(place.desk).sort()).toEqual(['library', 'pagewright-1.0.0.tgz']);
});
