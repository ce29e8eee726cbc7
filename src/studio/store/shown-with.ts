import type { PageEntry } from '../worker/protocol.ts';
import { siteFolders } from './site-folders.ts';
import type { Selection, StudioState } from './types.ts';

type Files = ReadonlyMap<string, string>;

/** True where what a file says is of a page: its own, that of the site in its language, and what several languages share. */
export function isOfPage(file: string, page: string, files: Files): boolean {
  const [, folder, name = ''] = /^(|.*?\/)_([^/]*)/.exec(file) ?? [];
  if (folder === undefined) return file === page;
  const folders = siteFolders(page, files.keys());
  if (folders.length === 0) return true;
  // A translation's menu and notices are its own; figures, colours and shared sections it may have from the original.
  return name.startsWith('site.') ? folder === folders[0] : folders.includes(folder);
}

/** The page that a file is shown with: the open one where it is of it, else the same in its language, or the home page there. */
export function pageWith(
  file: string,
  { page, texts, choices }: Pick<StudioState, 'page' | 'texts' | 'choices'>,
): PageEntry | undefined {
  const pages = choices.pages.filter(
    (one) => one.file === file || (texts.has(one.file) && isOfPage(file, one.file, texts)),
  );
  const open = choices.pages.find((one) => one.file === page)?.inLanguage?.name;
  const isSame = ({ inLanguage }: PageEntry) => open !== undefined && inLanguage?.name === open;
  return pages.find((one) => one.file === page) ?? pages.find(isSame) ?? pages.find(({ isHome }) => isHome) ?? pages[0];
}

/** What is selected, and the page that it is shown with where that isn't open yet. */
export function besideItsPage(selection: Selection, state: StudioState): Partial<StudioState> {
  const page = pageWith(selection.file, state)?.file ?? state.page;
  return { selection, ...(page !== state.page && { page, pageView: undefined }) };
}
