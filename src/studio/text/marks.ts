import type { Diagnostic as Mark } from '@codemirror/lint';
import { type Diagnostic, lineStarts } from '#kit/model';
import { editorText } from './offsets.ts';

const severities = { error: 'error', warning: 'warning', note: 'info' } as const;

/** What is wrong in a file, as the editor underlines it. Lines and columns are the same with any line breaks. */
export function marksOf(diagnostics: readonly Diagnostic[], file: string, text: string): Mark[] {
  const starts = lineStarts(editorText(text));
  const end = editorText(text).length;
  const offset = (line: number, column: number) => Math.min((starts[line - 1] ?? end) + column - 1, end);
  return diagnostics
    .filter((diagnostic) => diagnostic.file === file)
    .map(({ line, column, endLine, endColumn, severity, message, help }) => ({
      from: offset(line, column),
      to: Math.max(offset(endLine, endColumn), offset(line, column)),
      severity: severities[severity],
      message: [message, help].filter(Boolean).join(' '),
    }));
}
