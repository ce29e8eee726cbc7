import { expect } from 'vitest';
import { copyPages } from '../../support/content.ts';
import { startPreview } from '../../support/preview.ts';
import { test } from '../../support/visitor.ts';

const preview = startPreview(copyPages);

test('the gallery is part of the dev server, its examples at work', async ({ visitor }) => {
  const page = await preview.newPage(visitor);
  await page.goto(`${preview.url}/__gallery`);
  expect(page.url()).toBe(`${preview.url}/__gallery/`);
  await page.getByRole('heading', { name: 'What a page can be made of' }).waitFor();
  await page.goto(`${preview.url}/__gallery/blocks/tabs.html`);
  const example = page.frameLocator('iframe').first();
  await example.getByRole('tab', { name: 'Tomorrow' }).click();
  await example.getByText('One question, one answer.').waitFor();
});
