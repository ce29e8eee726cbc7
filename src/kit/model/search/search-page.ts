import type { Page, Site } from '../page.ts';
import { withoutBrand } from '../without-brand.ts';
import { searchPath } from './search-index.ts';
import { searchLabels } from './search-labels.ts';

/** As many pages are listed, at the most: those whose addresses have the fewest parts. */
const mostListed = 500;

/**
 * The page that searches a site; nothing for a site without. It lists `pages`, for whoever has no script, and for whoever rather looks
 * than searches.
 */
export function searchPage(site: Site, pages: readonly Pick<Page, 'path' | 'title'>[]): Page | undefined {
  if (!site.search) return undefined;
  const { languages = [], product } = site;
  const title = `${searchLabels(site).search} · ${product}`;
  const depth = ({ path }: Pick<Page, 'path'>) => path.split('/').length;
  const near = pages.toSorted((one, other) => depth(one) - depth(other)).slice(0, mostListed);
  const listed = near.map((page) => ({ href: page.path, external: false, title: withoutBrand(page.title, product) }));
  const { compare } = new Intl.Collator(site.language);
  return {
    path: site.search.href,
    title,
    description: title,
    sections: [],
    forms: {},
    listed: listed.sort((one, other) => compare(one.title, other.title)),
    ...(languages.length < 2
      ? {}
      : { siblings: Object.fromEntries(languages.map(({ code, home }) => [code, searchPath(home)])) }),
  };
}
