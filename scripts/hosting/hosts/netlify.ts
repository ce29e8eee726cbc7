import { cachedFolders, typedFiles } from '../headers.ts';
import type { Hosting } from '../hosting.ts';

/** `_headers`, as Netlify and Cloudflare read it. Pages keep the hosts' own caching: asked for again each time. */
export function headersFile({ headers }: Hosting): string {
  const rules = [
    rule('/*', headers),
    ...typedFiles.map(({ path, type }) => rule(path, [['Content-Type', type]])),
    ...cachedFolders.map(({ folder, value }) => rule(`${folder}*`, [['Cache-Control', value]])),
  ];
  return `${rules.join('\n')}\n`;
}

function rule(path: string, headers: Hosting['headers']): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `_redirects`, as Netlify and Cloudflare read it: one line a redirect. The 404 pages of languages are Netlify's: Cloudflare
 * leaves such lines out, and takes the nearest `404.html` on the way up by itself.
 */
export function redirectsFile({ redirects, languages = [] }: Hosting): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  return [...moved, ...languages.map((folder) => `/${folder}/* /${folder}/404.html 404\n`)].join('');
}
