import { type Policy, policyText } from './policy.ts';
import { speculationRulesPath } from './speculation-rules.ts';

export type Header = readonly [name: string, value: string];

/** What every response of the site carries, whatever its status. */
export function securityHeaders(policy: Policy): Header[] {
  return [
    ['Content-Security-Policy', policyText(policy)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    // Links to other sites tell them nothing either (SmartLink.tsx); the frames of films that need to be told say so themselves.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(',')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/**
 * What would let a page watch, hear, find or charge its visitor, and browsers ask their leave for. Only names that browsers know: they
 * report others. What else they ask for (instruments, headsets) harms nobody here, and each name is in front of every page.
 */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Where browsers find what they may fetch ahead. */
export const speculationHeader: Header = ['Speculation-Rules', `"${speculationRulesPath}"`];

/** Files whose type can't be known from the end of their name. */
export const typedFiles: readonly { path: string; type: string }[] = [
  { path: '/site.webmanifest', type: 'application/manifest+json' },
  { path: speculationRulesPath, type: 'application/speculationrules+json' },
];

/** How long browsers keep what lies in a folder. The names of these files tell their content or version. */
export const cachedFolders: readonly { folder: string; value: string }[] = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/fonts/', value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** Everything else: kept, but asked for again each time, which an ETag makes cheap. */
export const revalidated = 'no-cache';

/** The `Cache-Control` of a file, by its address (RFC 9111, 5.2). */
export function cacheControl(path: string): string {
  return cachedFolders.find(({ folder }) => path.startsWith(folder))?.value ?? revalidated;
}
