import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, loadSampleSite, readContent } from '#builder/files';
import { withTexts } from '#engine';
import { writtenWords } from '#engine/refactor';
import { isHolder, type Path, type Section } from '#kit/model';
import { blockInPage } from '../support/render-block.tsx';

const checker = loadChecker(projectRoot);
const folder = `${projectRoot}/schema/example-site`;
const content = readContent(projectRoot, folder, `${folder}/_public`);
const { examples } = loadSampleSite(projectRoot, checker);

/** Every text of some data, with its path. */
function textsIn(data: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data.trim() }];
  if (!isHolder(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

it.each(examples.map((example) => [`${example.type} ${example.name}`, example] as const))(
  '%s: what visitors read as it is written is found',
  (_, { block, page }) => {
    const file = `${content.folder}/found.yaml`;
    const text = JSON.stringify({ title: 'Found', description: 'A page.', sections: [block] });
    const files = withTexts(content, new Map([[file, text]]));
    const found = new Set(
      writtenWords(files, checker).flatMap((words) => (words.file === file ? [words.path.join('/')] : [])),
    );
    const html = renderToStaticMarkup(blockInPage(page.sections.at(-1) as Section));
    const root = document.createElement('div');
    root.innerHTML = html;
    const shown = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) shown.add(walker.currentNode.textContent?.trim() ?? '');
    // A name that only links say may be a word of the section, too.
    const lost = textsIn(block, ['sections', 0]).filter(
      ({ path, text }) => path.at(-1) !== 'id' && shown.has(text) && !found.has(path.join('/')),
    );
    expect(lost).toEqual([]);
  },
);
