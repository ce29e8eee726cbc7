import {
  type ArticleStep,
  type GatheredArticle,
  hasOwnWords,
  isFields,
  type PageArticle,
  type Problem,
  withoutBrand,
} from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { finding } from '../../catalogue/index.ts';
import { compileValue } from '../../kinds/kinds.ts';
import { filledText } from '../../kinds/text/fill.ts';
import type { ValueScope } from '../../kinds/value-scope.ts';
import { missingLabels } from '../../links/languages/languages.ts';
import type { OutlineArticle } from '../../links/outline.ts';
import { noReferences } from '../../links/references.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isPageThere } from '../../links/time/link-target.ts';
import { PlacedValue } from '../sections/placed-value.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';
import { innerSections, type Sections, withInner } from './inner-sections.ts';

type RoutedArticle = { path: string; article: OutlineArticle };

/**
 * The sections of a page, each list of articles with those that it gathers: the pages below its address that say that they are
 * articles and are there, the newest first. A page without such a list stays as it is; shared sections stand on several pages, so
 * what changes is a copy.
 */
export function withArticles(sections: Sections, scope: SectionScope): Sections {
  if (!gathers(sections)) return sections;
  return sections.map((section) => {
    const whole = withInner(section, (inner) => withArticles(inner, scope));
    if (whole.type !== 'articles' || whole.below === undefined) return whole;
    const { href, external } = whole.below;
    const found = external ? [] : articlesIn(scope.context, (path) => path.startsWith(href === '/' ? '/' : `${href}/`));
    // Those that aren't among the newest are reached from one to the next.
    for (const { path } of found) scope.references.found.page.add(path);
    const gathered = found.slice(0, whole.most).map((each) => gatheredArticle(each, scope));
    return Object.assign({ ...whole }, { gathered });
  });
}

function gathers(sections: Sections): boolean {
  return sections.some(
    (section) => (section.type === 'articles' && section.below !== undefined) || gathers(innerSections(section)),
  );
}

/** The lists of a page's own file that gather nothing. `sections` are those of the page, compiled. */
export function emptyLists({ data }: SourceDocument, sections: Sections): Problem[] {
  const written: unknown[] = isFields(data) && Array.isArray(data['sections']) ? data['sections'] : [];
  if (written.length !== sections.length) return [];
  return sections.flatMap((section, index) =>
    section.type === 'articles' && 'gathered' in section && Array.isArray(section.gathered) && !section.gathered.length
      ? [{ path: ['sections', index, 'below'], mark: 'value' as const, ...finding('articles/none', {}) }]
      : [],
  );
}

/** The part of an address up to its last slash. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * What a page that is an article says of itself, with the articles before and after it: of those that stand in the same folder of
 * addresses. Nothing where it is none. What is wrong with it has been reported.
 */
export function pageArticle(written: unknown, scope: SectionScope): PageArticle | undefined {
  if (!isFields(written) || typeof written['date'] !== 'string') return undefined;
  const { date, author, tags } = written;
  const { language, labels, product } = scope.context.site;
  // What a site says is not known while its own file has a mistake: it has no name then.
  if (product !== '' && labels.article === undefined && !hasOwnWords(language))
    report(scope, {
      path: ['article'],
      mark: 'key',
      ...missingLabels(scope.context, ['article']),
    });
  const text = (value: unknown, path: (string | number)[]) =>
    compileValue('text', value, new PlacedValue(scope, ['article', ...path]));
  const by = text(author, ['author']);
  const folder = folderOf(scope.pagePath);
  const beside = articlesIn(scope.context, (path) => folderOf(path) === folder);
  const place = beside.findIndex(({ path }) => path === scope.pagePath);
  const step = (at: number): ArticleStep | undefined => {
    const other = place === -1 ? undefined : beside[at];
    return other && { title: titleOf(other, scope), link: { href: other.path, external: false } };
  };
  const [previous, next] = [step(place + 1), step(place - 1)];
  return {
    date,
    ...(typeof by === 'string' ? { author: by } : {}),
    tags: (Array.isArray(tags) ? tags : []).map((tag, index) => String(text(tag, ['tags', index]))),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}

/** The articles that are there now, the newest first; those of one day in the order of their addresses. */
function articlesIn(context: SiteContext, isWanted: (path: string) => boolean): RoutedArticle[] {
  return [...context.routes]
    .flatMap(([path, route]): RoutedArticle[] =>
      route.article && isWanted(path) && isPageThere(path, context) ? [{ path, article: route.article }] : [],
    )
    .sort((one, other) =>
      one.article.date === other.article.date
        ? one.path < other.path
          ? -1
          : 1
        : one.article.date < other.article.date
          ? 1
          : -1,
    );
}

function gatheredArticle({ path, article }: RoutedArticle, scope: SectionScope): GatheredArticle {
  const { date, author, tags, description } = article;
  const quiet = quietValue(scope);
  return {
    title: titleOf({ article }, scope),
    excerpt: [filledText(description, quiet)],
    date,
    ...(author === undefined ? {} : { author: filledText(author, quiet) }),
    tags: tags.map((tag) => filledText(tag, quiet)),
    link: { href: path, external: false },
  };
}

function titleOf({ article }: Pick<RoutedArticle, 'article'>, scope: SectionScope): string {
  return withoutBrand(filledText(article.title, quietValue(scope)), scope.context.site.product);
}

/** A place whose problems go nowhere: what is wrong with the words of a page is said of that page. */
function quietValue(scope: SectionScope): ValueScope {
  return new PlacedValue({ ...scope, diagnostics: [], references: noReferences() }, []);
}
