import type { BundleVariant } from './write-bundles.ts';

/** What a site needs that has none of it all. */
export const plainSite: BundleVariant = {
  hasLanguages: false,
  hasNotices: false,
  hasOwnForms: false,
  hasOwnBlocks: false,
  isBelowPath: false,
  hasSearch: false,
};

/** What a site at the root of its domain may need at most: all examples can be shown with it. */
export const richSite: BundleVariant = {
  hasLanguages: true,
  hasNotices: true,
  hasOwnForms: true,
  hasOwnBlocks: true,
  isBelowPath: false,
  hasSearch: true,
};
