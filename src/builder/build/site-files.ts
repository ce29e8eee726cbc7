import type { Page } from '#kit/model';
import { addressBelow, fileBelow, placedSiblings } from '../base/below-path.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { withFilms } from '../hosting/hosting.ts';
import { speculationRules, speculationRulesFile } from '../hosting/speculation-rules.ts';
import { alternatesOf } from '../render/document.ts';
import type { OutputFile } from '../render/output-file.ts';
import type { SiteLayout } from '../render/site-layout.ts';

/** A page as the sitemap lists it, with the day of its last change where that is known. */
type ListedPage = Pick<Page, 'path' | 'siblings' | 'films'> & { changed?: string | undefined };

/** What browsers load beside a page, and what is no page's: the site's code, its styles where they are a file, and its data. */
export function codeFiles(layout: SiteLayout): OutputFile[] {
  const { assets, styles, stylesCss = '' } = layout;
  return [...assets, siteDataFile(layout), ...(styles ? [{ path: styles.slice(1), content: stylesCss }] : [])];
}

/** What machines read of a site. */
export function siteFiles(layout: SiteLayout, pages: readonly ListedPage[]): OutputFile[] {
  const { origin, hosting, base = '' } = layout;
  const listed = pages.map((page) => placedEntry(base, page));
  const file = (path: string) => fileBelow(base, path);
  return [
    { path: file('sitemap.xml'), content: sitemap(listed, layout) },
    // Search engines read it at the root of the domain alone.
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${origin}${base}/sitemap.xml\n` },
    { path: file('site.webmanifest'), content: layout.manifest },
    { path: file(speculationRulesFile), content: speculationRules(base) },
    ...hostFiles(withFilms(hosting, listed)),
  ];
}

/** A page as visitors find it. */
function placedEntry(base: string, page: ListedPage): ListedPage {
  const { path, siblings } = page;
  return {
    ...page,
    path: addressBelow(base, path),
    ...(siblings ? { siblings: placedSiblings(base, siblings) } : {}),
  };
}

/** What a language's pages share, for the browser. */
export function siteDataFile({ siteData, siteJson }: SiteLayout): OutputFile {
  return { path: siteData.slice(1), content: siteJson };
}

/** The sitemap (sitemaps.org), with the addresses of each page in all languages. */
function sitemap(pages: readonly ListedPage[], { origin, site }: SiteLayout): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${encodeURI(path)}"/>`;
  const urls = pages
    .map(({ path, changed, siblings = {} }) => {
      const links = alternatesOf(siblings, site).map((each) => link(each.language, each.path));
      const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${origin}${encodeURI(path)}</loc>${day}${links.join('')}</url>`;
    })
    .join('\n');
  const names = site.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${urls}\n</urlset>\n`;
}
