import type { Diagnostic } from '#kit/model';
import { countBySeverity } from './count.ts';

/** The report as one JSON object: counts and diagnostics. */
export function formatJson(files: number, diagnostics: readonly Diagnostic[]): string {
  const { error, warning, note } = countBySeverity(diagnostics);
  // What is said to who sees forms is of no use here.
  const told = diagnostics.map(({ inForms: _, ...diagnostic }) => diagnostic);
  return JSON.stringify({ files, errors: error, warnings: warning, notes: note, diagnostics: told });
}
