import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '#engine';
import { type Page, type SiteSource, withoutBrand } from '#kit/model';
import { addressBelow, fileBelow } from '../base/below-path.ts';
import type { OutputFile } from '../render/output-file.ts';
import type { SiteLayout } from '../render/site-layout.ts';
import { searchFiles } from './make-index.ts';

/** What a language says and is printed with, and the folder of the site with all of its pages. */
type IndexOrder = { layout: SiteLayout; source: SiteSource; folder: string };

/**
 * The index of a language's pages, read from their documents as they stand in the site, so that nothing is in it which visitors don't
 * get.
 */
export function indexFiles(
  pages: readonly Pick<Page, 'path' | 'title'>[],
  { layout, source, folder: site }: IndexOrder,
): OutputFile[] {
  const { base = '', folder } = layout;
  const { labels, product } = layout.site;
  const documents = pages.map((page) => {
    const path = addressBelow(base, page.path);
    const [document] = pagePaths(path);
    return {
      path,
      title: withoutBrand(page.title, product),
      html: () => readFileSync(join(site, document), 'utf8'),
    };
  });
  const files = searchFiles(documents, {
    ...(folder === undefined ? {} : { folder }),
    base,
    synonyms: source.synonyms ?? [],
    silent: [labels.newTab, labels.noAction],
  });
  return files.map(({ path, content }) => ({ path: fileBelow(base, path), content }));
}
