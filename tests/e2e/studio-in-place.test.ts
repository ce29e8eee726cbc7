import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('in running text Enter begins a paragraph, and Backspace and Delete join it with the one beside it', async ({
  visitor,
}) => {
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const paragraphs = frame.locator('main [data-block=prose] p');
  const open = frame.locator('p[contenteditable=true]');
  const write = async (word: string, keys: readonly string[]) => {
    await user.doubleClickWord(paragraphs.filter({ hasText: word }).first(), word);
    await open.waitFor();
    for (const key of keys) await (/^(?:Control\+)?[A-Z]\w+$/.test(key) ? user.press(key) : user.type(key));
    await hands.settle();
    await user.press('Control+Enter');
    await open.waitFor({ state: 'detached' });
    await user.save();
    return written();
  };
  const file = join(studio.pages, 'words.yaml');
  const written = () => {
    const { sections } = parse(readFileSync(file, 'utf8')) as { sections: { paragraphs?: string }[] };
    return sections[1]?.paragraphs ?? '';
  };
  const before = readFileSync(file, 'utf8');
  const [first, second, list] = written().split(/\n\n/);
  expect(await write('Then', ['End', 'Enter', 'Soon we are done.', 'Enter', 'The bill comes last.'])).toBe(
    [first, second, 'Soon we are done.', 'The bill comes last.', list].join('\n\n'),
  );
  await expect.poll(() => paragraphs.filter({ hasText: /^Soon we are done\.$/ }).count()).toBe(1);
  // Within one it is split, and joined again by what stands between.
  expect(await write('are', ['ArrowLeft', 'Enter', 'Home', 'Backspace', 'Enter'])).toBe(
    [first, second, 'Soon we', 'are done.', 'The bill comes last.', list].join('\n\n'),
  );
  // The paragraph above stands in another element.
  expect(await write('bill', ['Home', 'Backspace', ' ', 'Control+Home', 'Backspace', ' And '])).toBe(
    [first, second, 'Soon we And are done. The bill comes last.', list].join('\n\n'),
  );
  expect(await write('Then', ['End', 'Delete', ' '])).toBe(
    [first, `${second} Soon we And are done. The bill comes last.`, list].join('\n\n'),
  );
  // A list is no paragraph.
  expect(await write('Then', ['Control+End', 'Delete', '!'])).toBe(
    [first, `${second} Soon we And are done. The bill comes last.!`, list].join('\n\n'),
  );
  // As if it had not been begun.
  await user.doubleClickWord(paragraphs.filter({ hasText: 'Then' }).first(), 'Then');
  await open.waitFor();
  for (const key of ['Home', 'Backspace', 'Enter', 'Escape']) await user.press(key);
  await open.waitFor({ state: 'detached' });
  await page.getByText('All saved').waitFor();
  await expect.poll(() => paragraphs.filter({ visible: true }).count()).toBe(3);
  writeFileSync(file, before);
});

test('words that say on the way what they said at first are written on; said again at the end, they stay to the byte', async ({
  visitor,
}) => {
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const paragraph = frame.locator('main [data-block=prose] p').filter({ hasText: 'Then' }).first();
  const open = frame.locator('p[contenteditable=true]');
  const writeOver = async (words: string, keys: readonly string[] = []) => {
    await user.doubleClickWord(paragraph, 'Then');
    // All at once where the words aren't open yet.
    await page.keyboard.type(words);
    await open.waitFor();
    for (const key of keys) await user.press(key);
    await hands.settle();
    await user.press('Control+Enter');
    await open.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await page.getByText('All saved').waitFor();
  };
  await writeOver('Then at once', ['Backspace']);
  expect(parse(readFileSync(file, 'utf8'))).toEqual(parse(before.replace('Then', 'Then at onc')));
  await page.keyboard.press('Control+z');
  await user.save();
  expect(readFileSync(file, 'utf8')).toBe(before);
  await writeOver('Then x', ['Backspace', 'Backspace']);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('words of which nothing is left go with their paragraph, their entry or their field; those that have to be there are told to everyone; what Escape leaves can be put back', async ({
  visitor,
}) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const open = frame.locator('[contenteditable=true]');
  const write = async (target: Locator, keys: readonly string[]) => {
    await target.dblclick();
    await open.waitFor();
    for (const key of ['Control+a', ...keys]) await user.press(key);
    await open.waitFor({ state: 'detached' });
  };
  const empty = async (target: Locator, left: string) => {
    await write(target, ['Delete', 'Control+Enter']);
    await user.press('Control+s');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(left);
    await page.getByText('All saved').waitFor();
  };
  const section = frame.locator('main [data-block=prose]').first();
  const entry = '\n      - Last come the lines';
  writeFileSync(file, before.replace(/(?<=sails)$/m, entry));
  await section.getByText('Last come the lines').waitFor();
  const middle = before.replace(/^.*Then \*two.*\n\n/m, '');
  await empty(section.locator('p', { hasText: 'Then' }), middle.replace(/(?<=sails)$/m, entry));
  await empty(section.getByText('Last come the lines'), middle);
  const left = middle.replace('    heading: How we work\n', '');
  await empty(section.locator('h2'), left);
  // A text without a last line break has none then either.
  writeFileSync(file, left.replace('We paint the boats.', '"We paint the boats.\\n\\nAll of them."'));
  await write(frame.getByText('All of them.'), ['Delete', 'Control+Enter']);
  await user.press('Control+s');
  await expect.poll(() => parse(readFileSync(file, 'utf8'))).toEqual(parse(left));
  await page.getByText('All saved').waitFor();
  writeFileSync(file, left);
  // Of two entries one would be no list.
  for (const needed of [section.getByText('Then come the sails'), frame.locator('main h1')]) {
    await empty(needed, left);
    await page.getByText('Some words have to stand here').and(page.locator(':not([role=status] *)')).waitFor();
    await user.button('Close this message').click();
  }
  await write(frame.locator('main h1'), ['B', 'y', 'Escape']);
  await frame.getByRole('heading', { level: 1, name: 'Boats are built here' }).waitFor();
  await user.button(/^Redo: /).click();
  await frame.getByRole('heading', { level: 1, name: 'By' }).waitFor();
  writeFileSync(file, before);
});

test('a sample is selected as a whole, since it is there to be replaced', async ({ visitor }) => {
  const { user, frame } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const heading = frame.locator('main h1');
  writeFileSync(file, before.replace('Boats are built here', '(Sample) Why people come to us'));
  await heading.getByText('people come').waitFor();
  await user.doubleClickWord(heading, 'people');
  await frame.locator('[contenteditable=true]').waitFor();
  await user.type('They like it');
  await user.press('Enter');
  await frame.locator('[contenteditable=true]').waitFor({ state: 'detached' });
  await user.save();
  expect(readFileSync(file, 'utf8')).toBe(before.replace('Boats are built here', 'They like it'));
  writeFileSync(file, before);
});

test('while words are written, undo takes back the words that were typed last and leaves them open', async ({
  visitor,
}) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const heading = frame.locator('main h1');
  const open = frame.locator('h1[contenteditable=true]');
  await heading.dblclick();
  await open.waitFor();
  const says = (words: string) => expect.poll(() => open.textContent()).toBe(words);
  await user.press('End');
  await user.type(' by hand, slowly');
  await user.press('Control+z');
  await says('Boats are built here by hand, ');
  await user.press('Control+z');
  await says('Boats are built here by ');
  await user.press('Control+y');
  await says('Boats are built here by hand, ');
  // The cursor stands where it stood.
  await user.type('well');
  await user.press('Control+a');
  await user.type('No');
  await says('No');
  for (const words of ['Boats are built here by hand, well', 'Boats are built here by hand, ']) {
    await user.press('Control+z');
    await says(words);
  }
  for (const _ of ['hand,', 'by', 'the space']) await user.press('Control+z');
  await says('Boats are built here');
  await user.press('Control+Shift+z');
  await user.press('Control+z');
  await user.press('Escape');
  await open.waitFor({ state: 'detached' });
  // Nothing of it is left to be undone.
  await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
});

test('words that are selected by dragging are open with that selection; those of several texts are only selected', async ({
  visitor,
}) => {
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const open = frame.locator('[contenteditable=true]');
  const selected = () => frame.evaluate(() => getSelection()?.toString());
  const drag = async (text: Locator, from: number, end: Locator, to: number) => {
    // As wide as a letter: a drag of less is a press.
    const [begin, last] = [await hands.spotOf(text, from, from), await hands.spotOf(end, to, to)];
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(last.x, last.y, { steps: 4 });
    await page.mouse.up();
  };
  const words = frame.locator('main [data-block=hero] p');
  const [from, to] = ['We build '.length, 'We build strong boats of wood'.length];
  await drag(words, from, words, to);
  await open.waitFor();
  expect(await selected()).toBe('strong boats of wood');
  await user.press('Control+i');
  await expect.poll(() => open.locator('em').allTextContents()).toEqual(['strong boats', ' of wood']);
  await user.press('Escape');
  await open.waitFor({ state: 'detached' });

  // Backwards, and written over before anything could answer.
  await drag(words, to, words, 'We build strong boats '.length);
  await user.type('in oak');
  await expect.poll(() => open.textContent()).toBe('We build strong boats in oak, and mend old ones too.');
  await user.press('Escape');
  await open.waitFor({ state: 'detached' });

  const paragraphs = frame.locator('main [data-block=prose] p');
  await drag(paragraphs.nth(0), 'Every '.length, paragraphs.nth(1), 'Then two'.length);
  await hands.settle();
  expect(await selected()).toMatch(/^boat waits[\s\S]*Then two$/);
  expect(await open.count()).toBe(0);
  await page.keyboard.press('Delete');
  await hands.settle();
  expect(await open.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
});

test('a large figure stays large while edited, tools cover no words, a word of one letter is selected', async ({
  visitor,
}) => {
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const items = '[{ value: ((facts.boat_time)), label: "A, or all" }, { value: 2 boats, label: at once }]';
  writeFileSync(file, before.replace('  - type: prose', `  - type: stats\n    items: ${items}\n$&`));
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const one = await hands.spotOf(frame.getByText('A, or all'), 0, 1);
  await page.mouse.dblclick(one.x, one.y);
  await frame.locator('dt[contenteditable=true]').waitFor();
  expect(await frame.evaluate(() => String(getSelection()))).toBe('A');
  const large = frame.locator('main [data-block=stats] .value').first();
  const size = (words: Locator) => words.evaluate((element) => getComputedStyle(element).fontSize);
  await large.dblclick();
  expect(await size(large.locator('[data-figure]'))).toBe(await size(large));
  const boxes = async () => [
    await frame.locator('p[contenteditable=true]').boundingBox(),
    await page.locator(':has(> [aria-label="Tools for words in the page"])').boundingBox(),
  ];
  const words = frame.locator('main [data-block=prose] p').first();
  await user.doubleClickWord(words, 'waits');
  await frame.locator('p[contenteditable=true]').waitFor();
  const [line, above] = await boxes();
  expect(line && above && above.x - line.x).toBeGreaterThan(40);
  await user.press('Escape');
  await user.button('Phone').click();
  await frame.locator('main [data-block=hero] p a').dblclick();
  await frame.locator('p[contenteditable=true]').waitFor();
  const [open, tools] = await boxes();
  expect(tools && open && (tools.y + tools.height < open.y || tools.y > open.y + open.height)).toBe(true);
  writeFileSync(file, before);
});
