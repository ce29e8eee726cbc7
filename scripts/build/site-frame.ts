import type * as ServerEntry from '../../src/app/entry-server.tsx';
import type { SiteSource } from '../../src/blocks/types.generated.ts';
import type { Site } from '../../src/page/types.ts';
import { type Hosting, hostingOf } from '../hosting/hosting.ts';
import { contentPolicy, metaPolicyText } from '../hosting/policy.ts';
import type { Redirect } from '../hosting/redirects.ts';
import type { Bundle } from './bundle.ts';
import type { DocumentFrame } from './document.ts';
import { hashOf } from './hash.ts';
import type { SampleSite } from './sample-site.ts';
import type { StructuredDataFacts } from './structured-data.ts';
import { rulesOf } from './style-sheet.ts';

/** What all pages of a build have in common, as plain data. */
export type SiteFrame = DocumentFrame & {
  facts: StructuredDataFacts;
  /** The site's data for the browser, as it stands in the file `siteData`. */
  siteJson: string;
  hosting: Hosting;
};

type FrameInput = {
  site: Site;
  source: SiteSource;
  /** The public address, without a slash at the end. */
  origin: string;
  bundle: Bundle;
  /** Every rule of every block. */
  rules: readonly string[];
  redirects: readonly Redirect[];
  /** The origin of the Supabase project, where messages don't go to the site itself. */
  projectOrigin?: string | undefined;
};

/** The frame of a site. The same input gives the same frame. */
export function createFrame({ site, source, origin, bundle, rules, redirects, projectOrigin }: FrameInput): SiteFrame {
  const siteJson = JSON.stringify(site);
  const { socialImage, organization, mailboxes } = source;
  const sheet = rules.join('');
  const policy = contentPolicy({ scripts: [bundle.boot], styles: [sheet], projectOrigin });
  return {
    site,
    origin,
    app: bundle.app,
    siteData: `/assets/site-${hashOf(siteJson)}.json`,
    build: hashOf(bundle.app, siteJson),
    styles: `<style>${sheet}</style>`,
    boot: bundle.boot,
    policy: metaPolicyText(policy),
    hosting: hostingOf(policy, redirects),
    siteJson,
    facts: { site, origin, organizationDescription: organization.description, email: mailboxes['general'] ?? '' },
    ...(socialImage ? { socialImage: { url: origin + socialImage.src, alt: socialImage.alt } } : {}),
  };
}

/** Every rule that the blocks and the shell can need: those of all examples. */
export function collectRules(sample: SampleSite, server: typeof ServerEntry): string[] {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(sample.site, sheet);
  for (const page of sample.pages) renderer.render({ page });
  renderer.render({ missing: '/' });
  return rulesOf(sheet);
}
