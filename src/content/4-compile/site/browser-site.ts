import { forEachField, messageFieldNames } from '../../../../supabase/functions/send-contact-email/fields.ts';
import type { Site } from '../../../model/page.ts';
import type { SiteSource } from '../../../model/types.generated.ts';

/** The part of the site that the browser gets. */
export function browserSite(source: SiteSource): Site {
  const { language, url, logo, navigation, footer, contactPage, privacy, notFound, labels, fields } = source;
  return {
    product: source.product.name,
    organization: source.organization.name,
    language,
    url,
    ...(logo && { logo }),
    navigation,
    footer,
    contactPage,
    privacy,
    notFound,
    labels,
    fields,
    inquiryTypes: Object.fromEntries(Object.entries(source.inquiryTypes).map(([name, type]) => [name, type.label])),
  };
}

const noText = { title: '', description: '', heading: '', text: [], linkLabel: '', suggestion: '' };
/** A site of which nothing is known. */
export const emptySite: Site = {
  product: '',
  organization: '',
  language: 'en',
  url: '',
  navigation: [],
  footer: { columns: [], copyright: '' },
  contactPage: { href: '/', external: false },
  privacy: { text: [], link: { href: '/', external: false }, linkLabel: '' },
  notFound: noText,
  labels: {
    menu: '',
    skip: '',
    lightTheme: '',
    darkTheme: '',
    newTab: '',
    pause: '',
    play: '',
    dialogClose: '',
    noAction: '',
    notifications: '',
    problem: '',
    current: '',
    planned: '',
    vision: '',
    yes: '',
    no: '',
    from: '',
    to: '',
    allCategories: '',
    category: '',
    articles: { other: '' },
    articlesInCategory: { other: '' },
    needsScript: '',
    noNumber: '',
    tooLong: '',
  },
  fields: forEachField(messageFieldNames, () => ({ label: '' })),
  inquiryTypes: {},
};
