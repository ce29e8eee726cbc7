import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Locator } from 'playwright';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { WordsHands } from '../studio/support/words-hands.ts';
import { runSequences } from '../studio/support/words-sequences.ts';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { casesOf, isThorough, someOf } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { freshSeed } from '../support/random.ts';
import { moving, test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);
const count = casesOf(2_000, 3);

test(`${count} random sequences of changes in the page, everywhere and in every way, leave in the files what was typed`, {
  timeout: isThorough ? 10 * 60 * 60_000 : 600_000,
}, async ({ visitor, task: { meta } }) => {
  // Every run of the suite is the same; the long tests try others.
  const [seed = 1] = someOf([freshSeed()], [Number(process.env['SEED'] ?? 1)]);
  // What is saved just when somebody else has written is asked for again.
  visitor.expectFailedRequests();
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const hands = await WordsHands.at(page, await user.frame());
  const wrong = await runSequences(hands, studio.pages, { count, seed });
  meta.note = `Words changed in the page: ${count} sequences with the seed ${seed}, ${wrong.length} wrong.`;
  expect(wrong, `SEED=${seed}`).toEqual([]);
});

test.runIf(isThorough)('words are dropped where the tools stood above them', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const hands = await WordsHands.at(page, frame);
  const heading = frame.locator('main h1');
  await heading.dblclick();
  const open = frame.locator('h1[contenteditable=true]');
  await open.waitFor();
  await page.keyboard.press('Control+a');
  // Two lines, of which the first lies below the tools of the second.
  const [first, second] = ['Boats of good wood', 'gathering in our harbour'];
  await page.keyboard.type(`${first} ${second}`);
  await hands.settle();
  const from = first.length + 1;
  await hands.select(from, from + 'gathering'.length);
  await hands.settle();
  await hands.drag(await hands.spotOf(open, from, from + 'gathering'.length), await hands.spotOf(open, 0, 0));
  await expect.poll(() => open.textContent()).toBe(`gathering ${first} in our harbour`);
  expect(await page.getByRole('group', { name: 'Tools for words in the page' }).isVisible()).toBe(true);
});

/** The signs of the layer above a page that a press would meet instead of words, wherever the page is scrolled to. */
function coveredWords(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const textsIn = (root: Element | null) => {
      const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
      const texts: [Node, Element][] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text.nodeValue?.trim() && text.parentElement?.checkVisibility({ visibilityProperty: true }))
          texts.push([text, text.parentElement]);
      return texts;
    };
    const covering = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [0.02, 0.5, 0.98].flatMap((part) => {
          const [x, y] = [left + part * (right - left), (top + bottom) / 2];
          const sign = document.elementFromPoint(x, y)?.shadowRoot?.elementFromPoint(x, y);
          return sign ? [`${sign.outerHTML} lies on “${text.nodeValue}”`] : [];
        }),
      );
    };
    // The menu stays while the page is scrolled.
    const menu = textsIn(document.querySelector('header'));
    return textsIn(document.body).flatMap((shown) => {
      shown[1].scrollIntoView({ block: 'center', behavior: 'instant' });
      return [shown, ...menu].flatMap(([text]) => covering(text));
    });
  });
}

test('whatever section is selected, a press on a word of the page meets the word', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const rows = page.getByRole('treeitem');
  const label = frame.locator('.label');
  for (const device of ['Desktop', 'Phone']) {
    await page.getByRole('button', { name: device, exact: true }).click();
    for (let index = 0; index < (await rows.count()); index += 1) {
      const before = await label.textContent();
      await rows.nth(index).click();
      await expect.poll(() => label.textContent()).not.toBe(before);
      await frame.getByTitle('Add a section below').waitFor();
      expect(await coveredWords(frame), `${device}, section ${index + 1}`).toEqual([]);
    }
  }
});

test('what is drawn at a section beside a menu leaves the menu alone', async ({ visitor }) => {
  const file = join(studio.pages, '_site.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\nsideMenus: [{ label: All pages, below: / }]\n`);
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  await frame.getByRole('navigation', { name: 'All pages' }).waitFor();
  await user.row(/What people ask/).click();
  const section = await frame.locator('main section', { hasText: 'What people ask' }).boundingBox();
  const beside = { x: section?.x, width: section?.width };
  await expect.poll(() => frame.locator('.selected').boundingBox()).toMatchObject(beside);
  await frame.getByTitle('Add a section below').waitFor();
  expect(await coveredWords(frame)).toEqual([]);
  writeFileSync(file, before);
});

test('what is selected stays in view with its name and its tools, whatever the window and wherever the page is scrolled', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const signs = () =>
    frame.evaluate(() => {
      const shadow = [...document.body.children].find((element) => element.shadowRoot)?.shadowRoot;
      const top = (selector: string) => shadow?.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const covered = document.querySelector('#root > header')?.getBoundingClientRect().bottom ?? 0;
      const hidden = shadow?.querySelectorAll('[data-unsettled], [data-crowded]').length;
      const [section, label, tools] = [top('.selected'), top('.label'), top('.tools')].map((at) => at - covered);
      return { section, label, tools, hidden, half: (innerHeight - covered) / 2 };
    });
  await user.row(/Two ways to pay/).click();
  await page.mouse.move(700, 250);
  for (const [width, height] of [
    [1440, 700],
    [1920, 700],
    [1024, 500],
    [800, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const { section = 0, half, hidden } = await signs();
        return hidden === 0 && section > 0 && section < half;
      })
      .toBe(true);
    // Its beginning is above the window then, and its name is not.
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await signs()).section).toBeLessThan(0);
    const { label = 1, tools = 1, hidden } = await signs();
    expect([Math.round(label), Math.round(tools), hidden]).toEqual([0, 0, 0]);
  }
});

test('what stands around the sections is outlined while it is edited', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button('Footer').click();
  await expect.poll(() => frame.locator('footer').getAttribute('data-edited')).toBe('');
  await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(0);
  await user.button('Menu').click();
  await expect.poll(() => frame.locator('[data-edited]').evaluate(({ tagName }) => tagName)).toBe('HEADER');
});

type Key = { key: string; ctrlKey?: boolean };

/** Keys, written as they are pressed: letters in a row, and names of keys. */
const keysOf = (pressed: readonly string[]): Key[] =>
  pressed.flatMap((one): Key[] => {
    const [name = '', isMod] = one.startsWith('Control+') ? [one.slice('Control+'.length), true] : [one, false];
    const isNamed = isMod || /^[A-Z][a-z]+(?:[A-Z][a-z]+)?$/.test(name);
    return isNamed ? [{ key: name, ctrlKey: isMod }] : [...name].map((key) => ({ key }));
  });

/** Presses a word twice, or the middle of an element, and keys at once after it: before anything could answer, however fast it is. */
async function pressAtOnce(
  frame: Frame,
  target: Locator,
  word: string | undefined,
  keys: readonly Key[],
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element, [sought, pressed]) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.selectNode(element);
      for (let text = walker.nextNode(); text && sought !== undefined; text = walker.nextNode()) {
        const at = text.nodeValue?.indexOf(sought) ?? -1;
        if (at < 0) continue;
        range.setStart(text, at);
        range.setEnd(text, at + sought.length);
      }
      const pressedOn = sought === undefined ? element : range.startContainer.parentElement;
      const { x, y, width, height } = range.getBoundingClientRect();
      const point = { clientX: x + width / 2, clientY: y + height / 2 };
      pressedOn?.dispatchEvent(new MouseEvent('dblclick', { ...point, bubbles: true, cancelable: true }));
      for (const key of pressed)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    },
    [word, keys] as const,
  );
  await frame.locator('[contenteditable=true]').waitFor({ state: 'detached' });
}

test('no key is lost that is pressed before the words are open, and none is written elsewhere', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const heading = frame.locator('main [data-block=pricing] h2');
  const cases: [pressed: string[], said: string][] = [
    [['be paid', 'Enter'], 'Two ways to be paid'],
    [['Backspace', 'in', 'Enter'], 'Two ways to be in'],
    [['ArrowRight', ' time', 'Enter'], 'Two ways to be in time'],
    [['Home', 'Or ', 'Enter'], 'Or Two ways to be in time'],
    [
      ['Control+a', 'Two ways to play', 'ArrowLeft', 'Backspace', 'Backspace', 'Delete', 'ay', 'Enter'],
      'Two ways to pay',
    ],
    [['choose', 'Tab', 'Escape'], 'Two ways to choose'],
  ];
  for (const [pressed, said] of cases) {
    const words = ((await heading.textContent()) ?? '').split(/\s+/);
    await pressAtOnce(frame, heading, words.at(-1) ?? '', keysOf(pressed));
    await expect.poll(() => heading.textContent(), { message: pressed.join() }).toBe(said);
  }
  await user.save();
  // What is left again is as if it had not been begun.
  await pressAtOnce(frame, heading, 'choose', keysOf(['x', 'Escape']));
  await heading.getByText('Two ways to choose', { exact: true }).waitFor();
  await page.getByText('All saved').waitFor();
  // Saving is a key among others.
  await pressAtOnce(frame, heading, 'choose', keysOf(['wonder', 'Enter', 'Control+s']));
  await expect
    .poll(() => readFileSync(join(studio.pages, 'words.yaml'), 'utf8'))
    .toContain('heading: Two ways to wonder');
  await pressAtOnce(frame, heading, 'wonder', keysOf(['pay', 'Enter', 'Control+s']));
  await expect.poll(() => readFileSync(join(studio.pages, 'words.yaml'), 'utf8')).toContain('heading: Two ways to pay');

  // What is put together of several fields is written in none of them. What is said of saving comes before.
  await page.getByText('All saved').waitFor();
  await pressAtOnce(frame, frame.locator('main .price').first(), undefined, keysOf(['lost']));
  await user.hears(/^What was typed/);
});

test('what is done with a section stands at it in the page too: moved, duplicated, deleted, as the page allows', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, { ...studioWindow, ...moving });
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const heading = frame.locator('main [data-block=prose] h2').first();
  const tool = (name: string) => frame.getByTitle(name, { exact: true });
  const rows = page.getByRole('treeitem');
  const kinds = () => rows.locator('small:first-child').allTextContents();
  const before = await kinds();
  // The top of the page stays there.
  await frame.locator('main h1').click();
  await expect.poll(() => tool('Move down').isDisabled()).toBe(true);
  await heading.click();
  await expect.poll(() => tool('Move down').isEnabled()).toBe(true);
  expect(await tool('Move up').isDisabled()).toBe(true);
  await tool('Move down').click();
  await expect.poll(kinds).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await expect.poll(() => tool('Move up').isEnabled()).toBe(true);
  // Its frame is as high as it is, though what is drawn anew moves in, as high as the window at first.
  await frame.locator('.selected:not([data-unsettled])').waitFor();
  const [ends, drawn] = [frame.locator('main [data-block=prose]').first(), frame.locator('.selected')].map((each) =>
    each.evaluate((element) => element.getBoundingClientRect().bottom),
  );
  expect(await drawn).toBeLessThan(1 + ((await ends) ?? 0));
  await tool('Duplicate').click();
  await expect.poll(() => rows.count()).toBe(before.length + 1);
  await tool('Delete').click();
  await expect.poll(() => rows.count()).toBe(before.length);
  // While words are written, nothing lies over them.
  await heading.dblclick();
  await frame.locator('[contenteditable=true]').waitFor();
  expect(await tool('Delete').isVisible()).toBe(false);
  await user.press('Escape');
  for (let steps = 0; steps < 3; steps += 1) await user.undo();
  await expect.poll(kinds).toEqual(before);
});
