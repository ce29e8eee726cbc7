import { hostingFolder } from '../base/hosting-folder.ts';
import { type Header, securityHeaders, speculationHeader } from './headers.ts';
import { filmPolicy, type Policy, policyText } from './policy.ts';
import type { Redirect } from './redirects.ts';

/** How a built site wants to be served: the one source of every host's configuration. */
export type Hosting = {
  /** What every response carries. */
  headers: readonly Header[];
  redirects: readonly Redirect[];
  /** The path that the site stands below; missing where it is at the root of its domain. */
  base?: string;
  /** The pages whose policy is another, since they have films; missing where there are none. */
  pages?: readonly PagePolicy[];
  /** The folders of the languages beside the original, each with a 404 page of its own; missing where there are none. */
  languages?: readonly string[];
  /** What changes in the site later, by its name beside it; missing where nothing does. */
  coming?: string;
  /** What browsers may keep of it (`Cache-Control`), where that is the same for all of its files. */
  cache?: string;
};

/** A page by its path, and the policy that it has in place of the site's. */
export type PagePolicy = { path: string; policy: string };

export const policyHeader = 'Content-Security-Policy';

/** The same hosting with the policies of the pages that have films. */
export function withFilms(
  hosting: Hosting,
  pages: readonly { path: string; films?: readonly string[] | undefined }[],
): Hosting {
  const [, policy = ''] = hosting.headers.find(([name]) => name === policyHeader) ?? [];
  const own = pages.flatMap(({ path, films }): PagePolicy[] =>
    films ? [{ path, policy: `${policy};${policyText(filmPolicy(films))}` }] : [],
  );
  return own.length > 0 ? { ...hosting, pages: own } : hosting;
}

/** The files that a server may look at for a page with a policy of its own, by its path. */
export function addressesOf(path: string): string[] {
  return path === '/' ? ['/', '/index.html'] : [path, `${path}/index.html`];
}

/** Where the embedded server reads how to serve the site. */
export const hostingFile = `${hostingFolder}/site.json`;

/** How a site with this policy and these redirects is served. `base` is the path that it stands below. */
export function hostingOf(
  policy: Policy,
  redirects: readonly Redirect[],
  languages: readonly string[] = [],
  base = '',
): Hosting {
  const headers = [...securityHeaders(policy), speculationHeader(base)];
  return { headers, redirects, ...(base === '' ? {} : { base }), ...(languages.length > 0 ? { languages } : {}) };
}
