import { structuredPatch } from 'diff';

/** The lines (from 1) of a text that another text changes or leaves out; one that is put in counts as the line before it. */
export function changedLines(before: string, after: string): number[] {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines }) =>
    Array.from({ length: Math.max(oldLines, 1) }, (_, index) => oldStart + index),
  );
}
