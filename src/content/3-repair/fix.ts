import { structuredPatch } from 'diff';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** A text with fixes made, and which diagnostics they fixed. */
export type Fixed = { text: string; made: Diagnostic[] };

/** Splices every fix into the text of one file; every other character stays. Of two that overlap, the first is made. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  const fixable = diagnostics
    .filter(({ fix }) => fix !== undefined)
    .sort((a, b) => (a.fix?.range[0] ?? 0) - (b.fix?.range[0] ?? 0));
  const made: Diagnostic[] = [];
  let end = -1;
  for (const diagnostic of fixable) {
    const [from, to] = diagnostic.fix?.range ?? [0, 0];
    if (from <= end) continue;
    made.push(diagnostic);
    end = to;
  }
  let result = text;
  for (const { fix } of [...made].reverse())
    if (fix) result = result.slice(0, fix.range[0]) + fix.text + result.slice(fix.range[1]);
  return { text: result, made };
}

/** The lines (from 1) of a text that another text changes or leaves out; one that is put in counts as the line before it. */
export function changedLines(before: string, after: string): number[] {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines }) =>
    Array.from({ length: Math.max(oldLines, 1) }, (_, index) => oldStart + index),
  );
}

/** What changes between two texts of a file, line by line, with one line around each change. */
export function changesOf(file: string, before: string, after: string): string {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 1 });
  const lines = hunks.flatMap(({ oldStart, lines: changed }) => [
    `@@ line ${oldStart} @@`,
    ...changed.filter((line) => !line.startsWith('\\')),
  ]);
  return [`--- ${file}`, ...lines.map((line) => line.replace(/\r$/, ''))].join('\n');
}
