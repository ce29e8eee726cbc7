import { hostFiles } from '../hosting/host-files.ts';
import { speculationRules, speculationRulesPath } from '../hosting/speculation-rules.ts';
import type { Bundle } from '../render/bundle.ts';
import type { OutputFile } from '../render/output-file.ts';
import type { SiteFrame } from '../render/site-frame.ts';

/** The files of a site that are no pages: its code and data, and what machines read. */
export function siteFiles(frame: SiteFrame, bundle: Bundle, paths: readonly string[]): OutputFile[] {
  const { origin, siteData, siteJson, hosting } = frame;
  return [
    ...bundle.assets,
    { path: siteData.slice(1), content: siteJson },
    { path: 'sitemap.xml', content: sitemap(paths, origin) },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    { path: 'site.webmanifest', content: frame.manifest },
    { path: speculationRulesPath.slice(1), content: speculationRules },
    ...hostFiles(hosting),
  ];
}

function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
