import type { Diagnostic, InvalidSectionProblem, Page } from '#kit/model';
import { codeFrame } from './frame.ts';

/** The texts of files by the name that diagnostics call them. */
export type Texts = ReadonlyMap<string, string>;

/** A diagnostic as the browser shows it: everything that the text report says, the lines around the place included. */
export function problemOf(diagnostic: Diagnostic, texts: Texts): InvalidSectionProblem {
  const { file, line, column, severity, code, where, message, help, inForms, fix } = diagnostic;
  const text = texts.get(file);
  return {
    file,
    line,
    column,
    severity,
    code,
    message,
    ...(where === undefined ? {} : { where }),
    ...(text === undefined ? {} : { frame: codeFrame(text, diagnostic) }),
    ...(help === undefined ? {} : { help }),
    ...(inForms === undefined ? {} : { inForms }),
    ...(fix === undefined ? {} : { fix }),
  };
}

/**
 * What a page shows in place of its faulty sections, reported in full; and the problems that none of its sections shows.
 * Notes are left to the report.
 */
export function problemsOf(
  page: Page,
  diagnostics: readonly Diagnostic[],
  texts: Texts,
): { page: Page; problems: InvalidSectionProblem[] } {
  const graves = diagnostics.filter(({ severity }) => severity !== 'note');
  const reported = new Map(graves.map((diagnostic) => [keyOf(diagnostic), problemOf(diagnostic, texts)]));
  const shown = new Set<string>();
  const sections = page.sections.map((section) => {
    if (section.type !== 'invalid') return section;
    for (const problem of section.problems) shown.add(keyOf(problem));
    return { ...section, problems: section.problems.map((problem) => reported.get(keyOf(problem)) ?? problem) };
  });
  const problems = [...reported].flatMap(([key, problem]) => (shown.has(key) ? [] : [problem]));
  return { page: { ...page, sections }, problems };
}

function keyOf({ file, line, column, message }: Pick<Diagnostic, 'file' | 'line' | 'column' | 'message'>): string {
  return `${file}:${line}:${column} ${message}`;
}
