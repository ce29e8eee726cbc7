import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { axeViolations } from '../access/support/axe.ts';
import { pickers, sights } from '../studio/support/studio-sights.ts';
import { forms, type State, slips, unfold, windows, writeEveryBlock } from '../studio/support/studio-states.ts';
import { tellBrokenLink, upkeep, writeUpkeep } from '../studio/support/studio-upkeep.ts';
import { type StudioUser, startUser } from '../studio/support/studio-user.ts';
import { writeWorkshop } from '../studio/support/workshop-site.ts';
import { addressLine, type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

const folder = temporaryFolder();
const workshop = 'A workshop for boats';
const everything = 'Every kind of section';
let pages = '';
let server: RunningCommand;
let browser: Browser;

beforeAll(async () => {
  pages = writeWorkshop(folder);
  writeEveryBlock(pages);
  const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
  server = startScript('studio', ['--pages', pages, '--no-open'], environment);
  await server.waitFor(addressLine);
  browser = await launchChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGKILL');
  removeFolder(folder);
});

/** Somebody at the Studio, and what the browser complains of meanwhile: the policy, Trusted Types, errors. */
async function start(
  width: number,
  title: string,
  studio = server,
): Promise<{ user: StudioUser; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|Trusted/i.test(message.text()))
      complaints.push(message.text());
  });
  const user = await startUser(page, await studio.nextAddress());
  await user.open(title);
  return { user, complaints };
}

async function eachState(user: StudioUser, states: readonly State[], check: (name: string) => Promise<void>) {
  for (const { name, enter, leave } of states) {
    await enter(user);
    await check(name);
    await leave?.(user);
  }
}

/** Every section's form, the page's own and those of what all pages share, with all that is folded in them opened. */
async function eachForm(user: StudioUser, check: (name: string) => Promise<void>) {
  const { page } = user;
  const heading = page.locator('#studio-form h2').first();
  const see = async (name: string) => {
    await heading.waitFor();
    await unfold(user);
    await check(`form: ${name}: ${await heading.textContent()}`);
  };
  const rows = page.getByRole('treeitem');
  for (let index = 0; index < (await rows.count()); index += 1) {
    await rows.nth(index).click();
    await page.waitForFunction((at) => document.activeElement?.getAttribute('data-row') !== `${at - 1}`, index);
    await see(`section ${index + 1}`);
  }
  await user.button(/^Title, address, dates/).click();
  await see('page');
  await page.locator('summary', { hasText: 'On every page' }).click();
  const common = page.locator('nav details').last().getByRole('listitem').getByRole('button');
  for (let index = 0; index < (await common.count()); index += 1) {
    await common.nth(index).click();
    await see('shared');
  }
}

/**
 * What is pressed and is smaller than a finger, which needs 44 pixels (WCAG 2.2, 2.5.5); links in a line of text are as high as it, and a
 * switch is pressed beside it, too.
 */
const small = (page: Page) =>
  page.evaluate(() => {
    const least = 43.5;
    const pressed = [...document.querySelectorAll('button, a, input, select, textarea, summary, [role=treeitem]')];
    return pressed
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('p, [inert], [contenteditable], [role=switch], .cm-editor'))
      .map((element) => (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // What is only heard has no size.
        return width > 1 && (height < least || width < least);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

it('axe finds nothing in any state, window and form, in both themes, nothing is smaller than a finger on a tablet, and the policy has nothing to say', async () => {
  const { user, complaints } = await start(1440, workshop);
  const found: string[] = [];
  const check = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await user.page.emulateMedia({ colorScheme });
      for (const violation of await axeViolations(user.page)) found.push(`${name}, ${colorScheme}: ${violation}`);
    }
    await user.page.setViewportSize({ width: 800, height: 900 });
    for (const element of await small(user.page)) found.push(`${name}, smaller than a finger: ${element}`);
    await user.page.setViewportSize({ width: 1440, height: 900 });
  };
  await check('page');
  await eachState(user, [...sights(pages), ...windows, ...forms, ...slips(pages)], check);
  await user.open(everything);
  await eachState(user, pickers, check);
  await eachForm(user, check);
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Elements that stand out at the side, but for what is only heard and what scrolls by itself. */
const wide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

it('at 400 % (320 pixels wide) nothing stands out at the side, in any window and form', async () => {
  const { user, complaints } = await start(320, workshop);
  const found: string[] = [];
  const check = async (name: string) => {
    for (const element of await wide(user.page)) found.push(`${name}: ${element}`);
    const panes = await user.page
      .locator('aside, dialog[open], #studio-form > *')
      .evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ tagName }) => tagName),
      );
    for (const pane of panes) found.push(`${name}: ${pane} scrolls to the side`);
  };
  await check('page');
  await eachState(user, windows, check);
  await user.open(everything);
  await eachForm(user, check);
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

it('of what a site of years asks to be looked at axe finds nothing, and nothing stands out at the side of a tablet', async () => {
  const own = join(folder, 'years');
  mkdirSync(own);
  const asBefore = tellBrokenLink();
  const environment = { PORT: '0', DATA_DIR: join(own, 'data') };
  const studio = startScript('studio', ['--pages', writeUpkeep(own), '--no-open'], environment);
  try {
    await studio.waitFor(addressLine);
    const { user, complaints } = await start(1440, workshop, studio);
    const found: string[] = [];
    await eachState(user, upkeep, async (name) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await user.page.emulateMedia({ colorScheme });
        for (const violation of await axeViolations(user.page)) found.push(`${name}, ${colorScheme}: ${violation}`);
      }
      for (const width of [1024, 800, 320]) {
        await user.page.setViewportSize({ width, height: 900 });
        for (const element of await wide(user.page)) found.push(`${name}, ${width}: ${element}`);
      }
      await user.page.setViewportSize({ width: 1440, height: 900 });
    });
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await studio.stop('SIGKILL');
    asBefore();
  }
});

/** What can be worked with and isn't reached: all that the Tab key comes to is marked on the way. */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-reached]')) old.removeAttribute('data-reached');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let steps = 0; steps < 400; steps += 1) {
    await page.keyboard.press('Tab');
    const isRound = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return false;
      const isKnown = activeElement.hasAttribute('data-reached') && activeElement.tagName !== 'IFRAME';
      activeElement.setAttribute('data-reached', getComputedStyle(activeElement).outlineStyle);
      return isKnown;
    });
    if (isRound) break;
  }
  return page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document;
    return [
      ...top.querySelectorAll<HTMLElement>('button, input, textarea, select, summary, [role=textbox], [role=treeitem]'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=radio]:not(:checked)'))
      .filter((element) => {
        const outline = element.getAttribute('data-reached');
        // What a label hides is drawn by the label.
        return outline === null || (outline === 'none' && getComputedStyle(element).opacity !== '0');
      })
      .map((element) => `${element.getAttribute('data-reached')}: ${element.outerHTML.slice(0, 120)}`);
  });
}

it('the Tab key comes to all that can be worked with and shows where it is; windows give the focus back', async () => {
  const { user } = await start(1440, workshop);
  const { page } = user;
  await user.row(/Who works here/).click();
  await unfold(user);
  expect(await unreached(page)).toEqual([]);
  const openers = { Help: 'Help', 'Earlier versions': 'Earlier versions', 'Add a section': 'Add a section' };
  for (const [name, title] of Object.entries(openers)) {
    await user.button(name).focus();
    await user.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    await user.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await user.button(name).evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await page.locator('summary', { hasText: 'Page' }).first().press('Enter');
  await user.button(/^New page, rename/).press('Enter');
  await page.getByRole('dialog', { name: 'Pages' }).waitFor();
  expect(await unreached(page)).toEqual([]);
  await user.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});
