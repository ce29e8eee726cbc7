import { capital, commonTitles, pageCalled } from '#kit/model';
import type { PageEntry } from '../worker/protocol.ts';
import { isShared } from './site-folders.ts';

/** The pages by what they are called, with their addresses where several are called so: by their files. */
export function pageTitles(pages: readonly PageEntry[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(pageCalled(page), (counts.get(pageCalled(page)) ?? 0) + 1);
  return new Map(pages.map((page) => [page.file, toldApart(page, (counts.get(pageCalled(page)) ?? 1) > 1)]));
}

function toldApart(page: PageEntry, isShared: boolean): string {
  const name = pageCalled(page);
  return isShared && name !== page.path ? `${name} (${page.path})` : name;
}

/** What a file is called by people: a page as in lists, or by its name while it isn't there; what pages share by what it is. */
export function fileTitle(file: string, pages: readonly PageEntry[]): string {
  return pageTitles(pages).get(file) ?? `${nameOfFile(file)}${languageWords(file, pages)}`;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** “ in Spanish”, of what the pages of a translation share; empty for what is of the original. */
export function languageWords(file: string, pages: readonly PageEntry[]): string {
  const page = pages.find(({ file: own, inLanguage }) => {
    const folder = `/${inLanguage?.code.toLowerCase()}/`;
    return [own, file].every((each) => `/${each}`.includes(folder));
  });
  return page?.inLanguage ? ` in ${names.of(page.inLanguage.code)}` : '';
}

function nameOfFile(file: string): string {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const words = name.replaceAll('-', ' ');
  return isShared(file) ? `Shared: ${words}` : (commonTitles[name] ?? capital(words));
}
