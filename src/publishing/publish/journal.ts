import type { TreeChange } from '../git/repository.ts';
import type { Release } from './releases.ts';

/** Where it is noted down what is about to be published: `publishing.json`. */
export const journalName = 'publishing';

/** A publication that is about to be decided: whether it is, the branch says. */
export type Journal = {
  name: string;
  release: Release;
  ref: string;
  /** Where the branch was before. */
  old: string;
  changes: (TreeChange & { before: string | undefined })[];
};
