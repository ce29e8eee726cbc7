import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { type Diagnostic, isError } from '#kit/model';
import { adaptExample, ofPage, SectionEdits } from '#studio';
import { paletteContent } from '#studio/server';
import { hostOf, openStore } from '../studio/support/open-store.ts';

it.each([
  ['tests/specification/pages', 'public'],
  ['schema/sample-site', 'schema/sample-site/_public'],
])('every example of the palette can be put into %s, and breaks nothing', async (folder, publicFolder) => {
  const { blocks } = paletteContent(projectRoot);
  const store = await openStore(
    hostOf(readContent(projectRoot, `${projectRoot}/${folder}`, `${projectRoot}/${publicFolder}`)),
  );
  const hasPictures = store.state.choices.pictures.some(({ name }) => !name.startsWith('/'));
  // What is a picture or a film of one's own and nothing else asks for it, where the site has none yet.
  const asks = new Set(hasPictures ? [] : ['field/missing']);
  const asksForFilm = new Set(['download/missing', 'video/captions']);
  const isAsked = ({ code, where }: Diagnostic) =>
    asks.has(code) || (where?.includes('video') && asksForFilm.has(code));
  const errors = () => (store.state.pageFile?.diagnostics ?? []).filter((found) => isError(found) && !isAsked(found));
  expect(errors()).toEqual([]);
  for (const { type, examples } of blocks.filter((block) => block.type !== 'hero'))
    for (const example of examples) {
      const { page, pageFile, choices } = store.state;
      const { value, text } = adaptExample(type, example, choices);
      const edits = new SectionEdits(store, { file: page, path: ofPage, data: pageFile?.data });
      await edits.insert(edits.count, value, text);
      const found = errors().map(({ code, message }) => `${code}: ${message}`);
      expect.soft(found, `${type}, ${example.name}`).toEqual([]);
      await store.undo();
    }
});
