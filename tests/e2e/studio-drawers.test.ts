import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWorkshop } from '../studio/support/workshop-site.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWorkshop);

test('on a tablet whatever is chosen in the list opens its form, and each drawer has a button that closes it', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, { ...studioWindow, viewport: { width: 800, height: 900 } });
  const user = await startUser(page, await studio.nextAddress());
  const form = page.getByRole('complementary', { name: 'What is selected' });
  const list = page.getByRole('complementary', { name: 'Pages and sections' });
  // A drawer that is closed stands beside the window.
  const isOpen = (drawer: typeof form) =>
    drawer.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  const openedBy = async (choose: () => Promise<void>, heading: string) => {
    await user.button('Sections').click();
    await expect.poll(() => isOpen(list)).toBe(true);
    expect(await list.getByRole('button', { name: 'Add a section' }).isVisible()).toBe(true);
    await choose();
    await form.getByRole('heading', { name: heading, level: 2 }).first().waitFor();
    await expect.poll(() => isOpen(form)).toBe(true);
    expect(await isOpen(list)).toBe(false);
    await user.button('Close Details').click();
    await expect.poll(() => isOpen(form)).toBe(false);
  };
  await openedBy(() => page.getByRole('treeitem').last().click(), 'Text');
  await openedBy(() => user.button(/^Title, address, dates/).click(), 'Title, address, dates');
  for (const part of ['Figures', 'Footer'])
    await openedBy(async () => {
      const summary = page.locator('summary', { hasText: 'On every page' });
      if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
      await list.getByRole('button', { name: part, exact: true }).click();
    }, part);
  await user.button('Details').click();
  await user.button('Close Details').focus();
  await user.press('Escape');
  await expect.poll(() => isOpen(form)).toBe(false);
  expect(await isOpen(list)).toBe(false);
  await user.button('Sections').click();
  await user.open('A workshop for boats');
  await user.press('Escape');
  await expect.poll(() => isOpen(list)).toBe(false);
  // What is added in the page is seen there.
  const frame = await user.frame();
  await frame.getByRole('heading', { name: 'How long it takes' }).click();
  await frame.getByTitle('Add a section below').click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await user.hears('was added, 3 of 5');
  await frame.getByText('(Sample)').first().waitFor();
  expect([await isOpen(list), await isOpen(form)]).toEqual([false, false]);
});

test('what View opens leaves some room to the edge of a tablet', async ({ visitor }) => {
  const page = await studio.newPage(visitor, { ...studioWindow, viewport: { width: 800, height: 900 } });
  const user = await startUser(page, await studio.nextAddress());
  await user.button(/^View/).click();
  const menu = page.getByRole('banner').locator(':popover-open');
  const room = async () => {
    const box = await menu.boundingBox();
    return box && 800 - box.x - box.width;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(8);
});

test('words that are found on a tablet leave the page in sight, and what is chosen from opens below its field where there is some room', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, { ...studioWindow, viewport: { width: 800, height: 900 } });
  const user = await startUser(page, await studio.nextAddress());
  const topOf = async (found: ReturnType<typeof page.getByRole>) => (await found.boundingBox())?.y ?? 0;
  await user.press('Control+Shift+F');
  await user.type('boat');
  await page.getByText(/^Found in/).waitFor();
  await expect.poll(() => topOf(page.getByRole('dialog'))).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1440, height: 900 });
  // On a desk it stands on the form alone: neither the bar nor what the page has at its side is behind it.
  const astray = () =>
    page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [window, bar, frame] = [edges('dialog'), edges('header'), edges('iframe')];
      return { above: Math.max(0, bar.bottom - window.top), beside: Math.max(0, frame.right - window.left) };
    });
  await expect.poll(astray).toEqual({ above: 0, beside: 0 });
  await user.press('Escape');
  await user.open('A workshop for boats');
  await user.row(/How long it takes/).click();
  await user.field('Paragraphs').click();
  await user.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const field = await page.locator('#studio-form').getByRole('combobox').boundingBox();
  const end = Math.ceil((field?.y ?? 0) + (field?.height ?? 0));
  await page.setViewportSize({ width: 1440, height: end + 150 });
  await expect.poll(() => topOf(page.getByRole('listbox'))).toBeGreaterThanOrEqual(end);
});

test('on a tablet the tools of a text come with its cursor, in one row at the foot that moves no field and covers none that is pressed', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, { ...studioWindow, hasTouch: true });
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  await user.row(/How long it takes/).click();
  await page.setViewportSize({ width: 800, height: 900 });
  await user.button('Details').click();
  const tools = page.locator('#studio-form').getByRole('group', { name: /^Tools for/ });
  const texts = page.locator('#studio-form').getByRole('textbox');
  const topsOfTexts = () =>
    texts.evaluateAll(([first, ...others]) =>
      others.map((each) => each.getBoundingClientRect().y - (first?.getBoundingClientRect().y ?? 0)),
    );
  await user.button('Examples').focus();
  expect(await tools.filter({ visible: true }).count()).toBe(0);
  const before = await topsOfTexts();
  const paragraphs = user.field('Paragraphs');
  await paragraphs.tap();
  expect(await topsOfTexts()).toEqual(before);
  expect(await tools.filter({ visible: true }).count()).toBe(1);
  const row = tools.filter({ visible: true });
  const buttons = await row.getByRole('button').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(boxes.length).toBe(5);
  for (const box of boxes) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBe(boxes[0]?.y);
  }
  // A field at the foot of the window, pressed where the tools come.
  const end = await paragraphs.boundingBox();
  await page.setViewportSize({ width: 800, height: Math.ceil((end?.y ?? 0) + (end?.height ?? 0)) + 2 });
  await user.button('Examples').focus();
  await paragraphs.tap({ position: { x: 200, y: (end?.height ?? 0) - 10 } });
  const gap = async () => {
    const [field, at] = [await paragraphs.boundingBox(), await row.boundingBox()];
    return (at?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  // By keyboard they stand before their field.
  await user.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Figure');
  await user.press('Shift+Tab');
  const list = row.getByRole('button', { name: 'List' });
  expect(await list.getAttribute('aria-pressed')).toBe('false');
  await user.press('Enter');
  await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true');
});

test('on a tablet what is said of a text that is written stands above its tools', async ({ visitor }) => {
  const page = await studio.newPage(visitor, { ...studioWindow, hasTouch: true });
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  await page.setViewportSize({ width: 800, height: 400 });
  await user.button('Details').click();
  await user.field('Title').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('x');
  const form = page.locator('#studio-form');
  const note = form.getByText(/^Note: This title has only/);
  const tools = form.getByRole('group', { name: /^Tools for/ }).filter({ visible: true });
  await note.waitFor();
  const [said, at] = [await note.boundingBox(), await tools.boundingBox()];
  expect(said && at && said.y + said.height).toBeLessThanOrEqual(at?.y ?? 0);
});
