import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { addressLine } from '../support/command.ts';
import { edit, removeFolder } from '../support/content.ts';
import { ownBlock, ownSection } from '../support/own-block.ts';
import { hydrate, record } from '../support/visitor.ts';
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

it('a block as the guide shows it is checked as all others: a slip in it gets one message on its line', async () => {
  for (const [name, text] of Object.entries(ownBlock)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  appendFileSync(join(site, 'pages/about.yaml'), `\n${ownSection}`);
  expect(await place.run(site, 'validate')).toMatchObject({ code: 0, stderr: '' });
  edit(join(site, 'pages/about.yaml'), 'day: Tuesday, high:', 'day: Tuesday, hihg:');
  const { code, stdout } = await place.run(site, 'validate', '--no-notes');
  expect(code).toBe(1);
  expect(stdout).toContain('Change it to `high`.');
  expect(stdout).toContain('1 mistake in 1 of 5 pages');
  edit(join(site, 'pages/about.yaml'), 'hihg', 'high');
});

/** Presses the block's button on the page at an address, and says what it lists before and after, and how its letters are set. */
async function pressed(
  address: string,
): Promise<{ before: string[]; after: string[]; spacing: string; said: string[] }> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    record(page, said);
    await page.goto(address);
    await hydrate(page);
    const days = page.locator('[data-block="tide-table"] time');
    const before = await days.allInnerTexts();
    await page.getByRole('button', { name: 'Earliest first', pressed: false }).click();
    await page.getByRole('button', { name: 'Earliest first', pressed: true }).waitFor();
    const spacing = await days.first().evaluate((element) => getComputedStyle(element).letterSpacing);
    return { before, after: await days.allInnerTexts(), spacing, said };
  } finally {
    await browser.close();
  }
}
const works = {
  before: ['06:12', '05:01'],
  after: ['05:01', '06:12'],
  spacing: expect.stringMatching(/^[12]\.\d+px$/),
  said: [],
};

it('it is built into the page with its styles, and works there', async () => {
  expect(await place.run(site, 'build')).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(site, 'dist/about/index.html'), 'utf8')).toMatch(/<strong>Spring<\/strong> tide/);
  const server = place.start(site, 'serve');
  const [, address = ''] = await server.waitFor(addressLine);
  expect(await pressed(new URL('/about', address).href)).toEqual(works);
  await server.stop();
});

it('it works in the preview, which takes in what is saved of it, and stands in the gallery', async () => {
  const server = place.start(site, 'dev');
  const browser = await launchChromium();
  try {
    const address = await server.nextAddress();
    expect(await pressed(new URL('/about', address).href)).toEqual(works);
    const page = await browser.newPage();
    await page.goto(new URL('/__gallery/blocks/tide-table.html', address).href);
    await page.getByText('When the water is high, day by day.').first().waitFor();
    await page.goto(new URL('/about', address).href);
    edit(join(site, 'blocks/tide-table/TideTable.tsx'), 'Earliest first', 'First things first');
    await page.getByRole('button', { name: 'First things first' }).waitFor();
  } finally {
    await browser.close();
    await server.stop();
  }
});

it('a view that fails is told with its place, and nothing is built', async () => {
  edit(
    join(site, 'blocks/tide-table/TideTable.tsx'),
    'return (',
    'if (items[1]?.note) throw new Error("No boat");\n  return (',
  );
  const { code, stderr } = await place.run(site, 'build');
  expect(stderr).toMatch(/^blocks\/tide-table\/TideTable\.tsx:9:\d+: this view fails on \/about: No boat\n$/);
  expect(code).toBe(2);
  edit(join(site, 'blocks/tide-table/TideTable.tsx'), 'if (items[1]?.note) throw new Error("No boat");\n', '');
});

it('what is made lies in a folder of its own, and is made again where it is gone', async () => {
  expect(readdirSync(join(site, '.pagewright'))).toHaveLength(1);
  rmSync(join(site, '.pagewright'), { recursive: true });
  expect((await place.run(site, 'validate')).code).toBe(0);
  expect(readdirSync(join(site, '.pagewright'))).toHaveLength(1);
  expect(place.elsewhere).toEqual([]);
});
