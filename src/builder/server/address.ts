import { fileBelow } from '../base/below-path.ts';
import type { Snapshot } from './site-folder.ts';

/** What an address means for a built site. */
export type Target =
  /** A file by its path below the folder, and its own address. */
  | { kind: 'file'; path: string; address: string }
  /** The right address of a page or of what has moved for good. */
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * What the target of a request (RFC 9112, 3.2) means. Only listed files are found, so `..`, escaped slashes,
 * backslashes and NUL lead nowhere. A page has one address: `/about`, not `/about/` nor `/about/index.html`.
 */
export function resolveAddress(target: string, { files, hosting }: Pick<Snapshot, 'files' | 'hosting'>): Target {
  const [path = '/', query] = splitQuery(withoutOrigin(target));
  const name = decode(path);
  // A broken escape names nothing, and whoever typed it wants to know that as with any wrong address.
  if (name === undefined || name.slice(1) === missingPageFor(name, hosting)) return { kind: 'missing' };
  const pagePath = name.replace(/(\/index\.html|\/)$/, '');
  const page = `${pagePath}/index.html`.slice(1);
  if (files.has(page)) {
    const own = pagePath === '' ? '/' : pagePath;
    return name === own ? { kind: 'file', path: page, address: own } : { kind: 'redirect', to: encodeURI(own) + query };
  }
  if (files.has(name.slice(1))) return { kind: 'file', path: name.slice(1), address: name };
  const moved = hosting.redirects.find(({ from }) => from === name);
  return moved ? { kind: 'redirect', to: withQuery(moved.to, query) } : { kind: 'missing' };
}

/** The file that says of an address that it has no page, in the language whose folder it begins with. */
export function missingPageFor(name: string, { base = '', languages = [] }: Snapshot['hosting']): string {
  const [, first = ''] = name.startsWith(`${base}/`) ? name.slice(base.length).split(/[/?]/) : [];
  return fileBelow(base, languages.includes(first) ? `${first}/404.html` : '404.html');
}

/** The path and query of a target that names the whole address, as proxies send it. */
function withoutOrigin(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** A target in two; the query keeps its question mark. */
function splitQuery(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** Escapes resolved but those of characters that have a meaning in addresses (`%2F`). */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function withQuery(to: string, query: string): string {
  const [path = '', fragment] = to.split('#');
  const joined = path.includes('?') ? path + query.replace('?', '&') : path + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
