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
  const parts = file.replace(/\.\w+$/, '').split('/');
  const name = parts.at(-1) ?? file;
  if (parts.at(-2) === '_shared') return `Shared: ${name.replaceAll('-', ' ')}`;
  return commonTitles[name] ?? file;
}
