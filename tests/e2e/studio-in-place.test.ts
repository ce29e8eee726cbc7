import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { startUser } from '../studio/support/studio-user.ts';
import { WordsHands } from '../studio/support/words-hands.ts';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('in running text Enter begins a paragraph, and Backspace and Delete join it with the one beside it', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const hands = await WordsHands.at(page, frame);
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

test('while words are written, undo takes back the words that were typed last and leaves them open', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
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
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});
