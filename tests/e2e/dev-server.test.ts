import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { specification } from '../specification/folders.ts';
import { copyPages, edit } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { startPreview } from '../support/preview.ts';
import { laidOut, scrollPosition, test, type Visitor } from '../support/visitor.ts';

const preview = startPreview((folder) => {
  const editor = join(folder, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${join(folder, 'opened.txt')}'\n`);
  chmodSync(editor, 0o755);
  const pages = copyPages(folder);
  // Of their own, as their pages are: without them, what the site itself serves would be looked into.
  cpSync(specification.public, join(pages, '_public'), { recursive: true });
  return pages;
});

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
  // What is laid out above the window while it is looked at moves what is in it.
  await laidOut(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(300);
  edit(join(preview.pages, 'governance.yaml'), /^( {4}heading: ).*$/m, '$1Who decides, after an edit');
  await heading(page, 'Who decides, after an edit').waitFor({ state: 'attached' });
  // The file may be read while it is half written: what is told of that then stands above the page for a moment.
  await expect.poll(() => scrollPosition(page)).toBe(before);
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

test.runIf(isThorough)('a file that can’t be read shows its mistakes over the last good page', async ({ visitor }) => {
  const page = await openForEditing(visitor, '/faq');
  const file = join(preview.pages, 'faq.yaml');
  edit(file, 'title: Questions', 'title: "Questions');
  const panel = page.getByRole('alert');
  await panel.filter({ hasText: 'faq.yaml:' }).waitFor();
  expect(await heading(page, 'Frequently asked questions').isVisible()).toBe(true);
  edit(file, 'title: "Questions', 'title: Questions');
  await panel.waitFor({ state: 'detached' });
});

test.runIf(isThorough)('new and removed files are noticed', async ({ visitor }) => {
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
  visitor.expectMessages();
});

test.runIf(isThorough)('what all pages share changes on the open page', async ({ visitor }) => {
  const page = await openForEditing(visitor, '/about');
  edit(join(preview.pages, '_site.yaml'), /^( +)- label: Contact\n/m, '$1- label: Get in touch\n');
  await page.getByRole('banner').getByRole('link', { name: 'Get in touch' }).waitFor();
  edit(join(preview.pages, '_facts.yaml'), '9 billion', '8 billion');
  await page.goto(preview.url);
  await page.getByText('8 billion').first().waitFor();
});

/** The files that the editor was asked to open, as far as it was. */
function opened(): string {
  const file = join(preview.folder, 'opened.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

test.runIf(isThorough)(
  'a mistake is told as in the report, beside its section or at the top, and a click opens the file',
  async ({ visitor }) => {
    const page = await preview.open(visitor, '/who-we-serve');
    const file = join(preview.pages, 'who-we-serve.yaml');
    const shown = relative(projectRoot, file);
    edit(file, 'heading: I am a...', 'headin: I am a...');
    edit(file, 'description:', 'descripton:');

    const card = page.locator('main [data-block="invalid"]');
    const panel = page.getByRole('alert');
    for (const [place, words, line] of [
      [card, 'headin', 14],
      [panel, 'descripton', 3],
    ] as const) {
      const text = place.filter({ hasText: words });
      await text.waitFor();
      // A section that is new to the page is laid out a moment later, and has no text until then.
      await laidOut(page);
      const lines = (await text.innerText()).split('\n').map((each) => each.trimEnd());
      expect(
        lines.filter((each) => each.includes(`${shown}:${line}:`) && each.includes('[field/unknown]')),
        lines.join('\n'),
      ).not.toEqual([]);
      const marked = lines.findIndex((each) => each.includes(`${line} | `) && each.includes(`${words}:`));
      expect(lines[marked + 1]).toMatch(new RegExp(`\\| +\\^{${words.length}}$`));
      expect(lines.some((each) => each.startsWith('Change it to'))).toBe(true);
    }
    expect(await panel.locator('summary').innerText()).toBe('2 mistakes in this page');

    await card.getByRole('button', { name: `${shown}:14:5` }).click();
    await expect.poll(opened).toContain(file);
    expect(page.url()).toBe(`${preview.url}/who-we-serve`);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Governance' }).click();
    await page.waitForURL(`${preview.url}/governance`);
    await panel
      .locator('summary')
      .filter({ hasText: /^2 mistakes in other files$/ })
      .waitFor();
    edit(file, 'headin: I am a...', 'heading: I am a...');
    edit(file, 'descripton:', 'description:');
    await panel.waitFor({ state: 'detached' });
  },
);

test('a slip in the text of one section leaves the page as it was meant, with what to write at the top', async ({
  visitor,
}) => {
  const page = await preview.open(visitor, '/faq');
  const file = join(preview.pages, 'faq.yaml');
  edit(file, 'heading: Frequently asked questions', 'heading: Answers: all of them');
  await page.getByRole('heading', { name: 'Answers: all of them' }).waitFor();
  const panel = page.getByRole('alert');
  await panel.filter({ hasText: '[syntax/colon-in-text]' }).waitFor();
  edit(file, 'sections:', 'sections: |');
  await panel.filter({ hasText: 'You see the last good page.' }).waitFor();
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
  edit(file, 'sections: |', 'sections:');
  edit(file, 'heading: Answers: all of them', 'heading: Frequently asked questions');
  await panel.waitFor({ state: 'detached' });
});
