import { expect } from 'vitest';
import { writeSmallSite } from '../support/content.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio((folder) => writeSmallSite(folder, 2));

test('the address names page and section: it outlives a reload, can be sent, and Back goes to the page before', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  await page.goto(await studio.nextAddress('?page=page-1.yaml'));
  const rows = page.getByRole('treeitem');
  const selected = () => rows.locator('xpath=self::*[@aria-selected="true"]').textContent();
  await rows.nth(1).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=page-1.yaml&section=2');
  await page.reload();
  await expect.poll(selected).toContain('What page 1 says');
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await page.getByRole('button', { name: 'Page 2 of a small site' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=page-2.yaml');
  await page.goBack();
  await expect.poll(selected).toContain('What page 1 says');
  await page.goto(new URL('?page=gone.yaml', page.url()).href);
  await page.getByText('The page of this address is not there any more').first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=home.yaml');
});
