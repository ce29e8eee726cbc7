import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { someOf } from '../support/extent.ts';
import { pathsOfAllBlocks } from '../support/routes.ts';
import { hydrate, laidOut, test } from '../support/visitor.ts';
import { pathsOfAllSheets } from './support/sheets.ts';

const dist = inject('builtFolders').frozen;

test('the app adds no rule that the page has already', async ({ visitor }) => {
  const page = await visitor.open('/about');
  await hydrate(page);
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  expect(await addedRules(page)).toEqual([]);
});

const startPath = '/who-we-serve';
const otherPaths = (await pathsOfAllBlocks()).filter((path) => path !== startPath);

test.for([
  ...someOf(otherPaths, pathsOfAllSheets(dist, otherPaths).slice(0, 1)).map(
    (path) => [path, 'brought by the app'] as const,
  ),
  ['/faq', 'put in by styled-components, where a browser can’t construct a sheet'] as const,
])(
  '%s looks the same whether it was loaded or shown after another, which lacks some of its sheets: %s',
  async ([path, way], { visitor }) => {
    const page = await visitor.newPage();
    const canConstruct = way === 'brought by the app';
    if (!canConstruct) await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
    await page.goto(startPath);
    await hydrate(page);
    await page.waitForFunction(() => localStorage['font'] !== undefined);
    const title = await page.title();
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().dispatchEvent('click');
    // The address comes before the page, whose data may be on its way.
    await expect.poll(() => page.title()).not.toBe(title);
    await laidOut(page);
    expect((await addedRules(page)).length > 3).toBe(!canConstruct);
    const loaded = await page.context().newPage();
    await loaded.addInitScript(useLateFonts);
    await loaded.goto(path);
    await hydrate(loaded);
    await laidOut(loaded);
    expect(await addedRules(loaded)).toEqual([]);
    // What follows hydration may still be on its way in one of them.
    await expect.poll(() => differences(page, loaded)).toEqual([]);
  },
);

/** Has a page use its font however late that comes on a busy machine: else it begins in another one, and keeps it (`optional`). */
function useLateFonts(): void {
  window.FontFace = class extends FontFace {
    constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
      super(family, source, { ...descriptors, display: 'swap' });
    }
  };
}

/** What styled-components has put in, beside the sheets that the page came with and those that the app has brought. */
function addedRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode?.textContent === '')
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
}

/** The elements whose looks are compared. */
const parts = "[data-view='shown'] *, footer *";

/** How each element of a page is styled, with the pointer over none of them: its name, and a number for all of its properties. */
async function looks(page: Page): Promise<string[]> {
  await page.mouse.move(1, 1);
  // Sections that begin off the screen are laid out a few at a time.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSAnimation) || each.animationName !== 'wait'),
  );
  return page.evaluate((selector) => {
    // One page may have moved on further than the other.
    for (const animation of document.getAnimations()) animation.cancel();
    // What a custom property does is seen in others. One that is registered has its first value everywhere, whether it is used or not.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')).sort();
    return [...document.querySelectorAll(selector)].map((element) => {
      const style = getComputedStyle(element);
      let hash = 0;
      for (const name of names) {
        const text = `${name}: ${style.getPropertyValue(name)};`;
        for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
      }
      return `${element.tagName} ${hash}`;
    });
  }, parts);
}

/** The properties of one of the elements that are compared. */
function propertiesOf(page: Page, number: number): Promise<string[]> {
  return page.evaluate(
    ([selector, index]) => {
      const element = document.querySelectorAll(selector)[index];
      if (!element) return ['nothing'];
      const style = getComputedStyle(element);
      return [element.tagName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    },
    [parts, number] as const,
  );
}

/** What the elements of two pages differ in: the first few that do. */
async function differences(one: Page, other: Page): Promise<string[]> {
  const [some, others] = [await looks(one), await looks(other)];
  const numbers = [...Array(Math.max(some.length, others.length)).keys()];
  const different = numbers.filter((number) => some[number] !== others[number]).slice(0, 5);
  const told = different.map(async (number) => {
    const [now, then] = [await propertiesOf(one, number), await propertiesOf(other, number)];
    const [left, right] = [now.filter((each) => !then.includes(each)), then.filter((each) => !now.includes(each))];
    return `element ${number}, ${now[0]}: ${left.join('; ')} instead of ${right.join('; ')}`;
  });
  return Promise.all(told);
}
