import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { savedWords } from '../studio/support/studio-user.ts';
import { record } from '../support/visitor.ts';
import { KillableStudio } from './support/killable-studio.ts';

const studio = new KillableStudio();
let browser: Browser;
beforeAll(async () => {
  await studio.start();
  browser = await launchChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await studio.end();
});
beforeEach(() => studio.reset());

const home = () => studio.texts().get('home.yaml') ?? '';

async function open(context: BrowserContext, now?: Date): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (now) await page.clock.setFixedTime(now);
  await page.goto(await studio.nextAddress());
  await page.getByRole('tree').waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Types at the end of a field of the first section. */
async function type(page: Page, field: RegExp, words: string): Promise<void> {
  await page.getByRole('treeitem').first().click();
  await page.locator('#studio-form').getByLabel(field).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.getByText('Not saved').first().waitFor();
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText(savedWords).waitFor();
}

it('a browser that refuses its storage opens the Studio, is told of, asks before the tab is closed, and saves', async () => {
  const context = await browser.newContext();
  const messages: string[] = [];
  context.on('page', (page) => record(page, messages));
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  const page = await open(context);
  await type(page, /^Heading/, ' typed without storage');
  await page.getByText('this browser has no room to keep it').waitFor();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Copy, to paste on any page' }).click();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await save(page);
  expect(home()).toContain('typed without storage');
  await context.close();
  expect(messages).toEqual([]);
});

it('a storage that is full is told of until all is saved, and keeps again once there is room', async () => {
  const context = await browser.newContext();
  const page = await open(context);
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      for (let index = 0; index < 12; index += 1)
        try {
          localStorage.setItem(`filled ${size} ${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await type(page, /^Heading/, ' without room');
  const warning = page.getByText('this browser has no room to keep it');
  await warning.waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.keyboard.type(' and with room');
  await warning.waitFor({ state: 'detached' });
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  await crash(page);
  const again = await open(context);
  await again.getByRole('button', { name: 'Bring them back' }).click();
  await again.getByText('Not saved yet', { exact: true }).waitFor();
  await save(again);
  expect(home()).toContain('without room and with room');
  await context.close();
});

it('what two tabs type into one page is all saved, and all offered again where both crash, whatever the clock says', async () => {
  const context = await browser.newContext();
  const [one, other] = [await open(context), await open(context)];
  await type(one, /^Heading/, ' from one tab');
  await type(other, /^Introduction/, ' From the other tab.');
  await save(one);
  await save(other);
  await expect.poll(home).toMatch(/from one tab[\s\S]*From\s+the\s+other\s+tab\./);
  await one.close();
  await other.close();

  const late = await open(context, new Date('2031-01-02T00:00:00Z'));
  await type(late, /^Heading/, ' late');
  const early = await open(context, new Date('2030-01-02T00:00:00Z'));
  await type(early, /^Introduction/, ' Early.');
  await crash(late);
  await crash(early);
  const page = await open(context);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  await save(page);
  expect(home()).toMatch(/late[\s\S]*Early\./);
  await context.close();
});

it('what a tab leaves while another one is open is offered after what that one was offered is forgotten', async () => {
  const context = await browser.newContext();
  const first = await open(context);
  await type(first, /^Heading/, ' begun first');
  await crash(first);
  const [second, third] = [await open(context), await open(context)];
  await type(third, /^Introduction/, ' Third.');
  await crash(third);
  await second.getByRole('button', { name: 'Throw them away' }).click();
  await second.close();
  const page = await open(context);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  await save(page);
  expect(home()).toContain('Third.');
  expect(home()).not.toContain(' begun first');
  await context.close();
});
