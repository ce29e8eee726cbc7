import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { SearchIndex } from '#kit/model';
import { axeViolations } from '../access/support/axe.ts';
import { hydrate, test } from '../support/visitor.ts';
import { servedBelowPath } from './support/below-path.ts';
import { dialogOf, fillForm, openForm, submitOf } from './support/contact.ts';

const url = servedBelowPath();

test('a site below a path is opened at the root, gone through without a load, and takes a message', async ({
  visitor,
}) => {
  const page = await visitor.open(url());
  expect(page.url()).toBe(`${url()}/library`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('banner').locator('a[href="/library/about"]').first().click();
  await page.waitForURL(`${url()}/library/about`);
  expect(await page.evaluate('window.isSame')).toBe(true);
  await page.goBack();
  await page.waitForURL(`${url()}/library`);
  const answer = page.waitForResponse(`${url()}/library/functions/v1/send-contact-email`);
  await openForm(page);
  await fillForm(page, 'Is it open on Sundays?');
  await submitOf(page).click();
  expect((await answer).status()).toBe(200);
  await dialogOf(page).waitFor({ state: 'detached' });
});

test('what is searched for is found by its section, in each language apart; what is hidden or to come never', async ({
  visitor,
}) => {
  const page = await visitor.open(`${url()}/library/about`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await hydrate(page);
  expect(asked.filter((each) => /search/i.test(each))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await page.waitForURL(`${url()}/library/search`);
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('small boats');
  const found = page.getByRole('main').getByRole('listitem');
  await found.getByRole('link', { name: 'Where they lie' }).waitFor();
  expect(await found.first().getByRole('link').allTextContents()).toEqual(['Boats of the harbour', 'Where they lie']);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url()}/library/boats#moorings`);
  await page.goto(`${url()}/library/es/search?q=muestra`);
  await page
    .getByRole('status')
    .filter({ hasText: /\d páginas?/ })
    .waitFor();
  const words = await Promise.all(['', '/es'].map((folder) => indexedWords(`${url()}/library${folder}/search.json`)));
  expect(words[0]).toEqual(expect.arrayContaining(['dinghy', 'moored', 'pier']));
  for (const absent of ['submarine', 'nobody', 'hovercraft']) expect(words[0]).not.toContain(absent);
  expect(words[1]).not.toContain('dinghy');
});

test('a menu at the side lists the pages below an address: beside the text, on a phone folded away, without a script too', async ({
  visitor,
}) => {
  const address = `${url()}/library/boats/north/end`;
  const names = ['Boats of the harbour', 'The south pier', 'The north pier', 'The end of the north pier'];
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'All piers' });
  const phone = await visitor.open(address, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
  const links = menuOf(phone).getByRole('link');
  expect(await links.count()).toBe(0);
  await menuOf(phone).getByText('All piers').press('Enter');
  expect(await links.allTextContents()).toEqual(names);
  const page = await visitor.open(address);
  expect(await menuOf(page).getByRole('link', { name: 'The end', exact: false }).getAttribute('aria-current')).toBe(
    'page',
  );
  const text = await page.getByRole('heading', { name: 'What is to be seen here' }).boundingBox();
  const box = await menuOf(page).boundingBox();
  expect(box && text && [box.x + box.width <= text.x, box.y < text.y + text.height]).toEqual([true, true]);
  // In a wide window the ground of what stands beside it ends at the edge as that of the top does, and its words where those do.
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(new Set(await page.locator('main section').evaluateAll(endsOf))).toEqual(new Set(['1920: 1584']));
  expect(await axeViolations(page)).toEqual([]);
  await hydrate(page);
  await menuOf(page).getByRole('link', { name: 'The south pier' }).click();
  await page.waitForURL(`${url()}/library/boats/south`);
  // What stands below another page is in the menu on that one alone.
  await expect.poll(() => menuOf(page).getByRole('link').allTextContents()).toEqual(names.slice(0, 3));
});

/** Where sections end, and what they hold. */
function endsOf(sections: Element[]): string[] {
  return sections.map((section) => {
    const { right } = section.getBoundingClientRect();
    return `${right}: ${Math.round(right - Number.parseFloat(getComputedStyle(section).paddingInlineEnd))}`;
  });
}

/** All words of an index. */
async function indexedWords(address: string): Promise<string[]> {
  const { shards } = (await (await fetch(address)).json()) as SearchIndex;
  const files = await Promise.all(shards.map(async ([, file]) => (await fetch(new URL(file, address))).json()));
  return files.flatMap((file) => Object.keys(file as object));
}
