import type { Language } from '../../content/base/language.ts';
import type { PageEntry } from './protocol.ts';

/** Pages as people look for them: by language, in each the home page first, then by their titles. */
export function pagesInOrder(pages: readonly PageEntry[], languages: readonly Language[]): PageEntry[] {
  const order = new Intl.Collator(languages[0]?.code ?? 'en', { numeric: true });
  const languageAt = (path: string) =>
    Math.max(
      0,
      languages.findIndex(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`)),
    );
  const isHome = (path: string) => path === '/' || languages.some(({ code }) => path === `/${code}`);
  return pages.toSorted(
    (one, other) =>
      languageAt(one.path) - languageAt(other.path) ||
      Number(isHome(other.path)) - Number(isHome(one.path)) ||
      order.compare(one.title, other.title),
  );
}

/** A title without the site's name, which browsers' tabs need and lists of its own pages don't: `Prices · Sample` is "Prices". */
export function withoutBrand(title: string, brand: string): string {
  const end = title.slice(0, -brand.length).trimEnd();
  return brand !== '' && title.endsWith(brand) && /\s[·|–—:-]$/.test(end) ? end.slice(0, -1).trimEnd() : title;
}
