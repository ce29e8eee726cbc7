import { forEachField, messageFieldNames } from '#contact-function/message';
import type { Site, SiteSource } from '#kit/model';
import { homeOf } from '../../links/languages/languages.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isPageThere } from '../../links/time/link-target.ts';

/** The part of the site that the browser gets. */
export function browserSite(source: SiteSource, context: SiteContext): Site {
  const {
    language,
    url,
    zone,
    logo,
    navigation,
    notices = [],
    footer,
    contactPage,
    privacy,
    notFound,
    labels,
    fields,
  } = source;
  return {
    product: source.product.name,
    organization: source.organization.name,
    language,
    url,
    ...(zone && { zone }),
    ...(logo && { logo }),
    navigation,
    ...(notices.length > 0 && { notices }),
    footer,
    contactPage,
    privacy,
    notFound,
    labels,
    fields,
    inquiryTypes: Object.fromEntries(Object.entries(source.inquiryTypes).map(([name, type]) => [name, type.label])),
    ...languagesOf(context),
  };
}

/** The languages of a site, with the home page of each that is there; nothing where there is one only. */
function languagesOf(context: SiteContext): Pick<Site, 'languages' | 'home'> {
  const { languages, language } = context;
  if (!language) return {};
  const homes = languages.map((each) => ({ ...each, home: homeOf(each) }));
  const there = homes.filter(({ home }) => isPageThere(home, context));
  const home = there.some(({ code }) => code === language.code) ? homeOf(language) : '/';
  return { home, languages: there.map(({ code, name, home }) => ({ code, name, home })) };
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
