import type { Diagnostic, Range, SourceFile } from '../../model/diagnostic.ts';
import type { Finding } from '../catalogue/index.ts';

/** The words of a message, from the catalogue. */
export type Words = Pick<Finding, 'severity' | 'message' | 'help'> & { code: string };

/** A diagnostic at a range of a source, clipped to the end of its first line. */
export function diagnosticAt(
  { source }: { readonly source: SourceFile },
  range: Range,
  what: Words & Partial<Pick<Diagnostic, 'where' | 'fix' | 'relatedLine'>>,
): Diagnostic {
  const { file, text } = source;
  const start = Math.max(0, Math.min(range.start, text.length));
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline > start && text[newline - 1] === '\r' ? newline - 1 : newline;
  const end = Math.max(start, Math.min(range.end, lineEnd));
  // A negative position would find a line break at 0.
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const line = countLines(text, lineStart);
  const column = start - lineStart + 1;
  const { code, message, severity, where, help, fix, relatedLine } = what;
  return {
    file,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(1, end - start),
    severity,
    code,
    ...(where === undefined ? {} : { where }),
    message,
    ...(help === undefined ? {} : { help }),
    ...(relatedLine === undefined ? {} : { relatedLine }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function countLines(text: string, end: number): number {
  let line = 1;
  for (let index = text.indexOf('\n'); index >= 0 && index < end; index = text.indexOf('\n', index + 1)) line++;
  return line;
}
