import type { Page, Site } from '../../src/model/page.ts';
import type { Section } from '../../src/model/types.generated.ts';
import type { Paragraph } from '../../src/model/values.ts';
import { plainText } from '../../src/page/plain-text.ts';

/** What the data of every page needs of the site. */
export type StructuredDataFacts = { site: Site; origin: string; organizationDescription: string; email: string };

const context = 'https://schema.org';

/** What search engines read of a page (schema.org as JSON-LD): the organisation, its questions, its news, the way here. */
export function structuredData(page: Page, facts: StructuredDataFacts): object[] {
  const { origin } = facts;
  const data: object[] = page.path === '/' ? [organization(facts)] : [breadcrumbs(page, facts)];
  for (const section of page.sections) {
    if (section.type === 'accordion') data.push(questions(section));
    if (section.type === 'articles') data.push(articles(section, page, origin, facts.site.organization));
  }
  return data;
}

function organization({ site, origin, organizationDescription, email }: StructuredDataFacts): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.organization,
    url: `${origin}/`,
    description: organizationDescription,
    email,
    logo: `${origin}/icon-512.png`,
    brand: { '@type': 'Brand', name: site.product },
  };
}

function breadcrumbs(page: Page, { site, origin }: StructuredDataFacts): object {
  const steps = [
    { name: site.product, item: `${origin}/` },
    { name: page.title, item: origin + page.path },
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}

function questions(section: Extract<Section, { type: 'accordion' }>): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: section.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOf).join('\n\n') },
    })),
  };
}

function articles(
  section: Extract<Section, { type: 'articles' }>,
  page: Page,
  origin: string,
  publisher: string,
): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: section.items.map(({ title, excerpt, date, category }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: title,
        description: plainText(excerpt),
        datePublished: date,
        articleSection: category,
        url: origin + page.path,
        publisher: { '@type': 'Organization', name: publisher },
      },
    })),
  };
}

/** The words of a paragraph, or of a list line by line. */
function wordsOf(part: Paragraph): string {
  return 'kind' in part ? part.items.map(plainText).join('\n') : plainText(part);
}
