import type { Diagnostic } from '#kit/model';

/**
 * What is said of one line several times in the same words, once; each place that a fix changes keeps its own. Where a name or an
 * address has not the form that is asked for, it is not also told that it leads nowhere.
 */
export function onceOnLine(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const said = new Set<string>();
  const ofForm = new Set(
    diagnostics.flatMap(({ file, line, code }) => (code === 'value/form' ? `${file}:${line}` : [])),
  );
  return diagnostics.filter(({ file, line, code, message, fix }) => {
    if (/^(?:link|redirect)\//.test(code) && ofForm.has(`${file}:${line}`)) return false;
    const key = `${file}:${line} ${code} ${message}`;
    if (!fix && said.has(key)) return false;
    said.add(key);
    return true;
  });
}
