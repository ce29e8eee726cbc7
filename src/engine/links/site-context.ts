import type { ContactForm, InvalidSection, Link, Path, Section, Site } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import type { CaptionsProblem } from '../base/captions.ts';
import type { Language } from '../base/language.ts';
import type { Shown } from '../base/shown.ts';
import type { Typography } from '../base/typography/typography.ts';
import type { OutlineArticle } from './outline.ts';
import type { ReviewRules } from './time/reviews.ts';

/**
 * A file of the public folder with its size in bytes: of pictures the size in pixels too, where the file tells it; `isBroken` where
 * it is none. Of captions, what is wrong with them; of letters, what they are.
 */
export type ImageInfo = {
  size?: number;
  width?: number;
  height?: number;
  isBroken?: boolean;
  captions?: CaptionsProblem;
  font?: FontInfo;
};

/**
 * What a file of letters has: its lightest and its boldest weight, whether they are italic, and the codes of its letters (Unicode, hexadecimal)
 * as ranges: `20-7e,a0`.
 */
export type FontInfo = { weights: readonly [lightest: number, boldest: number]; isItalic: boolean; letters: string };

/** An original of the folder `_media`, its size as it is shown. */
export type MediaInfo = {
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';
  width: number;
  height: number;
  /** Names its content. */
  hash: string;
  /** What only the build finds out: whether something shines through, and the middle of its colours. */
  hasAlpha?: boolean;
  color?: string;
  /** True for a drawing with words in it. */
  hasWords?: boolean;
  /** True where it was reported that the file can't be used. */
  isFaulty?: boolean;
};

/** What may be linked to: the page's file and the anchors of its sections, which are uncertain where the file has slips. */
export type Route = {
  file: string;
  title: string;
  anchors: ReadonlySet<string>;
  isUncertain: boolean;
  /** When there is such a page, and when each anchor is on it; an anchor that isn't listed always is. */
  shown: Shown;
  anchorsShown: ReadonlyMap<string, Shown>;
  /** What it says of itself as an article, as it is written. */
  article?: OutlineArticle;
  /** The addresses that the page has in each language of the site, its own included, by their codes. */
  siblings?: Readonly<Record<string, string>>;
};

/**
 * Where a compiled section is written: in which file, and where in it. `entry` is the place that calls for it, where it is
 * written in a shared file.
 */
export type Origin = { file: string; path: Path; entry?: { file: string; path: Path } };

/** Sections that several pages use, compiled once, with the names of the forms their buttons open. */
export type SharedSections = {
  file: string;
  sections: (Section | InvalidSection)[];
  /** Where each of them is written. */
  origins: readonly Origin[];
  forms: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
};

/** What a language has of its own, where a page may refer to it. */
export type Translation = Pick<
  SiteContext,
  'language' | 'typography' | 'site' | 'contactPage' | 'forms' | 'placeholders' | 'sources' | 'namedSources' | 'shared'
>;

/** Everything a page may refer to. */
export type SiteContext = {
  checker: Checker;
  /** The content folder, as diagnostics show it. */
  folder: string;
  site: Site;
  /** The path of the page that holds the form for visitors without script, as the site's file says it. */
  contactPage: string | undefined;
  forms: ReadonlyMap<string, ContactForm>;
  /** The names of all forms, also of those that have mistakes. */
  formNames: ReadonlySet<string>;
  inquiryTypes: ReadonlySet<string>;
  /** The kinds of sections that the site has. */
  blocks: ReadonlySet<string>;
  /** Whether it has a page that searches it. */
  hasSearch: boolean;
  /** What stands for `((name))`, by name. */
  placeholders: ReadonlyMap<string, string>;
  /** Where each figure comes from, by the name of its placeholder. */
  sources: ReadonlyMap<string, string>;
  /** The sources that the site's file names, and where each is told. */
  namedSources: ReadonlyMap<string, { name: string; link: Link }>;
  routes: ReadonlyMap<string, Route>;
  shared: ReadonlyMap<string, SharedSections>;
  /** Files of the public folder, by their address. */
  publicFiles: ReadonlyMap<string, ImageInfo>;
  /** Originals of pictures, by their names in the folder `_media`. */
  media: ReadonlyMap<string, MediaInfo>;
  /** The time zone in which days begin. */
  zone: string;
  /** What is over before this time (ms since 1970) doesn't matter any more; `-Infinity` where all times do. */
  now: number;
  /** How often what is said is to be looked at again, by kind. */
  reviews: ReviewRules;
  /** The time at which the site is shown; what isn't there then is left out. Without it, everything is there. */
  at: number | undefined;
  /** Files that can't be read whole: what refers to something in them can't be judged. */
  uncertain: { readonly site: boolean; readonly facts: boolean; readonly routes: boolean };
  /** The languages of the site, the original first; none where it has only one. */
  languages: readonly Language[];
  /** The language that is compiled; nothing in a site that has only one. */
  language: Language | undefined;
  /** How the texts are set that are compiled; nothing where they stay as they are typed. */
  typography: Typography | undefined;
  /** What each other language has of its own, by its folder. */
  translations: ReadonlyMap<string, Translation>;
};
