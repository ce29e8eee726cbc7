import { structuredPatch } from 'diff';
import { type Diagnostic, lineAt, lineStarts } from '#kit/model';

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

/** The lines (from 1) of a text that a fix changes or leaves out; one that is put in counts as the line before it. */
export function linesOfFix(text: string, { fix }: Diagnostic): number[] {
  if (!fix) return [];
  const [start, end] = fix.range;
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const to = lineEndAt(text, end);
  const old = text.slice(from, to).split('\n');
  const now = (text.slice(from, start) + fix.text + text.slice(end, to)).split('\n');
  let same = 0;
  while (same < Math.min(old.length, now.length) && old[same] === now[same]) same++;
  let below = 0;
  while (below < Math.min(old.length, now.length) - same && old.at(-1 - below) === now.at(-1 - below)) below++;
  const first = lineAt(lineStarts(text), from) + 1;
  const changed = old.slice(same, old.length - below);
  if (changed.length === 0) return old.length === now.length ? [] : [first + Math.max(same - 1, 0)];
  const isLineByLine = old.length === now.length;
  return changed.flatMap((line, index) => (isLineByLine && line === now[same + index] ? [] : [first + same + index]));
}

function lineEndAt(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
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
