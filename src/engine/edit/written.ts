/** A value as it is written: what stands behind its colon or dash, and the lines below, indented, without line breaks. */
export type Written = { inline: string; lines: string[] };

/** Something that is written on one line. */
export function onOneLine(inline: string): Written {
  return { inline, lines: [] };
}

/** Where a text is written. */
export type Room = {
  /** The column where it begins. */
  column: number;
  /** How far lines below are indented. */
  margin: number;
  isFlow: boolean;
  isJson: boolean;
  /** True where a comment stands behind it: what has no quotes would look as if the comment were cut off from it. */
  hasComment: boolean;
};
