import { redirectProblem, redirectTarget } from '#engine';
import type { Link } from '#kit/model';
import { addressBelow } from '../base/below-path.ts';
import { UsageError } from '../base/usage-error.ts';

/** An old address and where it leads for good, both in signs that mean nothing to any host. */
export type Redirect = { from: string; to: string };

/**
 * The redirects of _site.yaml. What is wrong with them is told when the site is checked; here it throws UsageError, so that
 * nothing else comes into a host's configuration in any case. Where a site stands below a path, its domain leads to it.
 */
export function redirectsOf(source: Readonly<Record<string, Link>>, paths: ReadonlySet<string>, base = ''): Redirect[] {
  const own = Object.entries(source).flatMap(([from, { href }]) => {
    const problem = redirectProblem(from, href, paths);
    const to = redirectTarget(href);
    if (problem || to === undefined)
      throw new UsageError(`_site.yaml, redirects: ${problem?.message} ${problem?.help ?? ''}`);
    // Some hosts take the slash at an address's end away before they look it up.
    const addresses = from.endsWith('/') ? [from.slice(0, -1), from] : [from];
    return addresses.map((address) => ({ from: addressBelow(base, address), to: addressBelow(base, to) }));
  });
  return base === '' ? own : [...own, { from: '/', to: base }];
}
