import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { insideOf } from '#builder/base';
import { launchChromium } from '#builder/render';
import { startRepository } from '../../tests/studio/support/repository.ts';
import { pickers, sights, strayPicture, versions } from '../../tests/studio/support/studio-sights.ts';
import {
  forms,
  type State,
  slips,
  unfold,
  windows,
  writeEveryBlock,
} from '../../tests/studio/support/studio-states.ts';
import { tellBrokenLink, upkeep, writeUpkeep } from '../../tests/studio/support/studio-upkeep.ts';
import { StudioUser } from '../../tests/studio/support/studio-user.ts';
import { writeWorkshop } from '../../tests/studio/support/workshop-site.ts';
import { withStudio } from './with-studio.ts';

type Wanted = { out: string; widths: readonly number[]; themes: readonly string[]; only: readonly string[] };

/**
 * Takes every state of the Studio, on the site that its tests use, as PNG files in `out`: each state is reached once, and seen in
 * every width and theme. `root` is the project's folder. Returns their number, and which states couldn't be reached.
 */
export async function takeStudioStates(root: string, wanted: Wanted): Promise<{ taken: number; failed: string[] }> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  const camera = new Camera(page, wanted);
  const user = new StudioUser(page);
  const publicFolder = join(root, 'schema/sample-public');
  let pages = '';
  const write = (folder: string) => {
    pages = writeWithHistory(folder);
    copyFileSync(join(root, 'schema/example-site/_media/people/ruth.svg'), pictureIn(folder));
    return { pages, publicFolder };
  };
  await withStudio(root, write, async (url) => {
    await page.goto(url);
    await page.getByRole('tree').waitFor();
    await camera.take('first visit');
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await camera.take('home');
    await user.open('A workshop for boats');
    await camera.takeAll(user, [...sights(pages), ...windows.filter(({ name }) => !isWithoutHistory(name))]);
    await camera.takeAll(user, [...versions, ...forms, ...slips(pages), strayPicture(pictureIn(dirname(pages)))]);
    await user.open('Every kind of section');
    await camera.takeAll(user, pickers);
    await takeForms(user, camera);
  });
  const asBefore = tellBrokenLink();
  await withStudio(
    root,
    (folder) => ({ pages: writeUpkeep(folder), publicFolder }),
    async (url) => {
      await page.goto(url);
      await page.getByRole('tree').waitFor();
      await page.getByRole('button', { name: 'Skip the tour' }).click();
      await user.open('A workshop for boats');
      await camera.takeAll(user, upkeep);
    },
  ).finally(asBefore);
  await browser.close();
  return camera;
}

const pictureIn = (folder: string) => join(folder, 'Ben Ruiz.svg');

const isWithoutHistory = (name: string) => name === 'window: Earlier versions';

/** The site of the Studio's tests, whose page said other words once. Returns its pages. */
function writeWithHistory(folder: string): string {
  const pages = writeWorkshop(folder);
  writeEveryBlock(pages);
  const commit = startRepository(folder);
  const file = join(pages, 'workshop.yaml');
  const now = readFileSync(file, 'utf8');
  writeFileSync(file, now.replace('What people ask', 'What nobody asks'));
  commit('The workshop opens');
  writeFileSync(file, now);
  commit('What people ask');
  return pages;
}

/** Every section's form with all that is folded in it, the page's own, and those of what all pages share. */
async function takeForms(user: StudioUser, camera: Camera): Promise<void> {
  const { page } = user;
  const take = async (name: string) => {
    await page.locator('#studio-form h2').first().waitFor();
    await camera.take(`form ${name}`);
    await unfold(user);
    await camera.take(`form ${name}, unfolded`);
  };
  const rows = page.getByRole('treeitem');
  for (let index = 0; index < (await rows.count()); index += 1) {
    await rows.nth(index).click();
    await take(`${index + 1} ${await rows.nth(index).locator('small').first().textContent()}`);
  }
  await page.locator('summary', { hasText: 'On every page' }).click();
  const common = page.locator('nav details').last().getByRole('listitem').getByRole('button');
  for (let index = 0; index < (await common.count()); index += 1) {
    await common.nth(index).click();
    await take(`shared ${await common.nth(index).textContent()}`);
  }
}

/** Where the form is a drawer, it is what is to be seen; a drawer is open for as long as the focus is in it. */
function openFormDrawer(): void {
  const form = document.getElementById('studio-form');
  if (form && getComputedStyle(form).position === 'absolute') form.focus({ preventScroll: true });
}

/** Takes what a page shows in each width and theme, and keeps what it couldn't. */
class Camera {
  taken = 0;
  readonly failed: string[] = [];
  readonly #page: Page;
  readonly #wanted: Wanted;

  constructor(page: Page, wanted: Wanted) {
    this.#page = page;
    this.#wanted = wanted;
  }

  async takeAll(user: StudioUser, states: readonly State[]): Promise<void> {
    for (const { name, enter, leave } of states) {
      try {
        await enter(user);
        await this.take(name);
        await leave?.(user);
      } catch (error) {
        this.failed.push(`${name}: ${error instanceof Error ? error.message : error}`);
        // What is left open would be in the way of the next one.
        await leave?.(user).catch(() => {});
        await this.#page.keyboard.press('Escape');
      }
    }
  }

  async take(name: string): Promise<void> {
    const { out, widths, themes, only } = this.#wanted;
    const file = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60);
    if (!only.some((text) => file.includes(text))) return;
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 });
      if (name.startsWith('form ')) await this.#page.evaluate(openFormDrawer);
      for (const theme of themes) {
        await this.#page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
        for (const frame of this.#page.frames())
          await frame.evaluate(() => Promise.all([...document.fonts].map((font) => font.load()))).catch(() => {});
        // Samples come one after the other.
        await this.#page.waitForFunction(() => document.querySelector('.waiting') === null);
        await this.#page.waitForTimeout(150);
        await this.#page.screenshot({ path: insideOf(out, `studio-${file}-${width}-${theme}.png`) });
        this.taken += 1;
      }
    }
    await this.#page.setViewportSize({ width: 1440, height: 900 });
  }
}
