import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { type Diagnostic, isError } from '#kit/model';
import { adaptExample, ofPage, SectionEdits } from '#studio';
import { paletteContent } from '#studio/server';
import { specification } from '../specification/folders.ts';
import { hostOf, openStore } from '../studio/support/open-store.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { onePageSite } from '../support/one-page-site.ts';

const onePage = temporaryFolder();
for (const [name, text] of Object.entries(onePageSite())) writeFileSync(join(onePage, name), text);
afterAll(() => removeFolder(onePage));

it.each([
  [specification.pages, specification.public],
  [join(projectRoot, 'schema/sample-site'), join(projectRoot, 'schema/sample-site/_public')],
  [onePage, join(onePage, '_public')],
])('every example of the palette can be put into %s, and breaks nothing', async (folder, publicFolder) => {
  const { blocks } = paletteContent(projectRoot);
  const store = await openStore(hostOf(readContent(projectRoot, folder, publicFolder)));
  const hasPictures = store.state.choices.pictures.some(({ name }) => !name.startsWith('/'));
  // What is a picture or a film of one's own and nothing else asks for it, where the site has none yet.
  const asks = new Set(hasPictures ? [] : ['field/missing']);
  // And a form, where there are only buttons that open one.
  const hasForms = store.state.choices.forms.length > 0;
  // One that stands in the page asks for its questions, where no form of the site has any.
  const asksForQuestions = new Set(
    store.state.choices.forms.some(({ isOwn }) => isOwn) ? [] : ['form/no-fields', 'form/unknown'],
  );
  const asksForFilm = new Set(['download/missing', 'video/captions']);
  const isAsked = ({ code, where }: Diagnostic) =>
    asks.has(code) ||
    asksForQuestions.has(code) ||
    (where?.includes('video') && asksForFilm.has(code)) ||
    (where?.includes('contact-cards') && !hasForms);
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
