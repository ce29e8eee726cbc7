import { afterAll, expect, it } from 'vitest';
import { allFiles, withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

const sample = sampleContent();
const [file = '', other = ''] = sample.pages.map((page) => page.file);
const own = `  # Asked for by the board.
  - type: prose
    heading: "Prices" # as on the poster
    paragraphs: Words.
`;
const head = 'title: A page\ndescription: Some words.\n';
const content = withTexts(
  sample,
  new Map([
    [file, `${head}sections:\n${own}`],
    [other, `${head}# Soon.\n`],
  ]),
);
const store: StudioStore = await openStore(hostOf(content));
afterAll(() => store.close());

const editsOf = (page: string) =>
  new SectionEdits(store, { file: page, path: ofPage, data: store.state.pageFile?.data });

it('a section is copied with its comments, as it is when it is copied, also onto a page without any', async () => {
  await store.openPage(file);
  const typed = store.edit([{ file, edit: { op: 'set', path: ['sections', 0, 'paragraphs'], value: 'More.' } }], {
    says: 'Text changed',
    group: 'typing',
  });
  const entry = await store.ask((asked) => asked.entry(file, ['sections', 0]));
  await typed;
  expect(entry?.value).toMatchObject({ paragraphs: 'More.' });
  await store.openPage(other);
  expect(await editsOf(other).insert(0, entry?.value, entry?.text)).toBe(true);
  expect(store.state.texts.get(other)).toBe(`${head}sections:\n${own.replace('Words', 'More')}# Soon.\n`);
  await store.undo();
  expect(store.state.texts.get(other)).toBe(allFiles(content).find((source) => source.file === other)?.text);
});
