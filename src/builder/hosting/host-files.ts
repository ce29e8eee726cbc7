import { hostingFolder } from '../base/hosting-folder.ts';
import { type Hosting, hostingFile } from './hosting.ts';
import { caddySnippet } from './hosts/caddy.ts';
import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxMaps, nginxSnippet } from './hosts/nginx.ts';
import { vercelConfig } from './hosts/vercel.ts';
import { wranglerConfig } from './hosts/wrangler.ts';

/** The text of a host's file. `unserved` are the files outside of the folder for hosts that are no part of the site. */
type HostFile = (hosting: Hosting, unserved: readonly string[]) => string;

/** Every file by which a host learns how to serve the site, by its path below the built site. */
const contents: Readonly<Record<string, HostFile>> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  'vercel.json': vercelConfig,
  '.vercelignore': () => `${hostingFolder}\n`,
  '.assetsignore': (_, unserved) => ignoredByCloudflare(unserved),
  [hostingFile]: (hosting) => `${JSON.stringify(hosting, null, 2)}\n`,
  [`${hostingFolder}/nginx-maps.conf`]: nginxMaps,
  [`${hostingFolder}/nginx-site.conf`]: nginxSnippet,
  [`${hostingFolder}/Caddyfile`]: caddySnippet,
  [`${hostingFolder}/wrangler.json`]: () => wranglerConfig('..'),
};

/** Cloudflare compresses by itself, so without these files the site has a third of them; its own files it doesn't serve anyway. */
function ignoredByCloudflare(unserved: readonly string[]): string {
  const ofOthers = unserved.filter((path) => !['_headers', '_redirects', '.assetsignore'].includes(path));
  return ['*.br', '*.gz', hostingFolder, ...ofOthers, ''].join('\n');
}

/** The files by which hosts learn how to serve a site, with their paths below it. */
export function hostFiles(hosting: Hosting): { path: string; content: string }[] {
  const unserved = Object.keys(contents).filter((path) => !path.startsWith(`${hostingFolder}/`));
  return Object.entries(contents).map(([path, contentOf]) => ({ path, content: contentOf(hosting, unserved) }));
}

/** True for files that configure a host and aren't served, by their path below the built site. */
export function isHostFile(path: string): boolean {
  return path in contents || path.startsWith(`${hostingFolder}/`);
}
