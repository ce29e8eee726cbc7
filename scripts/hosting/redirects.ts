import type { Link } from '../../src/page/types.ts';
import { UsageError } from '../usage-error.ts';

/** An old address and where it leads for good. */
export type Redirect = { from: string; to: string };

/**
 * The redirects of _site.yaml. Hosts read more than letters as patterns (`*`, `:name`) and differ in how,
 * so an old address is plain. Throws UsageError where one is not, or where a page has that address.
 */
export function redirectsOf(source: Readonly<Record<string, Link>>, paths: ReadonlySet<string>): Redirect[] {
  return Object.entries(source).map(([from, { href }]) => {
    const problem = problemOf(from, href, paths);
    if (problem !== undefined) throw new UsageError(`_site.yaml, redirects: ${problem}`);
    return { from, to: href };
  });
}

function problemOf(from: string, to: string, paths: ReadonlySet<string>): string | undefined {
  if (!/^\/[\w.~-]+(\/[\w.~-]+)*$/.test(from))
    return `\`${from}\` can't be an old address. Write it with letters, digits, hyphens and slashes only, such as \`/old-page\`.`;
  if (paths.has(from))
    return `\`${from}\` is a page of this site. Remove the redirect, or give the page another address.`;
  if (!/^(\/|https:)/.test(to))
    return `\`${from}\` leads to \`${to}\`. Write a page of this site, or an address that begins with \`https://\`.`;
  return undefined;
}
