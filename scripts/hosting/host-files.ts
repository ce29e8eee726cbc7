import { type Hosting, hostingFile, hostingFolder } from './hosting.ts';
import { caddySnippet } from './hosts/caddy.ts';
import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxMaps, nginxSnippet } from './hosts/nginx.ts';
import { vercelConfig } from './hosts/vercel.ts';
import { wranglerConfig } from './hosts/wrangler.ts';

/** Every file by which a host learns how to serve the site, by its path below the built site. */
export function hostFiles(hosting: Hosting): { path: string; content: string }[] {
  return [
    { path: '_headers', content: headersFile(hosting) },
    { path: '_redirects', content: redirectsFile(hosting) },
    { path: 'vercel.json', content: vercelConfig(hosting) },
    // Cloudflare compresses by itself; without these files the site has a third of the files.
    { path: '.assetsignore', content: `*.br\n*.gz\n${hostingFolder}\nvercel.json\n` },
    { path: hostingFile, content: `${JSON.stringify(hosting, null, 2)}\n` },
    { path: `${hostingFolder}/nginx-maps.conf`, content: nginxMaps(hosting) },
    { path: `${hostingFolder}/nginx-site.conf`, content: nginxSnippet(hosting) },
    { path: `${hostingFolder}/Caddyfile`, content: caddySnippet(hosting) },
    { path: `${hostingFolder}/wrangler.json`, content: wranglerConfig() },
  ];
}
