/** The folders that a publisher works on; `studio` is where its own state is. */
export type PublishFolders = { root: string; pages: string; studio: string };

/** What is being done, in this order: up to `noting` nothing is decided, after `deciding` all of it is public. */
export const steps = ['joining', 'building', 'noting', 'deciding', 'writing', 'showing', 'ending'] as const;
export type Step = (typeof steps)[number];
