/** The addresses of a served site, as its sitemap lists them. */
export async function sitePaths(url: string): Promise<string[]> {
  const textOf = async (path: string) => (await fetch(url + path)).text();
  return listedPaths(await textOf(sitemapPath(await textOf('/robots.txt'))));
}

/** Where the sitemap of a site stands, by its `robots.txt`: below a path, where the site does. */
export function sitemapPath(robots: string): string {
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return URL.canParse(address) ? new URL(address).pathname : '/sitemap.xml';
}

/** The addresses that a sitemap lists, without the name of the site. */
export function listedPaths(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
