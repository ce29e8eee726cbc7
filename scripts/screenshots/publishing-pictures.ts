import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { temporaryFolder } from '#builder/files';
import { launchChromium } from '#builder/render';
import { Film } from './film.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 760 };
const deviceScaleFactor = 0.75;

/**
 * Takes the pictures and the film of docs/publishing.md again, in a Studio on a server with the sample site, where somebody owns it, changes a heading,
 * has it looked at on a phone, publishes and takes back. Their names are those below and none of content, so that they need not go through `inside.ts`.
 * `root` is the project's folder.
 */
export async function takePublishingPictures(root: string): Promise<string[]> {
  const { folder, remove } = temporaryFolder('publishing-pictures-');
  cpSync(join(root, 'schema/sample-site'), join(folder, 'pages'), { recursive: true });
  const server = await startServer(root, folder);
  const browser = await launchChromium();
  try {
    const names: string[] = [];
    const take = async (page: Page, name: string) => {
      await isQuiet(page);
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 80, effort: 10 })
        .toFile(join(root, `docs/images/${name}.png`));
      names.push(`docs/images/${name}.png`);
    };
    const page = await owner(browser, server.link);
    await beginDraft(page);
    await askForALook(page, browser, take);
    await takeFilm(page, join(root, 'docs/images/publishing.gif'), take);
    return [...names, 'docs/images/publishing.gif'];
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}

/** The command that serves site and Studio, once it has printed the link for the first owner. */
async function startServer(root: string, folder: string): Promise<{ link: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--studio', '--pages', join(folder, 'pages')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((fulfil) => child.once('exit', fulfil));
  let said = '';
  const link = await new Promise<string>((fulfil, reject) => {
    child.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /http\S+#invitation=\S+/.exec(said) ?? [];
      if (found !== undefined) fulfil(found);
    });
  });
  return {
    link,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Somebody who has come in by the link, with a passkey. */
async function owner(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: desk,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(() => localStorage.setItem('studio-choice tour', 'seen'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const reader = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...reader, isUserVerified: true, automaticPresenceSimulation: true };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your mail address').fill('ada@site.example');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(/^Passkey of/).waitFor();
  return page;
}

async function beginDraft(page: Page): Promise<void> {
  await page.getByLabel('A new draft: what it is about').fill('Summer');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('treeitem').first().waitFor();
  await page.getByRole('treeitem').first().click();
  const heading = page.locator('[data-path="sections.0.heading"]').getByRole('textbox');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' in summer');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('All saved').waitFor();
}

/** Somebody without an account looks at it on a phone, says something and approves. */
async function askForALook(
  page: Page,
  browser: Browser,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a look' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you would like to know').fill('Does this sound like us?');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('The link', { exact: true }).inputValue();
  const context = await browser.newContext({ viewport: phone, hasTouch: true, colorScheme: 'light' });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: /^Summer/ }).tap();
  await guest.getByLabel('What would you like to say?').fill('It does. Say when summer begins.');
  await guest.getByLabel('Your name').fill('Marta');
  await take(guest, 'publishing-look');
  await context.close();
  await page.keyboard.press('Escape');
}

/** It is published and taken back. */
async function takeFilm(page: Page, file: string, take: (page: Page, name: string) => Promise<void>): Promise<void> {
  const film = new Film(page, deviceScaleFactor);
  const dialog = page.getByRole('dialog');
  await film.show(900);
  await film.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await dialog.getByRole('button', { name: 'Publish now' }).waitFor();
  await take(page, 'publishing-publish');
  await film.show(1800);
  await film.press(dialog.getByRole('button', { name: 'Publish now' }));
  await isQuiet(page, 0);
  await film.show(400);
  await dialog.getByText(/^It is public/).waitFor();
  await film.show(1600);
  await film.press(dialog.getByRole('button', { name: 'Go on editing' }));
  await film.press(page.getByRole('button', { name: 'Publications', exact: true }));
  await dialog.getByText('visitors see this now').waitFor();
  await take(page, 'publishing-published');
  await film.show(1600);
  await film.press(dialog.getByRole('button', { name: 'Take back' }).first());
  await dialog.getByText(/^It is taken back/).waitFor();
  await film.show(2500);
  await film.write(file);
}

/** Waits until nothing is painted any more. */
async function isQuiet(page: Page, time = 400): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(time);
}
