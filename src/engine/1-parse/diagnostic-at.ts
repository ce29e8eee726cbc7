import { type Diagnostic, lineAt, lineStarts, type Path, type Range, type Said, type SourceFile } from '#kit/model';
import { adviceOf } from '../catalogue/advice.ts';
import type { Finding } from '../catalogue/index.ts';
import { bothVoices, writingOf } from '../catalogue/voices.ts';

/** The words of a message, from the catalogue; the place in the data that it is about, and which part of that is marked. */
export type Words = Pick<Finding, 'severity' | 'said'> & {
  code: string;
  path?: Path;
  marks?: 'key' | 'value' | 'part';
};

/** A diagnostic at a range of a source, clipped to the end of its first line. */
export function diagnosticAt(
  { source }: { readonly source: SourceFile },
  range: Range,
  what: Words & Partial<Pick<Diagnostic, 'fix' | 'relatedLine'>> & { readonly where?: Said },
): Diagnostic {
  const { file, text } = source;
  const start = Math.max(0, Math.min(range.start, text.length));
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline > start && text[newline - 1] === '\r' ? newline - 1 : newline;
  const end = Math.max(start, Math.min(range.end, lineEnd));
  const starts = lineStartsOf(source);
  const index = lineAt(starts, start);
  const line = index + 1;
  const column = start - (starts[index] ?? 0) + 1;
  const { code, severity, said, where, fix, relatedLine, path } = what;
  const writing = { ...writingOf(file), isInText: (what.marks ?? 'part') === 'part' };
  const advice = adviceOf(said.help, {
    range: [start, Math.max(start, range.end)],
    isValue: what.marks === 'value',
    path,
    writing,
  });
  return {
    file,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(1, end - start),
    severity,
    code,
    ...bothVoices(where === undefined ? said : { ...said, where }, writing),
    ...(relatedLine === undefined ? {} : { relatedLine }),
    ...(fix === undefined ? {} : { fix }),
    ...(advice.length === 0 ? {} : { advice }),
  };
}

const known = new WeakMap<SourceFile, readonly number[]>();

/** The offsets at which the lines of a source begin: found once, for a file may have thousands of messages. */
export function lineStartsOf(source: SourceFile): readonly number[] {
  const starts = known.get(source) ?? lineStarts(source.text);
  known.set(source, starts);
  return starts;
}
