import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { functionUrl } from '../../e2e/support/contact.ts';
import { specification } from '../../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../../support/content.ts';
import { sitemapPaths } from '../../support/routes.ts';
import { hydrate, test, type Visitor } from '../../support/visitor.ts';
import { copyMarkedPages } from '../support/marked-pages.ts';

/**
 * The frozen site with every text of its content in other letters, and with a language that writes dates in those: whatever
 * is left in Latin letters is written by the code.
 */
const site = { url: '', folder: '', server: undefined as RunningCommand | undefined };

beforeAll(async () => {
  site.folder = temporaryFolder();
  const [pages, out] = [join(site.folder, 'pages'), join(site.folder, 'site')];
  copyMarkedPages(specification.pages, pages, loadChecker(projectRoot));
  edit(join(pages, 'news.yaml'), 'filters: inert', 'filters: working');
  const built = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(built.code, built.output).toBe(0);
  const environment = { PORT: '0', DATA_DIR: join(site.folder, 'data'), CONTACT_RATE_LIMIT: '0' };
  site.server = startScript('serve', ['--pages', pages, '--out', out], environment);
  [, site.url = ''] = await site.server.waitFor(addressLine);
});

afterAll(async () => {
  await site.server?.stop();
  removeFolder(site.folder);
});

/** What of a page is told in letters that its content does not have, once each. */
function ownWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'placeholder',
      'title',
    ];
    const texts: string[] = [document.title];
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"]:not([property="og:type"])',
    ))
      texts.push(meta.getAttribute('content') ?? '');
    for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
      if (!element.closest('[aria-hidden="true"]'))
        for (const name of told) texts.push(element.getAttribute(name) ?? '');
      // An address may be broken behind its signs.
      texts.push([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''));
      for (const part of ['::before', '::after', '::marker']) {
        const { content } = getComputedStyle(element, part);
        texts.push(...[...content.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text));
      }
    }
    // Addresses, and amounts in the format that a block writes.
    const known = /[\w.+-]+@[\w.-]+|https?:\S+|^\/\S*|\$[\d.,]+[KMB]\b/g;
    return [...new Set(texts.filter((text) => /[a-z]/i.test(text.replaceAll(known, ''))))];
  });
}

async function open(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.open(`${site.url}${path}`);
  await hydrate(page);
  return page;
}

describe('no word is left that the content does not say', () => {
  test('on any page, its menus and panels included', async ({ visitor }) => {
    for (const path of await sitemapPaths()) {
      const page = await open(visitor, path);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
      expect(await ownWords(page), path).toEqual([]);
      await page.context().close();
    }
  });

  test('on the page of no address, with its suggestion', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.goto(`${site.url}/ABOUT`);
    await page.locator('main a[href="/about"]').waitFor();
    const shown = await ownWords(page);
    expect(shown.filter((text) => !/ABOUT|\/about/.test(text))).toEqual([]);
    visitor.expectMessages();
  });

  test('in a calculator that can’t read a number, and in one that can', async ({ visitor }) => {
    const page = await open(visitor, '/policymakers');
    const [economy, health] = await page.locator('[data-block="calculator"] input').all();
    await economy?.fill('400');
    await health?.fill('1.000,5');
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await ownWords(page)).toEqual([]);
  });

  test('where articles of a category are chosen', async ({ visitor }) => {
    const page = await open(visitor, '/news');
    await page.locator('[data-filters] button').nth(1).click();
    await page.locator('[data-filters] button[aria-pressed="true"]').nth(0).waitFor();
    expect(await ownWords(page)).toEqual([]);
  });

  test('in the dialog: as it opens, sends, refuses, fails and succeeds', async ({ visitor }) => {
    const page = await open(visitor, '/contact');
    const dialog = page.getByRole('dialog');
    const submit = dialog.locator('[type="submit"]');
    await page.locator('main [data-form]').first().click();
    await dialog.waitFor();
    expect(await ownWords(page), 'open').toEqual([]);

    await dialog.locator('[name="name"]').fill(' ');
    await dialog.locator('[name="email"]').fill('ada@example.org');
    await dialog.locator('[name="message"]').fill('1'.repeat(40_000));
    await submit.click();
    await dialog.locator('[data-field="message"] p').waitFor();
    expect(await ownWords(page), 'too long').toEqual([]);

    await dialog.locator('[name="message"]').fill(' ');
    await submit.click();
    await dialog.locator('[data-field="name"] p').waitFor();
    expect(await ownWords(page), 'refused').toEqual([]);

    await dialog.locator('[name="name"]').fill('1');
    await dialog.locator('[name="message"]').fill('2');
    let answer = () => {};
    const answered = new Promise<void>((fulfil) => {
      answer = fulfil;
    });
    await page.route(functionUrl, async (route) => {
      await answered;
      await route.fulfill({ status: 503 });
    });
    await submit.click();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    expect(await ownWords(page), 'sending').toEqual([]);
    answer();
    // What was too long has been told, too.
    await dialog.getByRole('alert').last().waitFor();
    expect(await ownWords(page), 'failed').toEqual([]);

    await page.unroute(functionUrl);
    await submit.click();
    await page.getByRole('status').filter({ hasText: /\p{L}/u }).waitFor();
    expect(await ownWords(page), 'sent').toEqual([]);
    visitor.expectFailedRequests();
  });
});
