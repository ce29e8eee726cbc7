import { homeOf } from '#engine';
import type { Language } from '#engine/base';
import type { PageEntry } from './protocol.ts';

/**
 * Pages as people look for them: the home page first, then by their titles. A page's translations follow it, in the order of the
 * languages.
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
  const isHome = (group: readonly PageEntry[]) =>
    group.some(({ path }) => path === '/' || languages.some((language) => path === homeOf(language)));
  return sorted
    .toSorted(
      (one, other) =>
        Number(isHome(other)) - Number(isHome(one)) || order.compare(one[0]?.title ?? '', other[0]?.title ?? ''),
    )
    .flat();
}
