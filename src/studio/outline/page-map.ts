import { pageCalled } from '#kit/model';
import { bestFirst } from '../find/best-first.ts';
import type { Choices, PageEntry } from '../worker/protocol.ts';
import { otherLanguage } from './in-languages.ts';

/** Where a page is found: its part of the menu, and its address. */
export function pagePlace(page: PageEntry): string {
  const address = pageAddress(page);
  return page.menu?.group === undefined ? address : `${page.menu.group} › ${address}`;
}

/** The address of a page, which says of the home page that it is that: nothing else does where its title is not “Home”. */
export function pageAddress({ isHome, path }: PageEntry): string {
  return isHome ? `Home page · ${path}` : path;
}

/**
 * The pages that all words are said of, in lists or in their titles: what is called so before what only has them in its title or its
 * address, in one part. Without words all pages, in their parts.
 */
export function pagesFound(
  words: string,
  pages: readonly PageEntry[],
  choices: Pick<Choices, 'languages'>,
): PagePart[] {
  if (words.trim() === '') return mapOf(pages, choices);
  const found = bestFirst(pages, words, (page) => ({
    names: [pageCalled(page)],
    place: `${page.title} ${pagePlace(page)}`,
  }));
  return found.length > 0 ? [{ name: undefined, pages: found }] : [];
}

type PagePart = { name: string | undefined; pages: readonly PageEntry[] };

/**
 * Pages, as they are ordered, in parts: those of the original that the menu has, those that it doesn't have, and those of each other
 * language under its name.
 */
export function mapOf(pages: readonly PageEntry[], { languages }: Pick<Choices, 'languages'>): PagePart[] {
  const originals = pages.filter((page) => !otherLanguage(page, { languages }));
  const isIn = ({ menu, isHome }: PageEntry) => menu !== undefined || isHome === true;
  // Where there is no menu, nothing is missing in it.
  const isNamed = originals.some(({ menu }) => menu);
  return [
    { name: isNamed ? 'In the menu' : undefined, pages: originals.filter(isIn) },
    { name: isNamed ? 'Not in the menu' : undefined, pages: originals.filter((page) => !isIn(page)) },
    ...languages.map(({ name }) => ({
      name,
      pages: pages.filter((page) => otherLanguage(page, { languages }) === name),
    })),
  ].filter((each) => each.pages.length > 0);
}
