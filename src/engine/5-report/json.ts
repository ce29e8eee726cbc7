import type { Diagnostic } from '#kit/model';
import { countBySeverity } from './count.ts';

/** The report as one JSON object: counts and diagnostics. */
export function formatJson(files: number, diagnostics: readonly Diagnostic[]): string {
  const { error, warning, note } = countBySeverity(diagnostics);
  return JSON.stringify({ files, errors: error, warnings: warning, notes: note, diagnostics });
}
