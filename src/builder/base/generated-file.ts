/** A generated file: its path from the project's root and the text it must have. */
export type GeneratedFile = {
  file: string;
  text: string;
  /**
   * It is made from the content, so an ordinary edit of a page file makes it stale. Editors run no command, so that is
   * no fault of a change: the deployment writes it again.
   */
  isFromContent?: boolean;
};
