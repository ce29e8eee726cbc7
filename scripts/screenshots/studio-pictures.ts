import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { launchChromium } from '#builder/render';
import { Film } from './film.ts';
import { withStudio } from './with-studio.ts';

const viewport = { width: 1280, height: 800 };
/** Taken smaller than the screen: one still can read them, and they weigh little. */
const deviceScaleFactor = 0.75;

/**
 * Takes the pictures and the film of docs/studio.md again, in a Studio on a copy of the pages. Their names are those below and none
 * of content, so that they need not go through `inside.ts`. `root` is the project's folder.
 */
export async function takeStudioPictures(root: string): Promise<string[]> {
  const out = join(root, 'docs/images');
  mkdirSync(out, { recursive: true });
  const copyOfPages = (folder: string) => {
    const pages = join(folder, 'pages');
    cpSync(join(root, 'pages'), pages, { recursive: true });
    return { pages, publicFolder: join(root, 'public') };
  };
  return withStudio(root, copyOfPages, async (url) => {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor,
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await context.addInitScript(() => localStorage.setItem('studio-choice tour', 'seen'));
      const page = await context.newPage();
      await page.goto(url);
      await isShown(page);
      const names: string[] = [];
      const take = async (name: string) => {
        await isQuiet(page);
        await sharp(await page.screenshot())
          .png({ palette: true, quality: 80, effort: 10 })
          .toFile(join(out, `${name}.png`));
        names.push(`docs/images/${name}.png`);
      };
      await takePictures(page, take);
      await page.reload();
      await isShown(page);
      await takeFilm(page, join(out, 'studio-add-a-section.gif'));
      return [...names, 'docs/images/studio-add-a-section.gif'];
    } finally {
      await browser.close();
    }
  });
}

/** A page with a section that is selected, the palette, and what changed. */
async function takePictures(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  const rows = page.getByRole('treeitem');
  await rows.nth(2).click();
  await take('studio');
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.locator('.choose').first().waitFor();
  await take('studio-palette');
  await page.keyboard.press('Escape');
  const heading = page.locator('[data-path="sections.2.heading"]').getByRole('textbox');
  await heading.fill('It would be funny, if nobody were sick');
  await rows.nth(4).click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'What changed' }).click();
  await page.getByRole('dialog').getByText('Save all of it').waitFor();
  await page.getByRole('dialog').locator('summary').first().click();
  await take('studio-changes');
  await page.keyboard.press('Escape');
}

/** Somebody adds questions and answers, writes their heading and saves. */
async function takeFilm(page: Page, file: string): Promise<void> {
  const drafts = page.getByRole('button', { name: 'Throw them away' });
  if (await drafts.isVisible()) await drafts.click();
  const film = new Film(page, deviceScaleFactor);
  await film.show(900);
  await film.press(page.getByRole('treeitem').nth(2));
  await isQuiet(page);
  await film.show(700);
  await film.press(page.getByRole('button', { name: 'Add a section', exact: true }));
  await page.locator('.choose').first().waitFor();
  await isQuiet(page);
  await film.show(800);
  await film.type('faq');
  await isQuiet(page);
  await film.show(600);
  await film.press(page.locator('.choose').first());
  await page.locator('[data-path="sections.3.heading"]').getByRole('textbox').waitFor();
  await isQuiet(page);
  await film.show(1200);
  await film.press(page.locator('[data-path="sections.3.heading"]').getByRole('textbox'));
  await page.keyboard.press('ControlOrMeta+a');
  await film.type('Ask us anything');
  await isQuiet(page);
  await film.show(900);
  await film.press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('All saved').waitFor();
  await film.show(2000);
  await film.write(file);
}

async function isShown(page: Page): Promise<void> {
  await page.getByRole('tree').waitFor();
  await page.frameLocator('iframe').locator('main [data-view="shown"] > *').first().waitFor();
  await isQuiet(page);
}

/** Waits until nothing is fetched or painted any more. */
async function isQuiet(page: Page): Promise<void> {
  // What tells of changes stays open for good, so that the network never is idle.
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > 500;
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}
