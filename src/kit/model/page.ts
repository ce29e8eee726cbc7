/**
 * What the pages are made of once they are compiled: plain data, trusted and typed.
 * `src/engine` produces it when the site is built; views only read it.
 * Blocks themselves are typed from their schemas, in `src/kit/model/types.generated.ts`.
 */
import type { PageArticle } from './article.ts';
import type { OwnLabel } from './own-labels.ts';
import type { FormWords } from './said.ts';
import type { SideMenu } from './side-menu.ts';
import type { AnswerLabels, FooterColumn, FooterProfile, FormSource, Section, SiteSource } from './types.generated.ts';
import type { Link, RichText, SocialPicture } from './values.ts';

/** A section, and where its figures come from, where that is known. */
export type SourcedSection = Section & { source?: RichText };

/**
 * A section that could not be compiled; only the dev server ever shows one. `asIs` is what it looks like as it stands, for who
 * changes it: where only what it refers to is wrong, such as an address, or words were emptied that have to be there.
 */
export type InvalidSection = {
  type: 'invalid';
  where: string;
  /** The same for who fills in forms. */
  whereInForms?: string;
  problems: InvalidSectionProblem[];
  asIs?: SourcedSection;
};

/** A mistake as the browser shows it. `frame` holds the lines around it, with carets below what is wrong. */
export type InvalidSectionProblem = {
  file: string;
  line: number;
  column: number;
  message: string;
  help?: string;
  severity?: 'error' | 'warning' | 'note';
  code?: string;
  where?: string;
  frame?: string[];
  /** The same for who fills in forms. */
  inForms?: FormWords;
  /** What the preview can write instead of `range` of the file's text, where that is sure. */
  fix?: { range: readonly [number, number]; text: string };
};

/** A contact form, ready to be shown. `words`: what the site itself says of answers. */
export type ContactForm = FormSource & { name: string; words?: AnswerLabels };

/** One page, as the browser gets it. `forms` holds the contact forms that its buttons open. */
export type Page = {
  path: string;
  title: string;
  description: string;
  sections: (SourcedSection | InvalidSection)[];
  /** React's keys of the sections while the page is edited; missing where they are known by their places. */
  keys?: readonly number[];
  forms: Record<string, ContactForm>;
  /** What is shown where it is shared; missing where the site's own picture is. */
  picture?: SocialPicture;
  /** Where it is an article: its day, who wrote it, and its neighbours. */
  article?: PageArticle;
  /** Where its films come from: `self`, and the origins of other hosts; missing where it has none. */
  films?: readonly string[];
  /** Its addresses in the languages of the site, its own included, by their codes; missing in a site that has only one. */
  siblings?: Readonly<Record<string, string>>;
  /** Where it is the page that searches: the pages of the site, by their titles. */
  listed?: readonly (Link & { title: string })[];
};

/** What all pages share, as the browser gets it. `product` and `organization` are names; `inquiryTypes` labels by key. */
export type Site = Pick<
  SiteSource,
  'language' | 'url' | 'zone' | 'logo' | 'notices' | 'contactPage' | 'privacy' | 'breadcrumb'
> & {
  product: string;
  organization: string;
  navigation: NonNullable<SiteSource['navigation']>;
  footer: { text?: RichText; columns: FooterColumn[]; profiles?: FooterProfile[]; copyright: string };
  notFound: NonNullable<SiteSource['notFound']>;
  /** The small words. Of those that it has to have they are there that something of the site shows. */
  labels: NonNullable<SiteSource['labels']> & Required<Pick<NonNullable<SiteSource['labels']>, OwnLabel>>;
  /** The words of its forms, and the kinds of inquiry by their names; there where it has forms. */
  fields: NonNullable<SiteSource['fields']>;
  inquiryTypes: Record<string, string>;
  /** Where buttons of forms lead without script in a site without a contact page. */
  writeTo?: string;
  /** The menus at the side, those of the longest addresses first. */
  sideMenus?: readonly SideMenu[];
  /** The page that searches the site, where it has one. */
  search?: Link;
  /** Where the pages of its language begin, and all languages by their codes; missing in a site that has only one. */
  home?: string;
  languages?: readonly SiteLanguage[];
  /** The Supabase project that takes its messages, where the site was built for one. */
  project?: MessageProject;
};

/** Where messages go, and the key that everybody may know; what is left out is the site's own backend's. */
export type MessageProject = { url?: string; key?: string };

/** A language of the site: what it calls itself, and the address of its home page. */
export type SiteLanguage = { code: string; name: string; home: string };
