import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { copyPages, edit } from '../support/content.ts';
import { startPreview } from '../support/preview.ts';
import { scrollPosition, test, type Visitor } from '../support/visitor.ts';

const preview = startPreview(copyPages);

/** A page of the dev server, ready to be edited. It begins with a mark, which a reload would take away. */
async function openForEditing(visitor: Visitor, path: string): Promise<Page> {
  const page = await preview.open(visitor, path);
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  return page;
}

const isReloaded = async (page: Page) => (await page.locator('body[data-not-reloaded]').count()) === 0;
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('saving shows the change at once, without a reload and where one was reading', async ({ visitor }) => {
  const page = await openForEditing(visitor, '/governance');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(300);
  edit(join(preview.pages, 'governance.yaml'), /^( {4}heading: ).*$/m, '$1Who decides, after an edit');
  await heading(page, 'Who decides, after an edit').waitFor({ state: 'attached' });
  expect(await scrollPosition(page)).toBe(before);
  expect(await isReloaded(page)).toBe(false);
});

test('a faulty section is a card that says what is wrong; the rest stays, and the card goes with the mistake', async ({
  visitor,
}) => {
  const page = await openForEditing(visitor, '/who-we-serve');
  const file = join(preview.pages, 'who-we-serve.yaml');
  edit(file, 'heading: I am a...', 'headin: I am a...');
  const card = page.locator('main [data-block="invalid"]');
  await card.filter({ hasText: 'headin' }).waitFor();
  expect(await card.innerText()).toMatch(/who-we-serve\.yaml:\d+:\d+/);
  expect(await heading(page, 'None of these?').isVisible()).toBe(true);
  edit(file, 'headin: I am a...', 'heading: I am a...');
  await heading(page, 'I am a...').waitFor();
  expect(await card.count()).toBe(0);
  expect(await isReloaded(page)).toBe(false);
});

test('a file that can’t be read shows its mistakes over the last good page', async ({ visitor }) => {
  const page = await openForEditing(visitor, '/faq');
  const file = join(preview.pages, 'faq.yaml');
  edit(file, 'title: Questions', 'title: "Questions');
  const panel = page.getByRole('alert');
  await panel.filter({ hasText: 'faq.yaml:' }).waitFor();
  expect(await heading(page, 'Frequently asked questions').isVisible()).toBe(true);
  edit(file, 'title: "Questions', 'title: Questions');
  await panel.waitFor({ state: 'detached' });
});

test('new and removed files are noticed', async ({ visitor }) => {
  const file = join(preview.pages, 'new-page.yaml');
  const page = await preview.newPage(visitor);
  await page.goto(`${preview.url}/new-page`);
  await heading(page, 'Oops! Page not found').waitFor();
  await page.waitForFunction(() => window.earlyActions === undefined);
  visitor.messages.length = 0;
  writeFileSync(
    file,
    'title: A new page\ndescription: It was just written.\nsections:\n  - { type: hero, heading: It is new }\n',
  );
  await heading(page, 'It is new').waitFor();
  rmSync(file);
  await heading(page, 'Oops! Page not found').waitFor();
  // The page asks once more for what is gone while it still hears of what was written: both are on the console.
  await page.close();
  visitor.messages.length = 0;
});

test('what all pages share changes on the open page', async ({ visitor }) => {
  const page = await openForEditing(visitor, '/about');
  edit(join(preview.pages, '_site.yaml'), /^( +)- label: Contact\n/m, '$1- label: Get in touch\n');
  await page.getByRole('banner').getByRole('link', { name: 'Get in touch' }).waitFor();
  edit(join(preview.pages, '_facts.yaml'), '9 billion', '8 billion');
  await page.goto(preview.url);
  await page.getByText('8 billion').first().waitFor();
});
