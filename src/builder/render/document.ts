import { directionOf, escapeHtml } from '#engine/base';
import type { Site, SiteSource, SocialPicture } from '#kit/model';
import { filmPolicy, policyText } from '../hosting/policy.ts';
import { neededSheets, type Sheet, type Sheets, shortClasses } from './style-sheet.ts';

/** What all documents of a build have in common. */
export type DocumentLayout = {
  site: Site;
  /** The attribute that says which way its language runs, where it has to be said. */
  direction: string;
  /** The origin of the public address, and the path that the site stands below, where it isn't at the root of its domain. */
  origin: string;
  base?: string;
  /** Addresses of the app and of the site's data, and the name of the build they belong to. */
  app: string;
  /** The address of what shows the site's font on a first visit. */
  font: string;
  siteData: string;
  /** The address of the views of the site's own blocks, where it has any. */
  blocks?: string;
  build: string;
  /** The addresses of the scripts that blocks have of their own, by the blocks' types. */
  live: Readonly<Record<string, string>>;
  /** The address of the file with all sheets, where a site is so large that they don't stand in its pages. */
  styles?: string;
  /** Where the font of a brand comes from, where it isn't the design's own: a `src` of a font face. */
  face?: string;
  /** Further files of it, as what their font faces are made of (JSON). */
  furtherFaces?: string;
  /** The theme that visitors see first, where it isn't the dark one. */
  theme?: 'light';
  /** The colour of a page in that theme, which browsers give their own frame. */
  themeColor?: string;
  /** The pictures that stand for the site. */
  icons?: SiteSource['icons'] | undefined;
  sheets: Sheets;
  boot: string;
  /** The content security policy with all sheets, for hosts that can't set headers; missing while a page is edited. */
  policy?: string;
  /** The folder of its language, which its own files stand in: `es`; empty for the original. */
  folder?: string;
  /** The feed of the site's news, as an absolute address, and the page that lists them. */
  feed?: { url: string; title: string; page: string };
  /** The picture for social cards, as an absolute address. */
  socialImage?: { url: string; alt: string };
};

/** What one document shows. `path` is missing on the 404 page. */
export type DocumentContent = {
  path?: string;
  title: string;
  description: string;
  html: string;
  structuredData: readonly object[];
  /** The page's own picture for social cards, from the domain's root, with its size in pixels. */
  picture?: SocialPicture | undefined;
  /** The addresses that the page has in the languages of the site, by their codes. */
  siblings?: Readonly<Record<string, string>> | undefined;
  /** Where it is an article: its day. */
  date?: string | undefined;
  /** Whether the app starts with it, and not only on the visitor's first move: it answers to its address. */
  startsApp?: boolean;
  /** Where its films come from. */
  films?: readonly string[] | undefined;
};

/** A whole HTML document, finished: it reads and works without a script. */
export function renderDocument(layout: DocumentLayout, content: DocumentContent): string {
  const { site, app, font, siteData, build, blocks, base = '' } = layout;
  const own = `${base ? ` data-base="${base}"` : ''}${blocks === undefined ? '' : ` data-blocks="${blocks}"`}`;
  const sheets = layout.styles ? layout.sheets : neededSheets(layout.sheets, content.html);
  const place = `${content.path === undefined || content.startsApp ? ' data-missing=""' : ''}${content.path === undefined ? '' : ` data-page="${escapeHtml(content.path)}"`}`;
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}"${layout.direction} data-app="${app}" data-font="${font}" data-site="${siteData}" data-build="${build}"${own}${place}${faceAttributes(layout)}>
<head>
<meta charset="utf-8">
${policyElement(layout, sheets, content.films)}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.title)}</title>
<script>${layout.boot}</script>
${stylesOf(layout, sheets)}
${metadata(layout, content).join('\n')}
${iconLinks(layout)}<link rel="manifest" href="${base}/site.webmanifest">
${content.structuredData.map(jsonScript).join('\n')}
${liveScripts(layout, content)}</head>
<body>
<div id="root">${shortened(content.html, sheets)}</div>
${offlineNote(site)}</body>
</html>
`;
}

/** The sheets that a page needs, or the one file of a large site. They stand after the script, which would wait for the file. */
function stylesOf({ styles }: DocumentLayout, sheets: readonly Sheet[]): string {
  return styles
    ? `<link rel="stylesheet" href="${styles}">`
    : sheets.map(({ css }) => `<style>${css}</style>`).join('');
}

/** The scripts of the blocks that stand on the page. They hold nothing back. */
function liveScripts({ live }: DocumentLayout, { html }: DocumentContent): string {
  const own = Object.entries(live).filter(([type]) => html.includes(`data-block="${type}"`));
  return own.map(([, src]) => `<script defer src="${src}"></script>\n`).join('');
}

/** Pages run from left to right where nothing else is said. */
export function directionAttribute({ language, languages }: Site): string {
  const direction = directionOf(language);
  return direction === 'rtl' || languages ? ` dir="${direction}"` : '';
}

/** What a brand has of its own. A browser without script has the theme from here, and any other from the inline script. */
function faceAttributes({ face, furtherFaces, theme }: DocumentLayout): string {
  const further = furtherFaces ? ` data-faces="${escapeHtml(furtherFaces)}"` : '';
  return `${face ? ` data-face="${escapeHtml(face)}"` : ''}${further}${theme ? ` data-theme="${theme}"` : ''}`;
}

function iconLinks({ icons }: DocumentLayout): string {
  if (!icons) return '';
  const type = icons.tab.href.endsWith('.svg') ? ' type="image/svg+xml"' : '';
  return `<link rel="icon" href="${escapeHtml(icons.tab.href)}"${type}>
<link rel="apple-touch-icon" href="${escapeHtml(icons.touch.href)}">
`;
}

/** What is told where the site can't be reached (boot.ts). It stands outside of what the app renders. */
function offlineNote({ labels }: Site): string {
  return labels.offline ? `<div hidden role="alert" id="offline">${escapeHtml(labels.offline)}</div>\n` : '';
}

/** The page in fewer bytes that say the same. */
function shortened(html: string, sheets: readonly Sheet[]): string {
  return shortClasses(html.replaceAll('&#x27;', "'"), sheets);
}

/** The policy of one page: of the sheets it allows those that the page has. */
function policyElement(
  { policy, sheets }: DocumentLayout,
  own: readonly Sheet[],
  films: readonly string[] = [],
): string {
  if (policy === undefined) return '';
  const others = sheets.filter((sheet) => sheet.css !== '' && !own.includes(sheet));
  const text = others.reduce((shorter, { source }) => shorter.replace(` ${source}`, ''), policy);
  const whole = films.length > 0 ? `${text};${policyText(filmPolicy(films))}` : text;
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(whole)}">\n`;
}

function metadata(
  { site, origin, socialImage, feed, themeColor }: DocumentLayout,
  { path, title, description, picture, date, siblings = {} }: DocumentContent,
): string[] {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const color = themeColor === undefined ? [] : [named('theme-color', themeColor)];
  if (path === undefined) return [named('description', description), named('robots', 'noindex'), ...color];
  const url = origin + path;
  const shared = picture ? { ...picture, url: origin + picture.src } : socialImage;
  return [
    named('description', description),
    ...color,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternatesOf(siblings, site).map(
      ({ language, path: sibling }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(origin + sibling)}">`,
    ),
    // Readers look for it where the site begins and where its news stand; on all other pages its bytes would wait for nobody.
    ...(feed && (path === feed.page || path === (site.home ?? '/'))
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}">`,
        ]
      : []),
    ...(date === undefined
      ? [property('og:type', 'website')]
      : [property('og:type', 'article'), property('article:published_time', date)]),
    property('og:site_name', site.product),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(shared ? [property('og:image', shared.url), property('og:image:alt', shared.alt)] : []),
    ...(picture
      ? [property('og:image:width', String(picture.width)), property('og:image:height', String(picture.height))]
      : []),
    // The card takes title, description and picture from the properties above.
    named('twitter:card', shared ? 'summary_large_image' : 'summary'),
  ];
}

/**
 * The addresses of a page in all languages, as search engines ask for them: each by its code, and for everybody else
 * (`x-default`) that of the original. None where there is one only.
 */
export function alternatesOf(
  siblings: Readonly<Record<string, string>>,
  { languages = [] }: Pick<Site, 'languages'>,
): { language: string; path: string }[] {
  const known = Object.entries(siblings).map(([language, path]) => ({ language, path }));
  const original = siblings[languages[0]?.code ?? ''];
  if (known.length < 2) return [];
  return original === undefined ? known : [...known, { language: 'x-default', path: original }];
}

/** JSON-LD; `<` is escaped so that no text can end the script element. */
function jsonScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
