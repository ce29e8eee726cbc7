import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { publicFolder } from '#engine/base';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { hydrate } from '../support/visitor.ts';
import { differencesOf, elementsOf } from './support/page-shape.ts';

const sites = {
  'the 20 pages': specification,
  'the sample site in both languages': { pages: join(projectRoot, 'schema/sample-site'), public: undefined },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Whether the page has asked for its font, and has it. */
const hasFont = () =>
  document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded');

/** The Studio on an address, with its list of pages open, and the frame of its preview. */
async function openStudio(address: string): Promise<{ studio: Page; frame: Frame }> {
  const studio = await browser.newPage({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' });
  await studio.goto(address);
  await studio.getByRole('tree').waitFor();
  const frame = await (await studio.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  await frame.locator('[data-view="shown"]').waitFor();
  return { studio, frame };
}

describe.each(Object.entries(sites))('%s', (_, given) => {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, 'pages'), join(folder, 'out')];
  const running: RunningCommand[] = [];
  const start = async (name: string, ...args: string[]): Promise<string> => {
    const command = startScript(name, ['--pages', pages, ...args], { PORT: '0', DATA_DIR: join(folder, name) });
    running.push(command);
    return (await command.waitFor(addressLine))[1] ?? '';
  };
  beforeAll(async () => {
    cpSync(given.pages, pages, { recursive: true });
    if (given.public) cpSync(given.public, join(pages, publicFolder), { recursive: true });
    const built = await runScript('build', ['--pages', pages, '--out', out]);
    expect(built.code, built.output).toBe(0);
  });
  afterAll(async () => {
    for (const command of running) await command.stop();
    removeFolder(folder);
  });

  it('is in the Studio’s frame what the build shows: elements, words, attributes and how they look', async () => {
    const site = await start('serve', '--out', out);
    const { studio, frame } = await openStudio(await start('studio', '--no-open'));
    const viewport = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const theme = await frame.evaluate(() => document.documentElement.dataset['theme']);
    const built = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const entries = studio.locator('nav button[data-file]');
    const paths = await entries.locator('small').allTextContents();
    const different: { path: string; differences: string[] }[] = [];
    for (const [index, path] of paths.entries()) {
      // Beside its address an entry may say what else the page is.
      const [address = ''] = /\/\S*/.exec(path) ?? [];
      await built.goto(new URL(address, site).href);
      await hydrate(built);
      // The first visit shows another font until the site's own has come.
      await built.reload();
      await hydrate(built);
      await built.evaluate((name) => document.documentElement.setAttribute('data-theme', name ?? ''), theme);
      await studio.locator('summary', { hasText: 'Page' }).first().click();
      await entries.nth(index).click();
      const title = await built.title();
      await frame.waitForFunction((wanted) => document.title === wanted, title);
      // Letters are as wide as they are once their font is there.
      for (const place of [built, frame]) await place.waitForFunction(hasFont);
      const differences = differencesOf(await elementsOf(frame), await elementsOf(built));
      if (differences.length > 0) different.push({ path, differences: differences.slice(0, 12) });
    }
    console.log(`${paths.length - different.length} of ${paths.length} pages are the same`);
    expect(different).toEqual([]);
    expect(paths).toHaveLength(await entries.count());
  });
});
