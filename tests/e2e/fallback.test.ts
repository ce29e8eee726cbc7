import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { laidOut, test, type Visitor } from '../support/visitor.ts';

/** Pages that hold most kinds of sections between them. */
const paths = ['/', '/providers', '/case-studies'];

/** A page as a first visit begins: whoever saves data keeps the letters that the device has. */
async function withoutFont(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(path);
  await laidOut(page);
  return page;
}

/** The same page as a second visit begins. */
async function withFont(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.open(path);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await laidOut(page);
  return page;
}

/** The names of the fonts that an element's letters are taken from. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName ?? '');
}

/** How wide the words of some elements are, set in one line each, in all. */
function widthOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const range = document.createRange();
    return [...document.querySelectorAll<HTMLElement>(wanted)].reduce((sum, element) => {
      element.style.whiteSpace = 'nowrap';
      element.style.maxInlineSize = 'none';
      range.selectNodeContents(element);
      return sum + range.getBoundingClientRect().width;
    }, 0);
  }, selector);
}

/** How wide each column of words may be at the most. */
function columnsOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, p), footer p')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).maxInlineSize));
}

test.runIf(isThorough)(
  'until the site’s own font is there, headings are as dark and texts as wide as they will be, in columns that stay',
  async ({ visitor }) => {
    for (const path of paths) {
      const [first, second] = await Promise.all([withoutFont(visitor, path), withFont(visitor, path)]);
      expect((await fontsOf(first, 'h1')).join(), path).toMatch(/Bold/);
      expect((await fontsOf(first, 'main p')).join(), path).not.toMatch(/Bold/);
      expect((await fontsOf(second, 'h1')).join(), path).toMatch(/Instrument/);
      expect(await columnsOf(first), path).toEqual(await columnsOf(second));
      for (const selector of ['main :is(h1, h2, h3)', 'main p:not(:has(*))'])
        expect(
          (await widthOf(first, selector)) / (await widthOf(second, selector)),
          `${path}: ${selector}`,
        ).toBeCloseTo(1, 1.7);
      await Promise.all([first.context().close(), second.context().close()]);
    }
  },
);
