import type { BundleVariant } from './write-bundles.ts';

/**
 * Which bundles of a site a packed builder brings along, by their folder: one for sites of one language that have no notices, as most
 * are, and one for all others.
 */
export const packedBundles: Readonly<Record<string, BundleVariant>> = {
  'bundles/plain': { hasLanguages: false, hasNotices: false, hasOwnBlocks: false },
  'bundles/full': { hasLanguages: true, hasNotices: true, hasOwnBlocks: true },
};

/** The one of them that has all that a site needs. */
export function packedSiteBundle({ hasLanguages, hasNotices, hasOwnBlocks }: BundleVariant): string {
  return hasLanguages || hasNotices || hasOwnBlocks ? 'bundles/full' : 'bundles/plain';
}
