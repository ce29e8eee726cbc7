import type { Choices, PageEntry } from '../worker/protocol.ts';
import { isBelowOriginal } from './in-languages.ts';

/** What a page is called in lists: as in the menu, which is how people speak of it, else by its title. */
export function pageName({ menu, title, path }: PageEntry): string {
  return menu?.label || title || path;
}

/** Where a page is found: its part of the menu, and its address. */
export function pagePlace({ menu, path }: PageEntry): string {
  return menu?.group === undefined ? path : `${menu.group} › ${path}`;
}

/** Pages, as they are ordered, in two parts: those of the menu, and those that it doesn't have; translations stay with their originals. */
export function mapOf(
  pages: readonly PageEntry[],
  choices: Pick<Choices, 'pages' | 'languages'>,
): { name: string | undefined; pages: readonly PageEntry[] }[] {
  const parts = { in: [] as PageEntry[], out: [] as PageEntry[] };
  let part = parts.in;
  for (const page of pages) {
    if (!isBelowOriginal(page, choices)) part = page.menu || page.isHome ? parts.in : parts.out;
    part.push(page);
  }
  // Where there is no menu, nothing is missing in it.
  const isNamed = parts.in.some(({ menu }) => menu);
  return [
    { name: isNamed ? 'In the menu' : undefined, pages: parts.in },
    { name: isNamed ? 'Not in the menu' : undefined, pages: parts.out },
  ].filter((each) => each.pages.length > 0);
}
