import { afterAll, expect, it } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { SectionEdits } from '../outline/section-edits.ts';
import { ofPage } from '../outline/section-list.ts';
import type { StudioStore } from '../store/types.ts';
import { conversionsOf } from './convert-section.ts';

const sample = sampleContent();
const [{ file } = { file: '' }] = sample.pages;
const section = `  - type: card-grid
    id: plans
    items:
      # The cheap one.
      - title: Small
        text: For one.
        icon: heart
      - title: Large
        text: For many.
`;
const text = `title: A page\ndescription: Some words.\nsections:\n${section}`;
const store: StudioStore = await openStore(hostOf(withTexts(sample, new Map([[file, text]]))));
afterAll(() => store.close());

it('what doesn’t come along stays below, hidden and without the name that links know; one undo brings all back', async () => {
  await store.openPage(file);
  const edits = new SectionEdits(store, { file, path: ofPage, data: store.state.pageFile?.data });
  const kind = conversionsOf(edits.at(0).section, store.state.choices).find(({ type }) => type === 'accordion');
  expect(kind?.left).toEqual(['Icon']);
  if (kind) expect(await edits.change(0, kind, true)).toBe(true);
  const copy = section.replace('    id: plans\n', '');
  const changed = section
    .replace('card-grid', 'accordion')
    .replaceAll('title:', 'question:')
    .replaceAll('text:', 'answer:')
    .replace('        icon: heart\n', '');
  expect(store.state.texts.get(file)).toBe(text.replace(section, `${changed}${copy}    hidden: true\n`));
  await store.undo();
  expect(store.state.texts.get(file)).toBe(text);
});
