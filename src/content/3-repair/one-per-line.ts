import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Draft } from './draft.ts';
import type { MadeMend } from './repair.ts';
import type { SourceLines } from './to-source.ts';

/** A mend with the message about it. */
export type ToldMend = { mend: MadeMend; diagnostic: Diagnostic };

/**
 * One message for each line of the source: what had to be mended on a line after its first slip follows from that slip,
 * or is told by the next run. The fix of a line that was mended more than once writes the line as it is in the end.
 */
export function onePerLine(told: readonly ToldMend[], draft: Draft, source: SourceLines): Diagnostic[] {
  const byLine = new Map<number, ToldMend[]>();
  for (const one of told) {
    const { line } = one.diagnostic;
    byLine.set(line, [...(byLine.get(line) ?? []), one]);
  }
  return [...byLine].flatMap(([line, [first, ...others]]) => {
    if (!first) return [];
    if (others.length === 0) return [first.diagnostic];
    const { fix: _, ...diagnostic } = first.diagnostic;
    const isOfLine = ({ mend }: ToldMend) => mend.isSure && mend.from === mend.to && mend.texts.length === 1;
    const fix = [first, ...others].every(isOfLine) ? lineFix(line - 1, draft, source) : first.diagnostic.fix;
    return [{ ...diagnostic, ...(fix ? { fix } : {}) }];
  });
}

function lineFix(line: number, { lines }: Draft, source: SourceLines): Diagnostic['fix'] {
  const [now, other] = lines.filter(({ origin }) => origin === line);
  const start = source.starts[line];
  if (!now || other || start === undefined) return undefined;
  return { range: [start, start + (source.lines[line] ?? '').length], text: now.text };
}
