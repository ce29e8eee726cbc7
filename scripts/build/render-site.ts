import type { SiteSource } from '../../src/blocks/types.generated.ts';
import type { Page, Site } from '../../src/page/types.ts';
import { type Bundle, hashOf } from './bundle.ts';
import { type DocumentFrame, renderDocument } from './document.ts';
import type { SampleSite } from './sample-site.ts';
import { structuredData } from './structured-data.ts';

/** A file of the built site, by its path below the output folder. */
export type OutputFile = { path: string; content: string | Uint8Array };

export type SiteInput = {
  pages: readonly Page[];
  site: Site;
  source: SiteSource;
  /** The public address, without a slash at the end. */
  origin: string;
  sample: SampleSite;
};

/** Every file of the site but those of the public folder. Pure: the same input gives the same bytes. */
export function renderSite({ pages, site, source, origin, sample }: SiteInput, bundle: Bundle): OutputFile[] {
  const siteJson = JSON.stringify(site);
  const siteData = `/assets/site-${hashOf(siteJson)}.json`;
  const build = hashOf(bundle.app, siteJson);
  const sheet = bundle.server.createSheet();
  renderSample(sample, bundle, sheet);
  const renderer = bundle.server.createRenderer(site, sheet);
  const missing = renderer.render({ missing: '' });
  const styles = sheet.getStyleTags();
  const socialImage = source.socialImage && { url: origin + source.socialImage.src, alt: source.socialImage.alt };
  const frame: DocumentFrame = {
    site, origin, app: bundle.app, siteData, build, styles, boot: bundle.boot, ...(socialImage ? { socialImage } : {}),
  };
  const facts = { site, origin, organizationDescription: source.organization.description, email: source.mailboxes['general'] ?? '' };
  const files = pages.flatMap((page): OutputFile[] => {
    const html = renderer.render({ page });
    const folder = page.path === '/' ? '' : page.path.slice(1);
    const document = renderDocument(frame, { path: page.path, title: page.title, description: page.description, html, structuredData: structuredData(page, facts) });
    return [
      { path: join(folder, 'index.html'), content: document },
      { path: join(folder, 'page.json'), content: JSON.stringify({ build, page }) },
    ];
  });
  const added = rulesAdded(styles, sheet.getStyleTags());
  if (added.length > 0)
    throw new Error(`Pages need styles that no example of a block shows; add one to its examples.yaml. Rules:\n${added.join('\n')}`);
  const { notFound } = site;
  return [
    ...files,
    { path: '404.html', content: renderDocument(frame, { title: notFound.title, description: notFound.description, html: missing, structuredData: [] }) },
    { path: siteData.slice(1), content: siteJson },
    { path: 'sitemap.xml', content: sitemap(pages, origin) },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    { path: 'site.webmanifest', content: manifest(source) },
    ...bundle.assets.map(({ name, bytes }): OutputFile => ({ path: name, content: bytes })),
  ];
}

/** The rules of `after` that `before` lacks. One line of the sheet is one group of rules. */
function rulesAdded(before: string, after: string): string[] {
  if (before === after) return [];
  const known = new Set(before.split('/*!sc*/'));
  return after.split('/*!sc*/').filter((rule) => !known.has(rule));
}

/** Renders every example of every block, so that the sheet holds every rule before the first page. */
function renderSample(sample: SampleSite, { server }: Bundle, sheet: ReturnType<Bundle['server']['createSheet']>): void {
  const renderer = server.createRenderer(sample.site, sheet);
  for (const page of sample.pages) renderer.render({ page });
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function sitemap(pages: readonly Page[], origin: string): string {
  const urls = pages.map(({ path }) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function manifest({ product, organization, language }: SiteSource): string {
  return JSON.stringify({
    name: product.name, short_name: product.name, description: organization.description, lang: language, start_url: '/', display: 'browser',
    background_color: '#0b1512', theme_color: '#0b1512',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
