/**
 * How much of the code a site gets: `plain` is for sites of one language at the root of their domain that have no notices, no forms that
 * ask questions of their own, no blocks of their own, no search and no menu at the side, as most have none; `full` is for all others. Two, since a packed
 * builder brings them along.
 */
export type BundleVariant = (typeof bundleVariants)[number];

export const bundleVariants = ['plain', 'full'] as const;

/** The folder of what is the same in all of them: a packed builder has it once. */
export const sharedPart = 'shared';
