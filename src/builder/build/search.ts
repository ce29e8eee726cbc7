import { isPageThere } from '#engine';
import { type Page, type Site, type SiteSource, searchPage } from '#kit/model';
import type { OutputFile } from '../render/output-file.ts';
import type { PageRenderer } from '../render/render-pages.ts';
import { folderOfPath, type SiteLayout } from '../render/site-layout.ts';
import { indexFiles } from '../search/index-files.ts';
import type { Layouts } from './layout-of.ts';
import type { OutlinedContent, PlannedPage } from './page-plan.ts';

/** A language of a site with a search: what it says, what its pages are printed with, and those that are there. */
type SearchedLanguage = { site: Site; source: SiteSource; layout: SiteLayout; pages: Pick<Page, 'path' | 'title'>[] };

type SearchOrder = { content: OutlinedContent; pages: readonly PlannedPage[]; layouts: Layouts };

/** The languages of a site that have a page which searches; none where the site has none. */
function searchedLanguages({ content, pages, layouts }: SearchOrder): SearchedLanguage[] {
  const { context, source, translated } = content.site;
  const { layout, translations } = layouts;
  if (!context.hasSearch || !source) return [];
  const there = pages.flatMap(({ page }) => (page && isPageThere(page.path, context) ? [page] : []));
  const all = [{ folder: '', site: context.site, source, layout }].concat(
    [...translations].map(([folder, own]) => ({
      folder,
      site: (context.translations.get(folder) ?? context).site,
      source: translated.get(folder) ?? source,
      layout: own,
    })),
  );
  return all.map(({ folder, ...language }) => ({
    ...language,
    pages: there.filter(({ path }) => folderOfPath(path, translations.keys()) === folder),
  }));
}

/** The pages that search a site, in each of its languages. `rendererOf` gives what prints a language's pages. */
export function searchPages(order: SearchOrder, rendererOf: (layout: SiteLayout) => PageRenderer): OutputFile[] {
  return searchedLanguages(order).flatMap(({ site, layout, pages }) => {
    const page = searchPage(site, pages);
    return page ? rendererOf(layout).render(page) : [];
  });
}

/** The indexes of a site whose pages all stand in `folder`, in each of its languages. */
export function searchIndexes(order: SearchOrder, folder: string): OutputFile[] {
  return searchedLanguages(order).flatMap(({ source, layout, pages }) => indexFiles(pages, { layout, source, folder }));
}
