import { readdirSync } from 'node:fs';

/**
 * The places of a text that name something of a site by an address from the root of the domain, though the site stands below `base`:
 * whatever the file is, and however the address stands there. `site` is the folder that the site's files lie in.
 */
export function addressesAtRoot(text: string, site: string): string[] {
  // Servers are told of an `/index.html` that people may type, and `/page.json` is put behind the address of each page.
  const names = readdirSync(site).filter((name) => !/^(?:index\.html|page\.json)$|\.(?:br|gz)$/.test(name));
  const named = names.map((name) => name.replaceAll('.', '\\.')).join('|');
  const root = new RegExp(`(?<![\\w/.~}*-])/(?:${named})(?=[/"'\`)\\s?#<,]|$)`, 'gm');
  return [...text.matchAll(root)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 50));
}

/** The addresses of the site at an origin that an HTML document, an XML file or data in JSON name, from the root of the domain. */
export function addressesIn(text: string, origin: string): string[] {
  const places = [
    ...text.matchAll(/\s(?:href|src|action|poster|content|data-app|data-font|data-site)="([^"]*)"/g),
    ...text.matchAll(/\ssrcset="([^"]*)"|url\(([^)]*)\)|>(https?:[^<\s]*)<|(?<!\^=)"(\/[^"\s]*)"|"(https?:[^"\s]*)"/gi),
  ];
  const values = places.flatMap((found) =>
    found.slice(1).flatMap((value) => value?.split(/(?:^|,)\s*(?=\/)| \d+w/) ?? []),
  );
  const own = values.map((value) => (value.startsWith(origin) ? value.slice(origin.length) || '/' : value));
  return [...new Set(own.filter((value) => /^\/(?!\/)/.test(value)))];
}
