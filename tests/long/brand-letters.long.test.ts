import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { layoutShift } from '../support/loading.ts';

// Letters of two files: the second has figures such as ² that the first lacks.

const folder = temporaryFolder();
const [pages, out] = [join(folder, 'pages'), join(folder, 'out')];
let browser: Browser;
let server: RunningCommand;
let address = '';
beforeAll(async () => {
  cpSync(join(projectRoot, 'schema/empty-site'), pages, { recursive: true });
  const fonts = join(pages, '_public/fonts');
  mkdirSync(fonts, { recursive: true });
  cpSync(join(projectRoot, 'src/kit/theme/fonts/instrument-sans-5.3.0.woff2'), join(fonts, 'first.woff2'));
  cpSync(join(projectRoot, 'schema/sample-site/_public/fonts/bitter-5.3.0.woff2'), join(fonts, 'second.woff2'));
  edit(
    join(pages, '_theme.yaml'),
    /$/,
    'font:\n  family: Own\n  file: /fonts/first.woff2\n  more: [/fonts/second.woff2]\n',
  );
  edit(join(pages, 'home.yaml'), /heading: .*/, 'heading: A garden of 40 m²');
  const built = await runScript('build', ['--pages', pages, '--out', out]);
  expect(built.code, built.output).toBe(0);
  server = startScript('serve', ['--out', out], { PORT: '0', DATA_DIR: join(folder, 'data') });
  address = (await server.waitFor(addressLine))[1] ?? '';
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  removeFolder(folder);
});

/** The fonts that the page's own files have given its heading, with how many letters stand in each. */
async function fontsOfHeading(session: CDPSession): Promise<Record<string, number>> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return Object.fromEntries(
    fonts.filter((font) => font.isCustomFont).map((font) => [font.familyName, font.glyphCount]),
  );
}

it('each is fetched where a page has its letters, on the first visit and on the next, and nothing moves', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(new URL(request.url()).pathname);
  });
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // The files call themselves so.
  const expected = { 'Instrument Sans': 'A garden of 40 m'.length, 'Bitter Thin': 1 };
  await page.goto(address);
  await expect.poll(() => fontsOfHeading(session)).toEqual(expected);
  expect(fetched.sort()).toEqual(['/fonts/first.woff2', '/fonts/second.woff2']);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.reload();
  await expect.poll(() => fontsOfHeading(session)).toEqual(expected);
  // Who begins on a page without such a letter fetches no second file.
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${address}/contact`);
  const states = () =>
    other.evaluate(() => [...document.fonts].filter((face) => face.family === 'Own').map((face) => face.status));
  await expect.poll(states).toEqual(['loaded', 'unloaded']);
});
