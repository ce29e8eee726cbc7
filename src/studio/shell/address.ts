import { contentFolder } from '../store/site-folders.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';

/** The place that an address of the Studio names, `?page=about.yaml&section=4`; nothing where it names none. */
export function placeIn(search: string, files: Iterable<string>): Selection | undefined {
  const words = new URLSearchParams(search);
  const page = words.get('page');
  const section = Number(words.get('section') ?? 0);
  if (!page) return undefined;
  const path = Number.isSafeInteger(section) && section > 0 ? ['sections', section - 1] : [];
  return { file: contentFolder(files) + page, path };
}

/** What names the place that is shown, for an address: a page as its file is called in the content folder, and a section of it. */
export function searchOf({
  page,
  selection: { file, path },
  texts,
}: Pick<StudioState, 'page' | 'selection' | 'texts'>): string {
  if (page === '') return '';
  const [field, index] = path;
  const section = file === page && field === 'sections' && typeof index === 'number' ? `&section=${index + 1}` : '';
  const name = page.slice(contentFolder(texts.keys()).length);
  return `?page=${encodeURIComponent(name).replaceAll('%2F', '/')}${section}`;
}

/**
 * Keeps the window's address at what is shown, so that it can be sent, and outlives a reload; Back and Forward go from page to page.
 */
export function followAddress(store: StudioStore): void {
  store.subscribe(() => {
    const search = searchOf(store.state);
    if (search === '' || search === location.search) return;
    const shown = placeIn(location.search, store.state.texts.keys());
    const address = `${location.pathname}${search}`;
    // A page is a step; a section of it is none.
    if (shown && shown.file !== store.state.page) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  });
  addEventListener('popstate', () => {
    const place = placeIn(location.search, store.state.texts.keys());
    if (!place || !store.state.texts.has(place.file)) return;
    if (place.file !== store.state.page) void store.openPage(place.file);
    store.select(place);
  });
}
