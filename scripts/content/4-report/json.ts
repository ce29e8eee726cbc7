import type { Diagnostic } from '../diagnostic.ts';

/** The report as one JSON object: counts and diagnostics. */
export function formatJson(files: number, diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return JSON.stringify({ files, errors: count('error'), warnings: count('warning'), notes: count('note'), diagnostics });
}
