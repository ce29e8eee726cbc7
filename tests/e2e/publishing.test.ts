import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectFewLines } from '../studio/support/bar.ts';
import { type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { gitIn } from '../support/git.ts';
import { studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 2);
appendFileSync(join(pages, 'page-1.yaml'), '  - { type: picture, picture: { file: harbour.svg, alt: The harbour } }\n');
let server: RunningCommand;
let site = '';
let link = '';

beforeAll(async () => {
  server = startScript('start', ['--studio', '--pages', pages], { PORT: '0', DATA_DIR: join(folder, 'data') });
  site = (await server.waitFor(/The site is ready: (\S+)/))[1] ?? '';
  link = (await server.waitFor(/(http\S+#invitation=\S+)/))[1] ?? '';
});
afterAll(async () => {
  const { code, output } = await server.stop();
  removeFolder(folder);
  if (code) throw new Error(`The server ended with ${code}:\n${output}`);
});

/** A device that has a fingerprint reader, and somebody who touches it. */
async function withFingerprint(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const seenBy = async (path: string) => (await fetch(site + path)).text();

test('the first owner comes in by the printed link, changes a word, publishes it, and takes it back', async ({
  visitor,
}) => {
  const before = await seenBy('/page-1');
  const page = await visitor.newPage(studioWindow);
  await withFingerprint(page);
  // Who opens the Studio is nobody yet.
  visitor.expectFailedRequests();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your mail address').fill('ada@site.example');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(/^Passkey of/).waitFor();

  // Signed out, and in again by the passkey.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.getByLabel('A new draft: what it is about').fill('Song');
  await page.getByRole('button', { name: 'Begin' }).click();

  await page.getByRole('treeitem').first().waitFor();
  await page.goto(`${page.url().replace(/\?.*/, '')}?page=page-1.yaml&section=2`);
  // The draft shows the pictures and public files of the site, to whoever is signed in.
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'The harbour' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await (await visitor.newPage()).goto(address))?.status()).toBe(403);

  const words = page.getByRole('textbox', { name: 'Paragraphs' });
  await words.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' It sings.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await dialog.getByText(/It sings\./).waitFor();
  expect(await seenBy('/page-1')).toBe(before);
  await dialog.getByRole('textbox').fill('A song on page 1');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByText('It is public: visitors see it now.').waitFor();
  expect(await seenBy('/page-1')).toContain('It sings.');
  expect(readFileSync(join(pages, 'page-1.yaml'), 'utf8')).toContain('It sings.');
  expect(gitIn(folder)('log', '-1', '--format=%an: %s')).toBe('Ada Example: A song on page 1');
  await dialog.getByRole('button', { name: 'Go on editing' }).click();

  await expectFewLines(page);
  await page.getByRole('button', { name: 'Publications' }).click();
  const release = page.getByRole('region', { name: 'A song on page 1', exact: true });
  await release.getByRole('button', { name: 'Take back' }).click();
  await release.getByText(/^Visitors will see the site without it/).waitFor();
  expect(await seenBy('/page-1')).toContain('It sings.');
  await release.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('It is taken back: visitors see the site without it.').waitFor();
  expect(await seenBy('/page-1')).toBe(before);
  await release.getByText('· taken back').waitFor();
  // The site itself sets no cookie.
  expect((await fetch(site)).headers.get('set-cookie')).toBeNull();
});
