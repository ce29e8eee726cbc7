import type { PublishFolders } from './steps.ts';
import type { ChangeWords } from './words.ts';

/**
 * What is to be built: the content folder as it is in a tree, laid out and built below the Studio's folder. Without `site`, where it is
 * to be kept, it is only said what it changes: of the folder as it is, or of the tree `before`. `isPreview`: it is for those who are
 * asked for a look, and for nobody else.
 */
export type BuildOrder = PublishFolders & {
  tree: string;
  before?: string;
  site?: string;
  isPreview?: boolean;
  hasOwnCode: boolean;
};

/** A mistake that stops a publication, with the path of its file in the content folder. */
export type Problem = { path: string; line: number; message: string; where?: string; help?: string };

/** What has come of it: nothing was kept where there are problems, or where it was refused. */
export type BuildReport = { words: readonly ChangeWords[] } | { problems: readonly Problem[] } | { refused: string };
