// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { childOf } from '#kit/model';
import { excel, word, wordEntry, wordParagraph, wordTable } from '../../../tests/studio/support/clipboards.ts';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { randomFrom } from '../../../tests/support/random.ts';
import type { StudioStore } from '../store/types.ts';
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
  expect(way?.does).toBe('Add the table below: a heading and 1 row');
  void way?.take();
  await vi.waitUntil(() => sections().length === count + 1);
  expect(sections()[1]).toMatchObject({ type: 'table', columns: ['Boat', 'Days'], rows: [['Canoe', '4']] });
  // Nobody has said what it is called.
  expect(sections()[1]).not.toHaveProperty('caption');
  store.close();
});

const wordPage = word(
  [
    '<h1>Boats for children</h1>',
    wordParagraph('Small boats, <b>with</b> a keel.'),
    wordEntry('Optimist'),
    wordEntry('Teeny'),
    '<h1>Prices</h1>',
    wordTable([
      ['Boat', 'Days'],
      ['Canoe', '4'],
    ]),
    wordParagraph('Ask us.'),
  ].join(''),
);

it('all that is pasted with a section chosen is offered below it, in its order and in one step', async () => {
  const { store, sections } = await open();
  const before = sections().length;
  expect(pasteSection(store, { html: wordPage, text: '' })).toBe(true);
  const { words, ways } = store.state.notice ?? {};
  expect(words).toMatch(/^Not pasted yet: here it becomes 3 sections, a table among them\. .*To have words in a text/);
  expect(ways?.map(({ does }) => does)).toEqual(['Add them below']);
  await ways?.[0]?.take();
  expect(sections().slice(1, 4)).toEqual([
    {
      type: 'prose',
      heading: 'Boats for children',
      paragraphs: expect.stringMatching(/^Small boats, \*\*with\*\* a keel\.\n\n- Optimist\n- Teeny\n$/),
    },
    { type: 'table', caption: 'Prices', columns: ['Boat', 'Days'], rows: [['Canoe', '4']] },
    { type: 'prose', paragraphs: expect.stringContaining('Ask us.') },
  ]);
  await store.undo();
  expect(sections()).toHaveLength(before);
  store.close();
});

it.each(['<p>Words of Word</p>', ''])('words alone are offered as a text: %o', async (html) => {
  const { store, sections } = await open();
  pasteSection(store, { html, text: 'Words of Word' });
  expect(store.state.notice?.ways.map(({ does }) => does)).toEqual(['Add it as a text below']);
  await store.state.notice?.ways[0]?.take();
  expect(sections()[1]).toMatchObject({ type: 'prose', paragraphs: expect.stringContaining('Words of Word') });
  store.close();
});

it('nothing that is pasted is lost, whatever stands below what', async () => {
  const { store, sections } = await open();
  const kinds: readonly ((words: string) => string)[] = [
    (words) => `<h1>${words}</h1>`,
    (words) => `<h2>${words}</h2>`,
    (words) => `<h2>${words}?</h2>`,
    (words) => wordParagraph(words),
    (words) => wordParagraph(`<b>${words}</b>`),
    (words) => wordEntry(words),
    (words) =>
      wordTable([
        [`${words}a`, `${words}b`],
        [`${words}c`, `${words}d`],
      ]),
    (words) => `<table><tr><td>${words}</td></tr></table>`,
  ];
  const random = randomFrom(7);
  for (let round = 0; round < 25; round += 1) {
    const parts = Array.from({ length: 1 + random(8) }, (_, at) => `${round}word${at}`);
    const html = word(parts.map((words) => kinds[random(kinds.length)]?.(words)).join(''));
    const count = sections().length;
    pasteSection(store, { html, text: parts.join(' ') });
    await store.state.notice?.ways[0]?.take();
    const added = JSON.stringify(sections().slice(1, 1 + sections().length - count));
    expect(parts.filter((words) => !added.includes(words))).toEqual([]);
    await store.undo();
  }
  store.close();
});

it('an empty clipboard is nothing', async () => {
  const { store } = await open();
  expect(pasteSection(store, { html: '', text: '' })).toBe(false);
  expect(store.state.notice).toBeUndefined();
  store.close();
});

it.each<[string, (store: StudioStore, edits: SectionEdits) => unknown]>([
  ['a change', (_, edits) => edits.setHidden(0, true)],
  ['another page', (store) => store.openPage('contact.yaml')],
])('what was offered of a paste goes with %s', async (_, goOn) => {
  const { store, file } = await open();
  pasteSection(store, { html: '<p>Words of Word</p>', text: '' });
  expect(store.state.notice).toBeDefined();
  await goOn(store, new SectionEdits(store, { file, path: ofPage, data: store.state.pageFile?.data }));
  expect(store.state.notice).toBeUndefined();
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

it('a section that was moved while another one was selected is selected once its move is undone, or done again', async () => {
  const { store, file } = await open();
  const edits = () => new SectionEdits(store, { file, path: ofPage, data: store.state.pageFile?.data });
  await edits().duplicate(1);
  await store.settled();
  store.select({ file, path: ['sections', 0] });
  await edits().move(1, 2);
  for (const [travel, index] of [['undo', 1] as const, ['redo', 2] as const]) {
    await store[travel]();
    await store.settled();
    expect(store.state.selection.path).toEqual(['sections', index]);
  }
  store.close();
});
