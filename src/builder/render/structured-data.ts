import { type Page, type PageArticle, type Site, wayTo, withoutBrand } from '#kit/model';
import { structuredDataOf } from '#kit/rules';
import { ownCode } from '../base/own-code.ts';
import { UsageError } from '../base/usage-error.ts';

/** What the data of every page needs of the site. */
export type StructuredDataFacts = {
  site: Site;
  origin: string;
  base?: string;
  organizationDescription: string;
  email: string | undefined;
  /** The addresses of the organisation's public profiles. */
  profiles: readonly string[];
  /** The address of the site's largest icon. */
  icon?: string | undefined;
};

const context = 'https://schema.org';

/** What search engines read of a page (schema.org as JSON-LD): the organisation, its questions, its news, the way here. */
export function structuredData(page: Page, facts: StructuredDataFacts): object[] {
  const { origin } = facts;
  const data: object[] = page.path === (facts.site.home ?? '/') ? [organization(facts)] : [breadcrumbs(page, facts)];
  if (page.article) data.push(article(page, page.article, facts));
  for (const section of page.sections) {
    const about = { url: origin + page.path, organization: facts.site.organization };
    const own = structuredDataOf(section, about) ?? ofOwnBlock(section, page, about);
    if (own) data.push(own);
  }
  return data;
}

/** What search engines read of a section of a site's own block. Throws UsageError where its rules fail. */
function ofOwnBlock(
  section: Page['sections'][number],
  { title }: Page,
  about: { url: string; organization: string },
): object | undefined {
  const { structuredData } = ownCode().rules[section.type] ?? {};
  try {
    // The block's schema has accepted it.
    return structuredData?.(section as never, about);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`blocks/${section.type}/rules.ts: \`structuredData\` fails on the page “${title}”: ${words}`);
  }
}

function organization({
  site,
  origin,
  base = '/',
  organizationDescription,
  email,
  profiles,
  icon,
}: StructuredDataFacts): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.organization,
    url: origin + base,
    description: organizationDescription,
    ...(email === undefined ? {} : { email }),
    ...(icon === undefined ? {} : { logo: origin + icon }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    brand: { '@type': 'Brand', name: site.product },
  };
}

/** A page that is an article. Who wrote it is the organisation where nobody is named. */
function article(
  { path, title, description, picture }: Page,
  { date, author, tags }: PageArticle,
  { site, origin }: StructuredDataFacts,
): object {
  const publisher = { '@type': 'Organization', name: site.organization };
  return {
    '@context': context,
    '@type': 'Article',
    headline: withoutBrand(title, site.product),
    description,
    datePublished: date,
    author: author === undefined ? publisher : { '@type': 'Person', name: author },
    publisher,
    url: origin + path,
    ...(tags.length === 0 ? {} : { keywords: tags }),
    ...(picture ? { image: origin + picture.src } : {}),
  };
}

/** The way to a page, by the names of the menus. */
function breadcrumbs(page: Page, { site, origin }: StructuredDataFacts): object {
  const itemListElement = wayTo(page, site).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}
