import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { StudioUser } from '../studio/support/studio-user.ts';
import { addressLine, startNode, startScript } from '../support/command.ts';
import { edit, removeFolder } from '../support/content.ts';
import { guideChecks, ownBlock, ownSection } from '../support/own-block.ts';
import { hydrate, record } from '../support/visitor.ts';
import { Workplace } from './support/packed-site.ts';

// A site with code of its own, by the packed builder.
const place = new Workplace();
const site = join(place.desk, 'library');

beforeAll(async () => {
  for (const name of ['home', 'temporary', 'state']) mkdirSync(join(place.folder, name));
  // Packing that was killed in the middle leaves what the next one replaces.
  const note = join(projectRoot, 'lib/packed.json');
  rmSync(join(projectRoot, 'lib'), { recursive: true, force: true });
  const killed = startScript('pack', ['--out', place.desk]);
  await vi.waitUntil(() => existsSync(note), { timeout: 60_000 });
  await killed.stop('SIGKILL');
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
  await place.install(site, 'vite');
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
  const schema = readFileSync(join(site, '.pagewright/bundle.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toMatchObject({ definitions: { TideTableBlock: { title: 'tide-table' }, HeroBlock: {} } });
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

it('in the Studio it stands in the page, in the palette and in the form, and a check of the site has its say', async () => {
  edit(join(site, 'pages/about.yaml'), 'heading: Tides of the week', 'heading: We leverage the tides');
  const server = place.start(site, 'studio', '--no-open');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const said: string[] = [];
    record(page, said);
    await page.goto(await server.nextAddress());
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await page.goto(new URL('/_studio?page=about.yaml', page.url()).href);
    await page.frameLocator('iframe').getByText('Spring tide').waitFor();
    await page.getByRole('treeitem', { name: /^Tides/ }).click();
    const form = page.locator('#studio-form');
    await form.getByText('Nobody says this.').waitFor();
    await new StudioUser(page).field(/^Heading/).fill('The tides');
    await form.getByText('Nobody says this.').waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Add a day' }).waitFor();
    await page.getByRole('button', { name: 'Add a section', exact: true }).click();
    await page.getByRole('searchbox', { name: 'What do you want to show?' }).fill('high-water');
    await page.getByRole('dialog').getByRole('button', { name: 'Tides', exact: true }).click();
    await page.frameLocator('iframe').getByText('All times are those of the harbour.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const text = () => readFileSync(join(site, 'pages/about.yaml'), 'utf8');
    await expect.poll(text).toContain('All times are those of the harbour.');
    expect(text()).toContain('heading: The tides\n');
    expect(said).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
  }
  expect(await place.run(site, 'validate')).toMatchObject({ code: 0, stderr: '' });
});

it('a new one is written, is valid at once, and its view is typed', async () => {
  const { code, stdout } = await place.run(site, 'new', 'block', 'price-board');
  expect(code, stdout).toBe(0);
  expect((await place.run(site, 'new', 'block', 'hero')).stderr).toContain('the builder has a block `hero`');
  expect(await place.run(site, 'new', 'section', 'price-board', 'care')).toMatchObject({ code: 0, stderr: '' });
  const tested = await place.run(site, 'test');
  expect(tested.stdout).toContain('examples of own blocks are shown');
  expect(tested.stdout).toMatch(/\b7 passed, 0 failed/);
  const types = (name: string) => [join(projectRoot, 'node_modules', name)];
  writeFileSync(
    join(site, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: 'ES2023',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: [],
        paths: {
          react: types('@types/react'),
          'react/*': types('@types/react/*'),
          'styled-components': types('styled-components'),
        },
      },
      include: ['blocks', 'checks'],
    }),
  );
  const check = () => startNode([join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', site]).ended;
  const jargonCheck = readFileSync(join(site, 'checks/no-jargon.ts'), 'utf8');
  for (const [name, text] of Object.entries(guideChecks)) writeFileSync(join(site, name), text);
  expect(await check()).toMatchObject({ code: 0, output: '' });
  for (const name of Object.keys(guideChecks)) rmSync(join(site, name));
  writeFileSync(join(site, 'checks/no-jargon.ts'), jargonCheck);
  edit(join(site, 'blocks/tide-table/TideTable.tsx'), '{day} <time>', '{day.high} <time>');
  expect((await check()).output).toMatch(/TideTable\.tsx\(\d+,\d+\): error TS2339/);
  edit(join(site, 'blocks/tide-table/TideTable.tsx'), '{day.high} <time>', '{day} <time>');
});

it('a view that fails is told with its place, and nothing is built', async () => {
  edit(
    join(site, 'blocks/tide-table/TideTable.tsx'),
    'return (',
    'if (items[1]?.note) throw new Error("No boat");\n  return (',
  );
  const { code, stderr } = await place.run(site, 'build');
  expect(stderr).toMatch(/^blocks\/tide-table\/TideTable\.tsx:10:\d+: this view fails on the page “[^”]+”: No boat\n$/);
  expect(code).toBe(2);
  const server = place.start(site, 'studio', '--no-open');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(await server.nextAddress());
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await page.goto(new URL('/_studio?page=about.yaml', page.url()).href);
    await page.frameLocator('iframe').getByText('The view of this block fails: No boat').first().waitFor();
    await page.frameLocator('iframe').getByText('In our drawers').waitFor();
    const preview = await browser.newPage();
    await preview.goto(new URL('/about', page.url()).href);
    await preview.getByText(/^blocks\/tide-table\/TideTable\.tsx:10:\d+: this view fails/).waitFor();
  } finally {
    await browser.close();
    await server.stop();
  }
  edit(join(site, 'blocks/tide-table/TideTable.tsx'), 'if (items[1]?.note) throw new Error("No boat");\n', '');
});

it('what is made lies in a folder of its own, and is made again where it is gone', async () => {
  expect(readdirSync(join(site, '.pagewright')).sort()).toEqual([
    'blocks.d.ts',
    'bundle.schema.json',
    expect.stringMatching(/^own-[\w-]+$/),
  ]);
  rmSync(join(site, '.pagewright'), { recursive: true });
  expect((await place.run(site, 'validate')).code).toBe(0);
  expect(readdirSync(join(site, '.pagewright')).sort()).toEqual([
    'blocks.d.ts',
    'bundle.schema.json',
    expect.stringMatching(/^own-[\w-]+$/),
  ]);
  expect(place.elsewhere).toEqual([]);
});
