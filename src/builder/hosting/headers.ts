import { type Policy, policyText } from './policy.ts';
import { speculationRulesFile } from './speculation-rules.ts';

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
export function speculationHeader(base: string): Header {
  return ['Speculation-Rules', `"${base}/${speculationRulesFile}"`];
}

/** Files of a site whose type can't be known from the end of their name. */
const types = [
  { path: '/site.webmanifest', type: 'application/manifest+json' },
  { path: `/${speculationRulesFile}`, type: 'application/speculationrules+json' },
];

/** The same by their addresses. `base` is the path that the site stands below. */
export function typedFiles(base = ''): { path: string; type: string }[] {
  return types.map(({ path, type }) => ({ path: base + path, type }));
}

/** How long browsers keep what lies in a folder of a site. The names of these files tell their content or version. */
const folders = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/fonts/', value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** The same by the addresses of folders. `base` is the path that the site stands below. */
export function cachedFolders(base = ''): { folder: string; value: string }[] {
  return folders.map(({ folder, value }) => ({ folder: base + folder, value }));
}

/** Everything else: kept, but asked for again each time, which an ETag makes cheap. */
export const revalidated = 'no-cache';

/** The `Cache-Control` of a file, by its address (RFC 9111, 5.2). */
export function cacheControl(path: string, base?: string): string {
  return cachedFolders(base).find(({ folder }) => path.startsWith(folder))?.value ?? revalidated;
}
