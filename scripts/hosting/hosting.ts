import { type Header, securityHeaders, speculationHeader } from './headers.ts';
import type { Policy } from './policy.ts';
import type { Redirect } from './redirects.ts';

/** How a built site wants to be served: the one source of every host's configuration. */
export type Hosting = {
  /** What every response carries. */
  headers: readonly Header[];
  redirects: readonly Redirect[];
  /** The folders of the languages beside the original, each with a 404 page of its own; missing where there are none. */
  languages?: readonly string[];
  /** What changes in the site later, by its name beside it; missing where nothing does. */
  coming?: string;
};

/** The folder of the built site that holds configuration for servers; it is never served. */
export const hostingFolder = '_hosting';

/** Where the embedded server reads how to serve the site. */
export const hostingFile = `${hostingFolder}/site.json`;

/** How a site with this policy and these redirects is served. */
export function hostingOf(policy: Policy, redirects: readonly Redirect[], languages: readonly string[] = []): Hosting {
  const headers = [...securityHeaders(policy), speculationHeader];
  return { headers, redirects, ...(languages.length > 0 ? { languages } : {}) };
}
