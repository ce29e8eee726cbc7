import type { Diagnostic } from '../diagnostic.ts';

/** Diagnostics as people read them: place, sentence and code, then what to write. */
export function formatText(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, file, line, column, message, code, where, help }) =>
      [
        `${severity} ${file}:${line}:${column}  ${message}  [${code}]`,
        ...(where === undefined ? [] : [`  in ${where}`]),
        ...(help === undefined ? [] : [`  ${help}`]),
      ].join('\n'),
    )
    .join('\n\n');
}
