import { hostingFolder } from '../../base/hosting-folder.ts';
import { cachedFolders, revalidated, typedFiles } from '../headers.ts';
import { addressesOf, type Hosting, policyHeader } from '../hosting.ts';
import { quoted } from '../quoted.ts';

/**
 * For a site's block in Caddy, after its `root`: every header, the compressed files, the 404 page, the redirects. The files
 * that are `unserved` are for other hosts.
 */
export function caddySnippet(
  { headers, redirects, base = '', pages = [], languages = [] }: Hosting,
  unserved: readonly string[],
): string {
  const cached = cachedFolders(base);
  const folders = cached.map(({ folder }) => `${folder}*`).join(' ');
  const ownPages = languages.map((folder) => ` ${base}/${folder}/404.html`).join('');
  const block = (policy?: string) => `header {
${headers.map(([name, value]) => `\t${name} ${policy !== undefined && name === policyHeader ? policy : quoted(value)}`).join('\n')}
\t-Server
}`;
  return `${policyMap(headers, pages)}${block(pages.length > 0 ? '{site_policy}' : undefined)}
@revalidated not path ${folders}
header @revalidated Cache-Control "${revalidated}"
${cached.map(({ folder, value }) => `header ${folder}* Cache-Control "${value}"`).join('\n')}
${typedFiles(base)
  .map(({ path, type }) => `header ${path} Content-Type ${type}`)
  .join('\n')}
@other not method GET HEAD
error @other "Method not allowed" 405
@hosting path /${hostingFolder}/* ${unserved.map((name) => `/${name}`).join(' ')} ${base}/404.html${ownPages}
error @hosting "Not found" 404
${redirects.map(({ from, to }) => `redir ${quoted(from)} ${quoted(to)} permanent\n`).join('')}redir /index.html / permanent
@slash path_regexp slash ^/([\\w.~-].*?)/(index\\.html)?$
redir @slash /{re.slash.1} permanent
try_files {path} {path}/index.html
file_server {
\tprecompressed br gzip
}
handle_errors {
${block()}
header Cache-Control "${revalidated}"
${languages.map((folder) => ownMissing(folder, `${base}/${folder}`)).join('')}\t@missing expression {err.status_code} == 404
\thandle @missing {
\t\trewrite * ${base}/404.html
\t\tfile_server
\t}
}
`;
}

/** The policy of each page, where some have their own. A page about an error starts from nothing: it has the site's again. */
function policyMap(headers: Hosting['headers'], pages: NonNullable<Hosting['pages']>): string {
  if (pages.length === 0) return '';
  const [, policy = ''] = headers.find(([name]) => name === policyHeader) ?? [];
  const lines = pages.flatMap((page) =>
    addressesOf(page.path).map((path) => `\t${quoted(path)} ${quoted(page.policy)}\n`),
  );
  return `map {path} {site_policy} {\n${lines.join('')}\tdefault ${quoted(policy)}\n}\n`;
}

/** The addresses of a language have a 404 page of their own. */
function ownMissing(folder: string, place: string): string {
  return `\t@missing_${folder} {
\t\texpression {err.status_code} == 404
\t\tpath ${place} ${place}/*
\t}
\thandle @missing_${folder} {
\t\trewrite * ${place}/404.html
\t\tfile_server
\t}
`;
}
