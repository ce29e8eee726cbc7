// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Notice, StudioStore } from '../store/types.ts';
import { besideWords } from './left-out.ts';
import { offerCopied } from './use-pasted.ts';

it('a table and pictures that a text can’t hold are named, with the way to have them', () => {
  expect(besideWords(1, 0)).toBe('A table can’t stand in a text. It can be added below.');
  expect(besideWords(2, 1)).toBe('2 tables and a picture can’t stand in a text. They can be added below.');
  expect(besideWords(1, 0, true)).toBe('A table can’t stand in a text. It can be added below, after all of the text.');
  expect(besideWords(0, 0)).toBe('');
});

it('what is pasted on a section says that there is a table in it', () => {
  const notify = vi.fn<(notice: Notice | undefined) => void>();
  const cells = '<tr><td>Boat</td><td>Price</td></tr><tr><td>Raft</td><td>$40</td></tr>';
  const html = `<p>What it costs.</p><table>${cells}</table>`;
  expect(offerCopied({ notify } as unknown as StudioStore, { html, text: '' })).toBe(true);
  expect(notify.mock.lastCall?.[0]?.words).toMatch(/^Pasted here, this comes as 2 sections, a table among them\./);
});
