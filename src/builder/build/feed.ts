import { compilePage, isPageThere } from '#engine';
import { escapeHtml } from '#engine/base';
import { type Article, articlesOf, plainText, type SiteSource, tagsOf } from '#kit/model';
import { addressBelow, fileBelow, placedBelow } from '../base/below-path.ts';
import type { OutputFile } from '../render/output-file.ts';
import { feedPath, folderOfPath, type SiteLayout } from '../render/site-layout.ts';
import type { OutlinedContent } from './page-plan.ts';

/** The Atom feed of the news of a language (RFC 4287), where it has one. */
export function feedFile(content: OutlinedContent, { folder, origin, base = '', feed: own }: SiteLayout): OutputFile[] {
  const { source: original, translated } = content.site;
  const source = folder === undefined ? original : translated.get(folder);
  if (!source || !own) return [];
  const articles = articlesAt(content, own.page, base);
  const place = { feedUrl: own.url, origin, page: origin + own.page };
  return [{ path: fileBelow(base, feedPath(folder).slice(1)), content: feed(source, own.title, place, articles) }];
}

/** The settings of a language with the feed that nobody has asked for: where one page of it, and no other, has articles. */
export function withFeed(source: SiteSource, { site, outlines }: OutlinedContent, folder = ''): SiteSource {
  if (source.feed) return source;
  const { context, translated } = site;
  const [page, another] = [...context.routes].filter(
    ([path, { file }]) =>
      outlines.get(file)?.blocks.includes('articles') &&
      folderOfPath(path, translated.keys()) === folder &&
      isPageThere(path, context),
  );
  if (!page || another) return source;
  return { ...source, feed: { title: source.product.name, page: { href: page[0], external: false } } };
}

/** The addresses of a feed, of its site and of the page that lists the articles. */
type FeedPlace = { feedUrl: string; origin: string; page: string };

/** The articles of the page that visitors find at an address, in their order. */
function articlesAt({ files, site: { context } }: OutlinedContent, address: string, base: string) {
  const [, route] = [...context.routes].find(([path]) => addressBelow(base, path) === address) ?? [];
  const source = files.pages.find((page) => page.file === route?.file);
  const sections = placedBelow(base, (source && compilePage(source, context).page?.sections) ?? []);
  return sections.flatMap((section) => (section.type === 'articles' ? articlesOf(section) : []));
}

function feed(
  { language, organization }: SiteSource,
  title: string,
  { feedUrl, origin, page }: FeedPlace,
  articles: readonly Article[],
): string {
  const newest = articles
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeHtml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
<updated>${dateTime(newest ?? '1970-01-01')}</updated>
<author><name>${escapeHtml(organization.name)}</name></author>
${articles.map((article) => entry(article, origin, page)).join('\n')}
</feed>
`;
}

/** An article without a text of its own leads to the page that lists it. */
function entry(article: Article, origin: string, page: string): string {
  const { title, excerpt, date, author, link } = article;
  const address = link ? new URL(link.href, origin).href : page;
  return `<entry>
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(entryId(title, date, origin))}</id>
<link rel="alternate" href="${escapeHtml(address)}"/>
<published>${dateTime(date)}</published>
<updated>${dateTime(date)}</updated>
${author === undefined ? '' : `<author><name>${escapeHtml(author)}</name></author>\n`}${tagsOf(article)
  .map((tag) => `<category term="${escapeHtml(tag)}"/>\n`)
  .join('')}<summary>${escapeHtml(plainText(excerpt))}</summary>
</entry>`;
}

/** A name for good, wherever the article's text may move: a tag (RFC 4151) of the day and the title. */
function entryId(title: string, date: string, origin: string): string {
  return `tag:${new URL(origin).hostname},${date}:${encodeURIComponent(title)}`;
}

/** A day as a date and time (RFC 3339). */
function dateTime(date: string): string {
  return `${date}T00:00:00Z`;
}
