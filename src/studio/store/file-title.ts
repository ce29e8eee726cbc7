import { capital, commonTitles } from '#kit/model';
import type { PageEntry } from '../worker/protocol.ts';
import { isShared } from './site-folders.ts';

/** The pages by their titles, with their addresses where several have one: by their files. */
export function pageTitles(pages: readonly PageEntry[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of pages) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(pages.map((page) => [page.file, titleOf(page, counts.get(page.title) ?? 1)]));
}

function titleOf({ title, path }: PageEntry, count: number): string {
  if (title === '') return path;
  return count === 1 ? title : `${title} (${path})`;
}

/** What a file is called by people: a page by its title, or by its name while it isn't there; what pages share by what it is. */
export function fileTitle(file: string, pages: readonly PageEntry[]): string {
  const page = pages.find((entry) => entry.file === file);
  if (page) return titleOf(page, pages.filter(({ title }) => title === page.title).length);
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const words = name.replaceAll('-', ' ');
  return isShared(file) ? `Shared: ${words}` : (commonTitles[name] ?? capital(words));
}
