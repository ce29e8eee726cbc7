import type { ImageInfo } from '#engine';
import type { Site, SiteSource, ThemeSource } from '#kit/model';
import { addressBelow, fileBelow, placedBelow, placedSite } from '../base/below-path.ts';
import { hashOf } from '../cache/hash.ts';
import { type Hosting, hostingOf } from '../hosting/hosting.ts';
import { contentPolicy, metaPolicyText } from '../hosting/policy.ts';
import type { Redirect } from '../hosting/redirects.ts';
import { brandBoot, faceOf, firstTheme, manifestOf, pageColor } from './brand.ts';
import type { Bundle } from './bundle.ts';
import { type DocumentLayout, directionAttribute } from './document.ts';
import type { ShareDesign } from './share.ts';
import type { StructuredDataFacts } from './structured-data.ts';
import { idsIn, type Sheets } from './style-sheet.ts';

/** Where the feed of a language stands in a site; that of the original in no folder. */
export function feedPath(folder = ''): string {
  return folder === '' ? '/feed.xml' : `/${folder}/feed.xml`;
}

/** What all pages of a build have in common, as plain data. */
export type SiteLayout = DocumentLayout & {
  /** The files of the app that something of the site may ask for. */
  assets: Bundle['assets'];
  facts: StructuredDataFacts;
  /** The site's data for the browser, as it stands in the file `siteData`. */
  siteJson: string;
  /** What stands in the file `styles`. */
  stylesCss?: string;
  /** The web app manifest (W3C). */
  manifest: string;
  hosting: Hosting;
  /** How the pictures of its pages for where they are shared look; missing where none are made. */
  share?: ShareDesign;
};

type LayoutInput = {
  site: Site;
  source: SiteSource;
  theme: ThemeSource | undefined;
  publicFiles: ReadonlyMap<string, ImageInfo>;
  /** The origin of the public address, and the path that the site stands below. */
  origin: string;
  base?: string;
  bundle: Bundle;
  sheets: Sheets;
  /** True where the site is so large that its pages share the file of their styles. */
  isLarge?: boolean;
  redirects: readonly Redirect[];
  /** The folder of the language, where it isn't the original, and those of all others. */
  folder?: string | undefined;
  folders?: readonly string[];
  /** How the pictures of its pages for where they are shared look. */
  share?: ShareDesign | undefined;
  /** The kinds of sections that the site has; those of all where they aren't known. */
  blocks?: ReadonlySet<string> | undefined;
  /** The origin of the Supabase project, where messages don't go to the site itself. */
  projectOrigin?: string | undefined;
};

/** True for a page of the language itself: where its news aren't translated, it has no feed of them. */
function isOwnFeed(page: string, folder = '', folders: readonly string[] = []): boolean {
  return folderOfPath(page, folders) === folder;
}

/** The folder of the language that an address belongs to, of all but the original's; empty for that. */
export function folderOfPath(path: string, folders: Iterable<string>): string {
  const [, first = ''] = path.split('/');
  return [...folders].includes(first) ? first : '';
}

/** The file of the styles that all pages of a large site share. */
function stylesFile(css: string, base: string): Pick<SiteLayout, 'styles' | 'stylesCss'> {
  return { styles: `${base}/assets/styles-${hashOf(css).slice(0, 8)}.css`, stylesCss: css };
}

/** Files of the app without what shows forms, what is found and letters of several files, where there are none, and without the scripts of blocks that there aren't. */
function neededAssets(
  { assets, live }: Bundle,
  { hasForms, hasSearch, hasFaces }: { hasForms: boolean; hasSearch: boolean; hasFaces: boolean },
  blocks: ReadonlySet<string> | undefined,
  base: string,
): Bundle['assets'] {
  const absent = Object.entries(live).flatMap(([type, path]) => (blocks === undefined || blocks.has(type) ? [] : path));
  const needed = assets.filter(
    ({ path }) =>
      !absent.includes(`/${path}`) &&
      (hasForms || !path.startsWith('assets/Contact-')) &&
      (hasFaces || !path.startsWith('assets/faces-')) &&
      (hasSearch || !path.startsWith('assets/SearchResults-')),
  );
  return needed.map(({ path, content }) => ({ path: fileBelow(base, path), content }));
}

/** The addresses of the organisation's profiles, each once. */
function profilesOf({ organization, footer }: SiteSource): string[] {
  const shown = (footer?.profiles ?? []).map(({ link }) => link);
  return [...new Set([...shown, ...(organization.profiles ?? [])].map(({ href }) => href))];
}

/** The layout of a site. The same input gives the same layout. */
export function createLayout({ source, theme, origin, base = '', bundle, sheets, ...others }: LayoutInput): SiteLayout {
  const { socialImage, organization, mailboxes, icons } = source;
  const { publicFiles, redirects, projectOrigin, folder, folders, share, blocks, isLarge = false } = others;
  const site = placedSite(base, others.site);
  const at = (address: string) => addressBelow(base, address);
  const face = faceOf(theme, publicFiles, base);
  const hasFaces = face.furtherFaces !== undefined;
  const boot = brandBoot(bundle.boot, theme, publicFiles, base);
  const all = sheets.map(({ css }) => css).filter((css) => css !== '');
  const inline = isLarge ? [] : all;
  // The app puts those into a page that it came without.
  const siteJson = JSON.stringify({ ...site, styles: inline.slice(1), components: idsIn(sheets) });
  const policy = contentPolicy({
    scripts: [boot],
    styles: inline,
    projectOrigin,
    hasForms: source.forms !== undefined,
  });
  return {
    site,
    direction: directionAttribute(site),
    origin,
    ...(base === '' ? {} : { base }),
    app: at(bundle.app),
    font: at(hasFaces ? bundle.faces : bundle.font),
    live: Object.fromEntries(Object.entries(bundle.live).map(([type, address]) => [type, at(address)])),
    assets: neededAssets(
      bundle,
      { hasForms: source.forms !== undefined, hasSearch: site.search !== undefined, hasFaces },
      blocks,
      base,
    ),
    ...(bundle.blocks === undefined ? {} : { blocks: at(bundle.blocks) }),
    siteData: `${base}/assets/site-${hashOf(siteJson).slice(0, 8)}.json`,
    build: hashOf(bundle.app, siteJson, ...(bundle.blocks === undefined ? [] : [bundle.blocks])).slice(0, 8),
    sheets,
    ...(isLarge ? stylesFile(all.join(''), base) : {}),
    boot,
    policy: metaPolicyText(policy),
    hosting: hostingOf(policy, redirects, folders, base),
    siteJson,
    manifest: manifestOf(source, theme, publicFiles, base),
    facts: {
      site,
      origin,
      ...(base === '' ? {} : { base }),
      organizationDescription: organization.description,
      email: mailboxes?.['general'],
      profiles: profilesOf(source),
      icon: icons?.app.map(({ href }) => at(href)).at(-1),
    },
    icons: placedBelow(base, icons),
    ...(share ? { share } : {}),
    themeColor: pageColor(theme),
    ...face,
    ...firstTheme(theme),
    ...(folder === undefined ? {} : { folder }),
    ...(source.feed && isOwnFeed(source.feed.page.href, folder, folders)
      ? { feed: { url: origin + at(feedPath(folder)), title: source.feed.title, page: at(source.feed.page.href) } }
      : {}),
    ...(socialImage ? { socialImage: { url: origin + at(socialImage.src), alt: socialImage.alt } } : {}),
  };
}
