import { join } from 'node:path';
import { expect } from 'vitest';
import { copySampleSite, edit } from '../../support/content.ts';
import { startStudio, studioWindow } from '../../support/preview.ts';
import { test } from '../../support/visitor.ts';

const studio = startStudio((folder) => {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  edit(join(pages, '_site.yaml'), /^url: .*$/m, 'url: https://example.org/library');
  return pages;
});

test('the preview shows a site below a path at its own root, also by the address that visitors know', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor);
  const { origin } = new URL(studio.url);
  await page.goto(`${origin}/library/about?from=mail`);
  expect(page.url()).toBe(`${origin}/about?from=mail`);
  await page.goto(`${origin}/library`);
  expect(page.url()).toBe(`${origin}/`);
  await page.getByRole('banner').locator('a[href="/about"]').first().click();
  await page.waitForURL(`${origin}/about`);
});

test('the Studio shows its pages', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  await page.goto(await studio.nextAddress());
  await page.getByRole('tree').waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  await frame?.waitForSelector('header a[href="/about"]');
});
