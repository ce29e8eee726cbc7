import type { Judged } from './refusal.ts';

/**
 * The policy of whatever the site's own folders hold. Opened as a document it has an origin of its own, so that it reads
 * nothing of this one, and it runs nothing (CSP Level 3, 6.3.2). For what is shown in a page it means nothing.
 */
export const sandboxPolicy =
  "sandbox;script-src 'none';object-src 'none';frame-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self'";

/** Browsers open these in viewers of their own, which no page can reach, and some refuse to in a sandbox. */
const viewedApart = new Set(['application/pdf']);

/** Answers with a file of the site as it is now. Every type is a document to some browser, so none is left out of the policy. */
export function siteFile(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(viewedApart.has(type) ? {} : { 'content-security-policy': sandboxPolicy }),
    },
  });
}

/** What files of the site are loaded as (Fetch, request destination): to be seen, heard and read. Scripts and workers are not among it. */
const destinations = new Set([
  '',
  'empty',
  'document',
  'image',
  'font',
  'style',
  'audio',
  'video',
  'track',
  'manifest',
]);

/** False where a file of the site would be run. */
export function isShownOnly({ headers }: Judged): boolean {
  return destinations.has(String(headers['sec-fetch-dest'] ?? ''));
}
