import type { Page, Site } from '#kit/model';
import { structuredDataOf } from '#kit/rules';

/** What the data of every page needs of the site. */
export type StructuredDataFacts = {
  site: Site;
  origin: string;
  organizationDescription: string;
  email: string;
  /** The address of the site's largest icon. */
  icon?: string | undefined;
};

const context = 'https://schema.org';

/** What search engines read of a page (schema.org as JSON-LD): the organisation, its questions, its news, the way here. */
export function structuredData(page: Page, facts: StructuredDataFacts): object[] {
  const { origin } = facts;
  const data: object[] = page.path === (facts.site.home ?? '/') ? [organization(facts)] : [breadcrumbs(page, facts)];
  for (const section of page.sections) {
    const own = structuredDataOf(section, { url: origin + page.path, organization: facts.site.organization });
    if (own) data.push(own);
  }
  return data;
}

function organization({ site, origin, organizationDescription, email, icon }: StructuredDataFacts): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.organization,
    url: `${origin}/`,
    description: organizationDescription,
    email,
    ...(icon === undefined ? {} : { logo: origin + icon }),
    brand: { '@type': 'Brand', name: site.product },
  };
}

function breadcrumbs(page: Page, { site, origin }: StructuredDataFacts): object {
  const steps = [
    { name: site.product, item: origin + (site.home ?? '/') },
    { name: page.title, item: origin + page.path },
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}
