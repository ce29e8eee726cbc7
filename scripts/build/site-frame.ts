import type { Checker } from '../../src/content/3-repair/checker.ts';
import type { Site } from '../../src/model/page.ts';
import type { SiteSource } from '../../src/model/types.generated.ts';
import { themes } from '../../src/theme/tokens.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { projectOrigin } from '../hosting/environment.ts';
import { type Hosting, hostingOf } from '../hosting/hosting.ts';
import { contentPolicy, metaPolicyText } from '../hosting/policy.ts';
import { type Redirect, redirectsOf } from '../hosting/redirects.ts';
import { projectRoot } from '../project-root.ts';
import { type Bundle, loadServer } from './bundle.ts';
import type { DocumentFrame } from './document.ts';
import type { OutlinedContent } from './page-plan.ts';
import { loadSampleSite } from './sample-site.ts';
import type { Steps } from './steps.ts';
import type { StructuredDataFacts } from './structured-data.ts';
import { collectRules, type Rule, type Sheets, sheetsOf } from './style-sheet.ts';

/** What all pages of a build have in common, as plain data. */
export type SiteFrame = DocumentFrame & {
  facts: StructuredDataFacts;
  /** The site's data for the browser, as it stands in the file `siteData`. */
  siteJson: string;
  /** The web app manifest (W3C). */
  manifest: string;
  hosting: Hosting;
};

type FrameInput = {
  site: Site;
  source: SiteSource;
  /** The public address, without a slash at the end. */
  origin: string;
  bundle: Bundle;
  sheets: Sheets;
  redirects: readonly Redirect[];
  /** The origin of the Supabase project, where messages don't go to the site itself. */
  projectOrigin?: string | undefined;
};

/** The frame of a site. The same input gives the same frame. */
export function createFrame({ site, source, origin, bundle, sheets, redirects, projectOrigin }: FrameInput): SiteFrame {
  const { socialImage, organization, mailboxes } = source;
  const [everywhere = '', ...others] = sheets.map(({ css }) => css).filter((css) => css !== '');
  // The app puts those into a page that it came without.
  const siteJson = JSON.stringify({ ...site, styles: others });
  const policy = contentPolicy({ scripts: [bundle.boot], styles: [everywhere, ...others], projectOrigin });
  return {
    site,
    origin,
    app: bundle.app,
    font: bundle.font,
    siteData: `/assets/site-${hashOf(siteJson).slice(0, 8)}.json`,
    build: hashOf(bundle.app, siteJson).slice(0, 8),
    sheets,
    boot: bundle.boot,
    policy: metaPolicyText(policy),
    hosting: hostingOf(policy, redirects),
    siteJson,
    manifest: manifest(source),
    facts: { site, origin, organizationDescription: organization.description, email: mailboxes['general'] ?? '' },
    ...(socialImage ? { socialImage: { url: origin + socialImage.src, alt: socialImage.alt } } : {}),
  };
}

function manifest({ product, organization, language }: SiteSource): string {
  return JSON.stringify({
    name: product.name,
    short_name: product.name,
    description: organization.description,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: themes.dark.page,
    theme_color: themes.dark.page,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}

export type FrameOrder = {
  content: OutlinedContent;
  siteUrl: string | undefined;
  bundle: Bundle;
  checker: Checker;
  /** Names the code that checks and writes pages. */
  code: string;
  cache: ContentCache;
  steps: Steps;
};

/** The frame of a content folder; nothing where its `_site` file has mistakes. */
export async function frameOf({
  content,
  siteUrl,
  bundle,
  checker,
  code,
  cache,
  steps,
}: FrameOrder): Promise<SiteFrame | undefined> {
  const { source, context } = content.site;
  if (!source) return undefined;
  const sheets = await steps.measure('style', async () => {
    return sheetsOf(await siteRules(bundle, checker, `rules-${hashOf(bundle.key, code)}.json`, cache));
  });
  const redirects = redirectsOf(
    source.redirects ?? {},
    new Set([...context.routes.keys(), ...context.publicFiles.keys()]),
  );
  const origin = (siteUrl ?? source.url).replace(/(?<!\/)\/+$/, '');
  return createFrame({ site: context.site, source, origin, bundle, sheets, redirects, projectOrigin: projectOrigin() });
}

/** Every rule that the blocks and the shell can need: those of all examples. */
async function siteRules(bundle: Bundle, checker: Checker, key: string, cache: ContentCache): Promise<Rule[]> {
  const known = cache.read(key);
  if (known) return JSON.parse(known.toString()) as Rule[];
  const rules = collectRules(loadSampleSite(projectRoot, checker), await loadServer(bundle));
  cache.write(key, Buffer.from(JSON.stringify(rules)));
  return rules;
}
