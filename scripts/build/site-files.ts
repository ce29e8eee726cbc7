import type { SiteSource } from '../../src/blocks/types.generated.ts';
import { themes } from '../../src/theme/tokens.ts';
import { hostFiles } from '../hosting/host-files.ts';
import type { Bundle } from './bundle.ts';
import type { OutputFile } from './render-pages.ts';
import type { SiteFrame } from './site-frame.ts';

/** The files of a site that are no pages: its code and data, and what machines read. */
export function siteFiles(
  frame: SiteFrame,
  source: SiteSource,
  bundle: Bundle,
  paths: readonly string[],
): OutputFile[] {
  const { origin, siteData, siteJson, hosting } = frame;
  return [
    ...bundle.assets,
    { path: siteData.slice(1), content: siteJson },
    { path: 'sitemap.xml', content: sitemap(paths, origin) },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    { path: 'site.webmanifest', content: manifest(source) },
    ...hostFiles(hosting),
  ];
}

function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
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
