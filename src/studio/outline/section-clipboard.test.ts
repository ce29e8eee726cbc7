// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { childOf } from '#kit/model';
import { excel } from '../../../tests/studio/support/clipboards.ts';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { clipboardOf, sectionIn } from './section-clipboard.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';
import { pasteSection } from './use-section-clipboard.ts';

const section = {
  value: { type: 'prose', heading: 'Prices & "more" <b>' },
  text: '# Asked for by the board.\n- type: prose\n  heading: \'Prices & "more" <b>\'\n',
};

it('a section comes out of the clipboard as it went in, also where a browser has written around it', () => {
  const { html, text } = clipboardOf(section, 'Text “Prices”');
  expect(text).toBe(section.text);
  expect(sectionIn(html)).toEqual(section);
  expect(
    sectionIn(`<html><body><!--StartFragment--><meta charset="utf-8">${html}<!--EndFragment--></body></html>`),
  ).toEqual(section);
});

it('what is no section is none', () => {
  expect(sectionIn('<p>Words</p>')).toBeUndefined();
  expect(sectionIn('<p data-copied-section="{">Words</p>')).toBeUndefined();
  expect(sectionIn('<p data-copied-section="{}">Words</p>')).toBeUndefined();
  expect(clipboardOf({ value: { type: 'prose' } }, 'Text').text).toBe('{\n  "type": "prose"\n}');
});

const open = async () => {
  const content = sampleContent();
  const store = await openStore(hostOf(content));
  const [{ file } = { file: '' }] = content.pages.toSorted((one, other) => other.text.length - one.text.length);
  await store.openPage(file);
  store.select({ file, path: ['sections', 0] });
  const sections = () => childOf(store.state.pageFile?.data, 'sections') as { type: string }[];
  return { store, file, sections };
};

it.each([
  ['cells of Excel', excel(['<td>Boat</td><td>Days</td>', '<td>Canoe</td><td>4</td>']), 'Boat\tDays\nCanoe\t4'],
  ['lines with tabs', '', 'Boat\tDays\nCanoe\t4\n'],
])('a table that is pasted with a section chosen is offered below it: %s', async (_, html, text) => {
  const { store, sections } = await open();
  const count = sections().length;
  expect(pasteSection(store, { html, text })).toBe(true);
  const [way] = store.state.notice?.ways ?? [];
  expect(way?.does).toBe('Add the table of 2 rows below');
  way?.take();
  await vi.waitUntil(() => sections().length === count + 1);
  expect(sections()[1]).toMatchObject({ type: 'table', columns: ['Boat', 'Days'], rows: [['Canoe', '4']] });
  store.close();
});

it('words that are pasted with a section chosen are told where they go, and nothing is made of an empty clipboard', async () => {
  const { store } = await open();
  expect(pasteSection(store, { html: '', text: '' })).toBe(false);
  expect(store.state.notice).toBeUndefined();
  expect(pasteSection(store, { html: '<p>Words of Word</p>', text: 'Words of Word' })).toBe(true);
  expect(store.state.notice).toMatchObject({ words: expect.stringMatching(/^Words are pasted into a text/), ways: [] });
  store.close();
});

it('a section that was deleted is told with the way back, until something else is done', async () => {
  const { store, file } = await open();
  const edits = new SectionEdits(store, { file, path: ofPage, data: store.state.pageFile?.data });
  await edits.remove(1);
  expect(store.state.travelled).toMatchObject({ way: 'forth', words: `${edits.label(1)} was deleted.` });
  expect(store.state.said.at(-1)?.words).toBe(`${edits.label(1)} was deleted.`);
  await edits.setHidden(0, true);
  expect(store.state.travelled).toBeUndefined();
  store.close();
});
