import { hostingFolder } from '../../base/hosting-folder.ts';
import { cachedFolders, typedFiles } from '../headers.ts';
import { type Hosting, policyHeader } from '../hosting.ts';

/** `_headers`, as Netlify and Cloudflare read it. Pages keep the hosts' own caching: asked for again each time. */
export function headersFile({ headers, base, pages = [] }: Hosting): string {
  const rules = [
    rule('/*', headers),
    ...pages.map(({ path, policy }) => ownPolicy(path, policy)),
    ...typedFiles(base).map(({ path, type }) => rule(path, [['Content-Type', type]])),
    ...cachedFolders(base).map(({ folder, value }) => rule(`${folder}*`, [['Cache-Control', value]])),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Cloudflare joins what several rules say, and two policies allow what both do: so the site's is taken away first. Netlify reads no
 * header in that line, and takes the later rule.
 */
function ownPolicy(path: string, policy: string): string {
  return [path, `  ! ${policyHeader}`, `  ${policyHeader}: ${policy}`].join('\n');
}

function rule(path: string, headers: Hosting['headers']): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `_redirects`, as Netlify and Cloudflare read it: one line a redirect. The 404 pages of languages are Netlify's: Cloudflare
 * leaves such lines out, and takes the nearest `404.html` on the way up by itself. So is the line that keeps what is only for
 * servers from visitors; Cloudflare never uploads that.
 */
export function redirectsFile({ redirects, base = '', languages = [] }: Hosting): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const unserved = `/${hostingFolder}/* ${base}/404.html 404!\n`;
  const places = languages.map((folder) => `${base}/${folder}`);
  // Below a path stands the site's own page as well, which hosts look for at the root.
  const missing = [...places.map((place) => [`${place}/*`, place]), ...(base === '' ? [] : [['/*', base]])];
  return [...moved, unserved, ...missing.map(([from, place]) => `${from} ${place}/404.html 404\n`)].join('');
}
