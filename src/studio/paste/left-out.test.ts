// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Notice, StudioStore } from '../store/types.ts';
import { besideWords, putInWords } from './left-out.ts';
import { offerCopied } from './use-pasted.ts';

it('a table and pictures that a text can’t hold are named, with the way to have them', () => {
  expect(besideWords(1, 0)).toBe('Not in the text: a table, to be added below.');
  expect(besideWords(2, 1)).toBe('Not in the text: 2 tables and a picture, to be added below.');
  expect(besideWords(1, 0, true)).toBe('Not in the text: a table, to be added below, after all of the text.');
  expect(besideWords(0, 0)).toBe('');
});

it('what was put in is said first', () => {
  expect(putInWords(true, 0)).toBe('Pasted: words.');
  expect(putInWords(true, 1)).toBe('Pasted: words and a part with its heading.');
  expect(putInWords(false, 2)).toBe('Pasted: 2 parts with their headings.');
  expect(putInWords(false, 0)).toBe('');
});

it('what is pasted on a section says that there is a table in it', () => {
  const notify = vi.fn<(notice: Notice | undefined) => void>();
  const cells = '<tr><td>Boat</td><td>Price</td></tr><tr><td>Raft</td><td>$40</td></tr>';
  const html = `<p>What it costs.</p><table>${cells}</table>`;
  expect(offerCopied({ notify } as unknown as StudioStore, { html, text: '' })).toBe(true);
  expect(notify.mock.lastCall?.[0]?.words).toMatch(/^Not pasted yet: here it becomes 2 sections, a table among them\./);
});
