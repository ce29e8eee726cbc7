import type { Language } from '#engine/base';
import type { PageEntry } from './protocol.ts';

/**
 * Pages as the site has them: the home page first, then those of the menu in its order, then the others by their titles. A page's
 * translations follow it, in the order of the languages.
 */
export function pagesInOrder(pages: readonly PageEntry[], languages: readonly Language[]): PageEntry[] {
  const order = new Intl.Collator(languages[0]?.code ?? 'en', { numeric: true });
  const languageAt = ({ inLanguage }: PageEntry) => languages.findIndex(({ code }) => code === inLanguage?.code);
  const groups = new Map<string, PageEntry[]>();
  for (const page of pages) {
    const name = page.inLanguage?.name ?? page.file;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const sorted = [...groups.values()].map((group) =>
    group.toSorted((one, other) => languageAt(one) - languageAt(other)),
  );
  const placeOf = (group: readonly PageEntry[]) =>
    group.some(({ isHome }) => isHome) ? -1 : (group[0]?.menu?.at ?? pages.length);
  return sorted
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || order.compare(one[0]?.title ?? '', other[0]?.title ?? ''),
    )
    .flat();
}
