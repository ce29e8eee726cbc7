import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { addressLine, type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';
import { record } from '../support/visitor.ts';
import { actions } from './support/keyboard-actions.ts';
import { countPointers, KeyboardUser } from './support/keyboard-user.ts';

const folder = temporaryFolder();
let pages = '';
let url = '';
let server: RunningCommand;
let browser: Browser;

beforeAll(async () => {
  pages = writeSite();
  const git = gitIn(folder);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'The workshop');
  server = startScript('studio', ['--pages', pages, '--no-open'], { PORT: '0', DATA_DIR: join(folder, 'data') });
  url = (await server.waitFor(addressLine))[1] ?? '';
  browser = await launchChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGKILL');
  removeFolder(folder);
});

/** The workshop's site in two languages, of which only the home page is translated. */
function writeSite(): string {
  const to = writeWorkshop(folder);
  const site = join(to, '_site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language: en$/m, '$&\nlanguages: [en, es]'));
  mkdirSync(join(to, 'es'), { recursive: true });
  copyFileSync(join(to, 'home.yaml'), join(to, 'es/home.yaml'));
  return to;
}

it('every action is done by keyboard alone, and nothing is complained of', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(20_000);
  const messages: string[] = [];
  record(page, messages);
  const pointers = await countPointers(page);
  const user = new KeyboardUser(page);
  /** Everything as it was first, with the workshop's page open. */
  const begin = async () => {
    writeSite();
    // The address works once, and its window goes on.
    if (page.url() === 'about:blank') await page.goto(url);
    else await page.reload();
    await page.getByRole('tree').waitFor();
    for (const name of ['Skip the tour', 'Throw them away'])
      if (await user.button(name).isVisible()) await user.use(user.button(name));
    await user.use(page.locator('summary', { hasText: 'Page' }).first());
    await user.use(page.locator('nav').getByRole('button', { name: /^A workshop for boats/ }));
    await user.shows('How long it takes');
  };
  await begin();
  const before = textsOf(pages);
  const failed: string[] = [];
  for (const { name, run } of actions)
    try {
      await run(user, pages);
      await user.leaveNothing();
      expect(textsOf(pages)).toEqual(before);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message.slice(0, 400) : error}`);
      await begin();
    }
  console.log(`${actions.length - failed.length} of ${actions.length} actions by keyboard`);
  expect(failed).toEqual([]);
  expect(await pointers()).toBe(0);
  expect(messages).toEqual([]);
});
