import { plainSite, richSite } from './bundle-variants.ts';
import type { BundleVariant } from './write-bundles.ts';

/**
 * Which bundles of a site a packed builder brings along, by their folder: one for sites of one language that have no notices and no search and
 * stand at the root of their domain, as most do, and one for all others.
 */
export const packedBundles: Readonly<Record<string, BundleVariant>> = {
  'bundles/plain': plainSite,
  'bundles/full': { ...richSite, isBelowPath: true },
};

/** The one of them that has all that a site needs. */
export function packedSiteBundle(needed: BundleVariant): string {
  return Object.values(needed).includes(true) ? 'bundles/full' : 'bundles/plain';
}
