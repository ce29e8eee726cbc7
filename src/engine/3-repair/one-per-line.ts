import type { Diagnostic } from '#kit/model';
import type { Draft } from './draft.ts';
import type { MadeFix } from './repair.ts';
import type { SourceLines } from './to-source.ts';

/** A fix with the message about it. */
export type ReportedFix = { fix: MadeFix; diagnostic: Diagnostic };

/**
 * One message for each line of the source: what had to be fixed on a line after its first slip follows from that slip,
 * or is reported by the next run. The fix of a line that was fixed more than once writes the line as it is in the end.
 */
export function onePerLine(reported: readonly ReportedFix[], draft: Draft, source: SourceLines): Diagnostic[] {
  const byLine = new Map<number, ReportedFix[]>();
  for (const one of reported) {
    const { line } = one.diagnostic;
    byLine.set(line, [...(byLine.get(line) ?? []), one]);
  }
  return [...byLine].flatMap(([line, [first, ...others]]) => {
    if (!first) return [];
    if (others.length === 0) return [first.diagnostic];
    const { fix: _, ...diagnostic } = first.diagnostic;
    const isOfLine = ({ fix }: ReportedFix) => fix.isSure && fix.from === fix.to && fix.texts.length === 1;
    const splice = [first, ...others].every(isOfLine) ? lineSplice(line - 1, draft, source) : first.diagnostic.fix;
    return [{ ...diagnostic, ...(splice ? { fix: splice } : {}) }];
  });
}

function lineSplice(line: number, { lines }: Draft, source: SourceLines): Diagnostic['fix'] {
  const [now, other] = lines.filter(({ origin }) => origin === line);
  const start = source.starts[line];
  if (!now || other || start === undefined) return undefined;
  return { range: [start, start + (source.lines[line] ?? '').length], text: now.text };
}
