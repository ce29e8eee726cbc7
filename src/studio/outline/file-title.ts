import { isShared } from '../store/site-folders.ts';
import type { PageEntry } from '../worker/protocol.ts';

/** What the files that all pages share are called, by their names without an ending. */
export const commonTitles: Readonly<Record<string, string>> = {
  _site: 'What all pages share',
  _facts: 'Figures',
  _theme: 'Colours and letters',
};

/** What a file is called by people: a page by its title, what pages share by what it is. */
export function fileTitle(file: string, pages: readonly PageEntry[]): string {
  const page = pages.find((entry) => entry.file === file);
  if (page) return page.title || page.path;
  const name =
    file
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1) ?? file;
  if (isShared(file)) return `Shared: ${name.replaceAll('-', ' ')}`;
  return commonTitles[name] ?? file;
}
