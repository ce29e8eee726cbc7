import { forEachField, messageFieldNames } from '#contact-function/message';
import {
  atForms,
  everywhere,
  hasOwnWords,
  type OwnLabel,
  ownLabels,
  type Site,
  type SiteSource,
  searchLabels,
  searchPath,
} from '#kit/model';
import { homeOf } from '../../links/languages/languages.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isPageThere } from '../../links/time/link-target.ts';
import { sideMenusOf } from './side-menus.ts';

/** The part of the site that the browser gets, with the words that it says nothing of itself for. */
export function browserSite(source: SiteSource, context: SiteContext): Site {
  const {
    language,
    url,
    zone,
    logo,
    navigation = [],
    notices = [],
    breadcrumb,
    sideMenus,
    search,
    contactPage,
    privacy,
    fields,
    inquiryTypes,
  } = source;
  const { text, columns = [], profiles, copyright = `© ${source.organization.name}` } = source.footer ?? {};
  const { notFound: words } = ownLabels(spokenIn(language, context) ?? language);
  const writeTo = source.forms && !contactPage ? source.mailboxes?.['general'] : undefined;
  const languages = languagesOf(context);
  const site: Omit<Site, 'labels' | 'fields'> = {
    product: source.product.name,
    organization: source.organization.name,
    language,
    url,
    ...(zone && { zone }),
    ...(logo && { logo }),
    navigation,
    ...(notices.length > 0 && { notices }),
    footer: { ...(text && { text }), columns, ...(profiles && { profiles }), copyright },
    ...(breadcrumb && { breadcrumb }),
    ...(search && searchOf(source, languages)),
    ...(contactPage && { contactPage }),
    ...(privacy && { privacy }),
    notFound: source.notFound ?? { ...words, title: `${words.title} · ${source.product.name}` },
    inquiryTypes: Object.fromEntries(Object.entries(inquiryTypes ?? {}).map(([name, type]) => [name, type.label])),
    ...(writeTo && { writeTo: `mailto:${writeTo}` }),
    ...languages,
  };
  // What is left out nothing of the site shows: the schema asks for the fields of forms, and the labels have been looked for.
  const menus = sideMenus && sideMenusOf(sideMenus, site, context);
  return {
    ...site,
    ...(menus?.length && { sideMenus: menus }),
    labels: labelsOf(source, context),
    ...(fields && { fields }),
  } as Site;
}

/** The language of the builder's words: one that it doesn't know has them from the original, as all that it doesn't say itself. */
function spokenIn(language: string, { languages }: SiteContext): string | undefined {
  return [language, languages[0]?.code ?? language].find(hasOwnWords);
}

/** What a site says in small words, and the builder's own for those that it has to have and doesn't say. What is said of answers comes with the forms that ask for them. */
function labelsOf(
  { labels: { answers: _ofForms, ...labels } = {}, language, navigation = [] }: SiteSource,
  context: SiteContext,
): Partial<Site['labels']> {
  const spoken = spokenIn(language, context);
  if (spoken === undefined) return labels;
  const own = ownLabels(spoken);
  const absent = neededLabels(context, navigation.length > 0).filter((name) => labels[name] === undefined);
  return { ...Object.fromEntries(absent.map((name) => [name, own[name]])), ...labels };
}

/** The small words that a site has to have: those of every page, of forms where it has some, and of the kinds of its sections. */
export function neededLabels({ blocks, formNames, checker }: SiteContext, hasMenu: boolean): OwnLabel[] {
  const ofBlocks = [...blocks].flatMap((type) => checker.blockSchema(type)?.['ownLabels'] ?? []);
  const known = ownLabels('en');
  return [
    ...everywhere,
    ...(hasMenu ? (['menu'] as const) : []),
    ...(formNames.size > 0 ? atForms : []),
    // What the view of a block has by itself is a group.
    ...ofBlocks.filter((name): name is OwnLabel => typeof name === 'string' && name in known),
  ];
}

/**
 * The page that searches. A phone has no room for a sign of it beside the menu and the choice of a language: there, and so that all
 * widths are alike, it is the last entry of the menu.
 */
function searchOf(
  { navigation = [], labels = {}, language }: SiteSource,
  { home, languages = [] }: Pick<Site, 'home' | 'languages'>,
): Pick<Site, 'search'> & Partial<Pick<Site, 'navigation'>> {
  const search = { href: searchPath(home), external: false };
  if (languages.length < 2 || navigation.length === 0) return { search };
  return { search, navigation: [...navigation, { label: searchLabels({ labels, language }).search, link: search }] };
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
