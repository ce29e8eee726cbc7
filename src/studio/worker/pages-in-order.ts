import type { Language } from '#engine/base';
import type { PageEntry } from './protocol.ts';

/**
 * Pages as the site has them, language by language, the original first: the home page, then those of the menu in its order, then the
 * others by their titles. Translations stand in the order of their originals, and before the pages that only their language has.
 */
export function pagesInOrder(pages: readonly PageEntry[], languages: readonly Language[]): PageEntry[] {
  const order = new Intl.Collator(languages[0]?.code ?? 'en', { numeric: true });
  const languageOf = ({ inLanguage }: PageEntry) => languages.findIndex(({ code }) => code === inLanguage?.code);
  const placeOf = ({ isHome, menu }: PageEntry) => (isHome ? -1 : (menu?.at ?? pages.length));
  const sorted = pages.toSorted(
    (one, other) =>
      languageOf(one) - languageOf(other) || placeOf(one) - placeOf(other) || order.compare(one.title, other.title),
  );
  const originals = sorted.filter((page) => languageOf(page) <= 0);
  const nameOf = (page: PageEntry) => page.inLanguage?.name ?? page.file;
  const places = new Map(originals.map((page, at) => [nameOf(page), at]));
  const likeOriginal = (page: PageEntry) => places.get(nameOf(page)) ?? sorted.length;
  return sorted.toSorted(
    (one, other) => languageOf(one) - languageOf(other) || likeOriginal(one) - likeOriginal(other),
  );
}
