import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { type ContentFiles, withTexts } from '#engine';
import { checker } from '../../../tests/studio/support/open-store.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { someOf } from '../../../tests/support/extent.ts';
import { tables } from '../../../tests/typesetting/tables.ts';
import { createPipeline } from './pipeline.ts';

/** What a page can't say: only the toasts of a form know what was entered. */
const isOfForms = (text: string) => text.includes('((form.');

const pairs = tables.flatMap((table) => table.pairs).filter(({ typed }) => !isOfForms(typed));
const languages = [...new Set(pairs.map(({ language }) => language))].map((language) => ({
  language,
  pairs: pairs.filter((pair) => pair.language === language),
}));

const page = (texts: readonly string[]) => `title: A page of texts as they are typed
description: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: Words
  - type: card-grid
    heading: Texts
    items:
      - { title: The first card, text: x }
${texts.map((text) => `      - { title: ${JSON.stringify(text)}, text: x }`).join('\n')}
`;

/** A folder in a language, with a page that holds texts, and where that page lies. */
function folderIn(language: string, text: string): { content: ContentFiles; file: string } {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const pages = writeSmallSite(folder, 0);
  edit(join(pages, '_site.yaml'), /^language: .*/m, `language: ${language} # as it is written`);
  const content = readContent(folder, pages, `${projectRoot}/schema/sample-public`);
  const file = `${content.folder}/texts.yaml`;
  return { content: withTexts(content, new Map([[file, text]])), file };
}

describe.each(someOf(languages, languages.slice(0, 12)))('texts in $language', ({ language, pairs }) => {
  it('are shown as visitors will read them, and stay in the file as they were typed, whatever else is changed', async () => {
    const text = page(pairs.map(({ typed }) => typed));
    const { content, file } = folderIn(language, text);
    const pipeline = createPipeline(checker);
    await pipeline.open(content);
    const view = await pipeline.viewPage(file, { showsAbsent: true });
    const [, cards] = view?.page.sections ?? [];
    const shown = cards?.type === 'card-grid' ? cards.items.slice(1).map(({ title }) => title) : cards;
    expect(shown).toEqual(pairs.map(({ wanted }) => wanted));

    const changed = await pipeline.edit([
      { file, edit: { op: 'set', path: ['sections', 0, 'heading'], value: 'Other words' } },
      { file, edit: { op: 'set', path: ['sections', 1, 'items', 0, 'text'], value: 'y' } },
      { file, edit: { op: 'move', path: ['sections', 1, 'items'], from: 0, to: pairs.length } },
    ]);
    const after = 'changes' in changed ? (changed.changes[0]?.after ?? '') : changed.refused;
    const titles = (source: string) => [...source.matchAll(/title: (.*), text/g)].map(([, title]) => title);
    const [first, ...others] = titles(text);
    expect(titles(after)).toEqual([...others, first]);
    expect(after).toContain('heading: Other words');
  });
});
