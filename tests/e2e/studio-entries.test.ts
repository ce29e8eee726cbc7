import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { copySampleSite } from '../support/content.ts';
import { photograph } from '../support/originals.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';

const names = Array.from({ length: 24 }, (_, index) => `Person ${index + 1}`);

/** A page with more people than a window has room for. */
const crew = `title: All who row
description: Everybody who rows with us, and what they look like.
sections:
  - type: hero
    heading: All who row
  - type: people
    heading: The crew
    items:
${names.map((name) => `      - { name: ${name}, role: Rower, picture: { file: PICTURE, alt: ${name} } }`).join('\n')}
  - type: contact-cards
    heading: Come on board
    form: inquiry
    items:
      - { title: Row with us, text: We meet on Mondays., inquiryType: general, button: Write to the crew }
      - { title: Anything else, text: We read it all., inquiryType: general, button: Write to us }
  - type: accordion
    heading: Before you come
    items:
      - { question: May I bring a friend, answer: "Yes, whenever you like." }
  - type: people
    heading: Who steers
    items:
      - { name: Ada Holm, role: At the helm, picture: { file: boat.png, alt: Our boat } }
      - { name: Bo Lind, role: At the bow, picture: { file: ship.png, alt: Our ship } }
  - type: table
    heading: When we row
    caption: The evenings of a week
    columns: [Evening, Boat]
    rows: [[Monday, The small one]]
`;

const boat = await photograph({ width: 60, height: 40, format: 'png' });
const ship = await photograph({ width: 900, height: 600, format: 'png' });
const studio = startStudio((folder) => {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  writeFileSync(join(pages, 'crew.yaml'), crew.replaceAll('PICTURE', 'people/desmond.svg'));
  writeFileSync(join(pages, '_media/boat.png'), boat);
  writeFileSync(join(pages, '_media/ship.png'), ship);
  return pages;
});

async function opened(visitor: Visitor) {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('All who row');
  return { page, user, frame: await user.frame() };
}

test('a double click on a portrait leaves it where it is, and leads to its field', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  const portrait = frame.getByRole('img', { name: 'Person 7', exact: true });
  await user.doubleClick(portrait);
  const field = page.locator('[data-path="sections.1.items.6.picture"]');
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await seen(field)).toBe(true);
  expect(await portrait.isVisible()).toBe(true);
  expect(await frame.locator('[contenteditable]').count()).toBe(0);
});

test('a double click beside all words and pictures of a section only selects it', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  const top = frame.locator('main section').first();
  const heading = top.getByRole('heading');
  const [ground, words] = [await top.boundingBox(), await heading.boundingBox()];
  if (!ground || !words) throw new Error('The top of the page is not drawn.');
  await page.mouse.dblclick(words.x + 40, ground.y + ground.height - 12);
  await expect.poll(() => user.row(/All who row/).getAttribute('aria-selected')).toBe('true');
  expect(await top.evaluate(() => String(getSelection()))).toBe('');
  // What comes of the next one comes of this one alone.
  await user.doubleClick(heading);
  await frame.locator('h1[contenteditable=true]').waitFor();
});

test('each sign of the frame around a part of a picture stands whole in the middle of its edge, or at its corner', async ({
  visitor,
}) => {
  const { page, user, frame } = await opened(visitor);
  await user.doubleClick(frame.getByRole('img', { name: 'Our boat' }));
  await user.button('Show a part of it').click();
  const edge = page.getByRole('slider', { name: 'The part that is shown, top edge' });
  await edge.waitFor();
  const places = await edge.evaluate((top) => {
    const picture = top.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const placed = (from: number, to: number, start: number, end: number) => {
      if (from < start || to > end) return 'cut off';
      const middle = (from + to - start - end) / 2;
      return Math.abs(middle) < 1 ? 'middle' : middle < 0 ? 'start' : 'end';
    };
    return [...(top.parentElement?.children ?? [])].map((grip) => {
      const { x, y, width, height } = grip.getBoundingClientRect();
      const sign = getComputedStyle(grip, '::after');
      const [across, down] = [Number.parseFloat(sign.width) / 2, Number.parseFloat(sign.height) / 2];
      const [left, middle] = [x + width / 2, y + height / 2];
      return [
        placed(left - across, left + across, picture.left, picture.right),
        placed(middle - down, middle + down, picture.top, picture.bottom),
      ].join(' ');
    });
  });
  const [edges, corners] = [places.slice(0, 4), places.slice(4)];
  expect(edges.toSorted()).toEqual(['end middle', 'middle end', 'middle start', 'start middle']);
  expect(corners.toSorted()).toEqual(['end end', 'end start', 'start end', 'start start']);
});

test('the frame around a part of a picture opens in sight, and stays there while it is drawn', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  await user.doubleClick(frame.getByRole('img', { name: 'Our ship' }));
  await user.button('Show a part of it').click();
  const [edge, note] = [page.getByRole('slider', { name: /right edge/ }), page.getByText(/its place has room for/)];
  await expect.poll(() => seen(edge)).toBe(true);
  const top = async () => (await edge.boundingBox())?.y;
  const before = await top();
  const { x, y, width, height } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(await note.isVisible()).toBe(false);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await note.waitFor();
  expect(await top()).toBe(before);
});

test('a new entry of a long list is on the screen, in the form with the focus and in the page', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  await user.row(/The crew/).click();
  await user.button('Add a person').click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path')))
    .toBe('sections.1.items.24.name');
  expect(await seen(page.locator('[data-path="sections.1.items.24.name"]'))).toBe(true);
  const last = frame.getByText('Sample name 25');
  await last.waitFor();
  await expect.poll(() => seen(last)).toBe(true);
});

test('the tools of an entry that is a text stand in its field, over nothing else', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await user.row(/When we row/).click();
  await user.button('Add a column').click();
  const tools = page
    .locator('#studio-form')
    .getByRole('group', { name: /^Tools for/ })
    .filter({ visible: true });
  await tools.waitFor();
  const [field, at] = [
    await page.locator('#studio-form [role=textbox]:focus').boundingBox(),
    await tools.boundingBox(),
  ];
  if (!field || !at) throw new Error('No field is written in.');
  expect(at.y).toBeGreaterThanOrEqual(field.y);
  expect(at.y + at.height).toBeLessThanOrEqual(field.y + field.height);
});

test('a question that is written in the form is open in the page, whatever it says meanwhile', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  await user.row(/Before you come/).click();
  await user.button('Add a question').click();
  const field = (name: string, at = 1) => page.locator(`[data-path="sections.3.items.${at}.${name}"] [role=textbox]`);
  await field('question').fill('Must I row');
  const last = frame.locator('main details').last();
  await last.getByText('Must I row').waitFor();
  await field('answer').fill('Only once you can swim.');
  await last.getByText('Only once you can swim.').waitFor();
  expect(await last.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
  // So is another, that was there before.
  await field('answer', 0).focus();
  await frame.getByText('Yes, whenever you like.').waitFor();
  expect(await field('answer', 0).evaluate((one) => one === document.activeElement)).toBe(true);
});

test('the menu of an entry never lies over its button, wherever that is', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await user.row(/Before you come/).click();
  for (const height of [900, 330]) {
    await page.setViewportSize({ width: 1280, height });
    for (const name of ['Move, copy or delete Question 1', /^More for .*Before you come/])
      for (const block of ['start', 'end'] as const) {
        const button = user.button(name);
        await button.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
        await button.click();
        const [menu, box] = [await page.locator(':popover-open').boundingBox(), await button.boundingBox()];
        if (!menu || !box) throw new Error('no menu');
        const apart = Math.max(menu.y - box.y - box.height, box.y - menu.y - menu.height);
        const beside = Math.max(menu.x - box.x - box.width, box.x - menu.x - menu.width);
        expect(Math.max(apart, beside), `${name} at the ${block} of ${height}`).toBeGreaterThanOrEqual(-1);
        await user.press('Escape');
      }
  }
});

test('a language is added in one step, which Undo takes back where one stands', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button(/^Web address, languages/).click();
  await user.button('Languages').click();
  await user.button('Add a language').click();
  const spanish = page.getByRole('option', { name: /^Spanish/ });
  await spanish.click();
  const field = page.locator('[data-path="languages.1"] input');
  await expect.poll(() => field.inputValue()).toBe('Spanish');
  // What was chosen is no longer asked for.
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await user.button('Add a language').evaluate((element) => element === document.activeElement)).toBe(true);
  await user.button(/^Language of the page: English/).waitFor();
  expect(await user.button(/mistake/).count()).toBe(0);
  const next = page
    .getByRole('region', { name: 'Messages' })
    .getByText(/^Visitors can choose the new language once this is public/);
  await next.waitFor();
  await user.press('Control+z');
  await next.waitFor({ state: 'detached' });
  await field.waitFor({ state: 'detached' });
  await user.button('Add a language').waitFor();
  expect(await user.row(/The crew/).count()).toBe(1);
  await user.press('Control+Shift+z');
  await field.waitFor();
  await user.save();
  expect(readFileSync(join(studio.pages, '_site.yaml'), 'utf8')).toMatch(
    /^languages:(?: \[en, es\]|\n +- en\n +- es)$/m,
  );
  expect(['home', '_site'].filter((name) => existsSync(join(studio.pages, `es/${name}.yaml`)))).toEqual([
    'home',
    '_site',
  ]);
  // The menu leads to where the next one is added, not to one that is there.
  await user.button(/^Language of the page: English/).click();
  await user.button(/^Another language/).click();
  await page.locator('[data-path="languages.2"] input:focus').waitFor();
  await user.type('French');
  expect(await page.locator('[data-path^="languages."] input').evaluateAll(valuesOf)).toEqual([
    'English',
    'Spanish',
    'French',
  ]);
});

function valuesOf(fields: Element[]): string[] {
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
}

test('a section leads to what its form asks, beside the page that shows the form', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  await user.row(/Come on board/).click();
  await user.button('Change what the form asks').click();
  await page.locator('[data-path="forms.inquiry.fields"]').waitFor();
  await user.button('Add a question').waitFor();
  await frame.getByRole('heading', { name: 'Come on board' }).waitFor();
});

test('a new menu entry is asked where it leads in words, and only once it is left', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button('Menu').click();
  await user.button('Add a menu entry').click();
  const entry = page.locator('[data-path="navigation.3"]');
  await entry.getByRole('combobox', { name: 'Link' }).waitFor();
  const told = entry.getByText(/leads nowhere yet/);
  // Nor below the preview.
  expect(await page.getByText(/leads nowhere yet/).count()).toBe(0);
  await user.button('Back to the page').focus();
  await told.waitFor();
  await entry.getByRole('combobox', { name: 'Link' }).click();
  await page.getByRole('option', { name: /^All who row/ }).click();
  await told.waitFor({ state: 'detached' });
});

test('colours and letters have earlier versions', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button('Colours and letters').click();
  await page.getByLabel('One colour for all').fill('#b02c14');
  await user.save();
  await page.locator('#studio-form').getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('dialog', { name: 'Earlier versions: Colours and letters' }).waitFor();
  await user.button(/Saved in the Studio/).waitFor();
});

/** Whether an element is wholly in its window. */
function seen(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
