import { type Finding, finding } from '../../catalogue/index.ts';
import { isOwnOutput, longestAddress } from './output-paths.ts';

/**
 * Why a redirect can't be, if it can't. Hosts read more than letters as patterns (`*`, `:name`) and differ in how, so an
 * old address is plain, and nothing stands there: `paths` are the site's pages and public files.
 */
export function redirectProblem(
  written: string,
  to: string,
  paths: ReadonlySet<string>,
  languages: Parameters<typeof isOwnOutput>[1] = [],
): Finding | undefined {
  // Many a site had a slash at the end of each address.
  const from = written.replace(/(?<=.)\/$/, '');
  const isPlain = /^(?:\/[\w.~-]+)+$/.test(from) && !/\/\.{1,2}(?:\/|$)/.test(from);
  if (!isPlain || from.length > longestAddress) return finding('redirect/from', { from: written, problem: 'form' });
  const page = from.replace(/\/index\.html$/, '') || '/';
  if (paths.has(from) || paths.has(page)) return finding('redirect/from', { from: written, problem: 'page' });
  if (isOwnOutput(from.slice(1), languages) || from === '/healthz' || from.startsWith('/functions/'))
    return finding('redirect/from', { from: written, problem: 'taken' });
  return redirectTarget(to) === undefined ? finding('redirect/to', { from: written, to }) : undefined;
}

/**
 * Where a redirect leads, as hosts write it: a path of the site or an address that begins with `https://`, without a user.
 * What is no letter, digit or one of `-._~/?#&=%+,@!` is escaped (RFC 3986, 2.1), so that no host's own signs are left:
 * quotes, semicolons, `$`, `{env.HOME}`, `:name`, `*`. Nothing where it can't be such an address.
 */
export function redirectTarget(to: string): string | undefined {
  if (!URL.canParse(to, 'https://site.invalid')) return undefined;
  const { protocol, host, username, password, pathname, search, hash } = new URL(to, 'https://site.invalid');
  const isInside = to.startsWith('/') && host === 'site.invalid';
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  if (!isInside && !/^https:\/\//i.test(to)) return undefined;
  if (!/^[a-z\d.-]+(?::\d+)?$/.test(host)) return undefined;
  // Vercel reads `:name` and `(…)` as patterns even where they are escaped, in queries.
  if (/%28|%3A\w/i.test(plain(search))) return undefined;
  return `${isInside ? '' : `https://${host}`}${plain(pathname + search + hash)}`;
}

function plain(text: string): string {
  return text.replaceAll(/[^\w.~/?#&=%+,@!-]/gu, escaped).replaceAll(/%(?![\da-f]{2})/gi, '%25');
}

function escaped(sign: string): string {
  return [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
