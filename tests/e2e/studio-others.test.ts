import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('words that are open in the page stay open while somebody else changes what stands before or around them', async ({
  visitor,
}) => {
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const change = async (from: string | RegExp, to: string) => {
    const told = page.getByText('Somebody else has changed: Words of every kind');
    const before = await told.count();
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
    await expect.poll(() => told.count()).toBe(before + 1);
    await hands.settle();
  };
  const open = frame.locator('p[contenteditable=true]');
  await user.doubleClickWord(frame.locator('main [data-block=prose] p').first(), 'turn');
  await open.waitFor();
  await user.type('place');

  await change('  - type: prose', '  - type: quote\n    items: [{ text: We close on Monday., by: The builders }]\n$&');
  await page.getByText('We close on Monday.').waitFor();
  await user.type(' in line');
  await change(/ {2}- type: hero[\s\S]*?(?= {2}- type: quote)/, '');
  await change('Then *two of us* begin.', 'Then *three of us* begin.');
  await user.type(', or so');
  expect(await open.textContent()).toBe('Every boat waits 3 weeks for its place in line, or so.');

  await user.press('Control+Enter');
  await open.waitFor({ state: 'detached' });
  await user.save();
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('for its place in line, or so.\n');
  expect(written).toContain('Then *three of us* begin.\n');
  expect(written).toContain('text: We close on Monday.,');
  expect(written).not.toContain('type: hero');
});

test('a double click opens the words that it met, also in the moment in which somebody else has moved them', async ({
  visitor,
}) => {
  const { frame } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  await frame.evaluate(() => {
    const rows = parent.document.querySelector('[role=tree]');
    const words = document.querySelector('main [data-block=table] td');
    if (!rows || !words) throw new Error('There is no list of sections, or no table.');
    // As soon as the list of sections shows it, before the browser does anything else.
    const seen = new MutationObserver(() => {
      if (!rows.textContent.includes('We close on Sunday.')) return;
      seen.disconnect();
      const { x, y, width, height } = (words.firstElementChild ?? words).getBoundingClientRect();
      const point = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
      (words.firstElementChild ?? words).dispatchEvent(new MouseEvent('dblclick', point));
    });
    seen.observe(rows, { subtree: true, childList: true, characterData: true });
  });
  const text = readFileSync(file, 'utf8');
  const quote = '  - type: quote\n    items: [{ text: We close on Sunday., by: The builders }]\n$&';
  writeFileSync(file, text.replace('  - type: table', quote));
  await expect.poll(() => frame.locator('td [contenteditable=true]').textContent()).toBe('Nine hundred');
});
