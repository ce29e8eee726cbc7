import { type Link, type Page, type Site, withoutBrand } from '#kit/model';
import { structuredDataOf } from '#kit/rules';

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
  for (const section of page.sections) {
    const own = structuredDataOf(section, { url: origin + page.path, organization: facts.site.organization });
    if (own) data.push(own);
  }
  return data;
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

/** The way to a page: home, the page of the menu that it stands in, where that has one, and itself, by the names of the menus. */
function breadcrumbs({ path, title }: Page, { site, origin }: StructuredDataFacts): object {
  const { navigation, footer } = site;
  const leadsHere = ({ link }: { link?: Link }) => link?.href === path;
  const item = navigation.find(leadsHere);
  const menu = item ? undefined : navigation.find(({ items }) => items?.some(leadsHere));
  const owner = navigation.find(({ covers }) => covers?.[0]?.href === path);
  const above = menu?.link ?? menu?.covers?.[0];
  const named =
    item ?? menu?.items?.find(leadsHere) ?? owner ?? footer.columns.flatMap(({ links }) => links).find(leadsHere);
  const steps = [
    { name: site.product, item: origin + (site.home ?? '/') },
    ...(menu && above && above.href !== path ? [{ name: menu.label, item: origin + above.href }] : []),
    { name: named?.label ?? withoutBrand(title, site.product), item: origin + path },
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}
