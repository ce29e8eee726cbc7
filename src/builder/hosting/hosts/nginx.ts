import { hostingFolder } from '../../base/hosting-folder.ts';
import { cachedFolders, revalidated, typedFiles } from '../headers.ts';
import { addressesOf, type Hosting, policyHeader } from '../hosting.ts';
import { quoted } from '../quoted.ts';

/** For nginx's `http` block: what depends on the address alone. */
export function nginxMaps({ headers, redirects, base, pages = [] }: Hosting): string {
  return `map $uri $site_cache_control {
  default "${revalidated}";
${cachedFolders(base)
  .map(({ folder, value }) => `  ~^${folder} "${value}";`)
  .join('\n')}
}
map $uri $site_redirect {
  default "";
${redirects.map(({ from, to }) => `  ${quoted(from)} ${quoted(to)};\n`).join('')}}
${policyMap(headers, pages)}`;
}

/** The policy of each page, where some have their own. */
function policyMap(headers: Hosting['headers'], pages: NonNullable<Hosting['pages']>): string {
  if (pages.length === 0) return '';
  const [, policy = ''] = headers.find(([name]) => name === policyHeader) ?? [];
  const lines = pages.flatMap((page) =>
    addressesOf(page.path).map((path) => `  ${quoted(path)} ${quoted(page.policy)};\n`),
  );
  return `map $uri $site_policy {\n  default ${quoted(policy)};\n${lines.join('')}}\n`;
}

/**
 * For nginx's `server` block, after its `root`: every header, the compressed files, the 404 page, the redirects. The files that
 * are `unserved` are for other hosts.
 */
export function nginxSnippet(
  { headers, pages, base = '', languages = [] }: Hosting,
  unserved: readonly string[],
): string {
  return `${headers.map(([name, value]) => `add_header ${name} ${pages && name === policyHeader ? '$site_policy' : quoted(value)} always;`).join('\n')}
add_header Cache-Control $site_cache_control always;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
server_tokens off;
gzip_static on;
# With Debian's package libnginx-mod-http-brotli-static:
# brotli_static on;
client_header_timeout 10s;
client_body_timeout 10s;
error_page 404 ${base}/404.html;
if ($request_method !~ ^(GET|HEAD)$) { return 405; }
if ($site_redirect) { return 301 $site_redirect; }
rewrite ^/index\\.html$ / permanent;
rewrite ^/([\\w.~-].*?)/(index\\.html)?$ /$1 permanent;
location / { try_files $uri $uri/index.html =404; }
location = / { try_files /index.html =404; }
location = ${base}/404.html { internal; }
${languages.map((folder) => locations(`${base}/${folder}`)).join('')}${typedFiles(base)
  .map(({ path, type }) => `location = ${path} { types { } default_type ${type}; }`)
  .join('\n')}
location /${hostingFolder}/ { return 404; }
${unserved.map((name) => `location = /${name} { return 404; }`).join('\n')}
`;
}

/** The addresses of a language have a 404 page of their own. */
function locations(place: string): string {
  const page = `${place}/404.html`;
  const location = (place: string, rule: string) => `location ${place} { error_page 404 ${page}; ${rule}; }\n`;
  const file = 'try_files $uri $uri/index.html =404';
  return location(`= ${place}`, file) + location(`${place}/`, file) + location(`= ${page}`, 'internal');
}
