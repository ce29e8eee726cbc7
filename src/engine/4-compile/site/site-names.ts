import { type Diagnostic, isFields } from '#kit/model';
import type { Checker } from '../../3-repair/checker.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import type { Typography } from '../../base/typography/typography.ts';
import { textWarnings } from '../../kinds/text/text-warnings.ts';
import type { ContentFiles } from '../../links/content-files.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { report } from '../sections/section-scope.ts';

type Document = SourceDocument | undefined;

/** Which files can't be read whole, so that what refers to something in them can't be judged. */
export function uncertainty(files: ContentFiles, site: Document, facts: Document): SiteContext['uncertain'] {
  const isHidden = (parsed: Document) => !parsed?.root || parsed.unread.size > 0 || !isFields(parsed.data);
  return {
    site: isHidden(site),
    // Where the whole file is missing, that is said once.
    // Of figures in a list nobody knows the names.
    facts: isHidden(facts) || Object.values(isFields(facts?.data) ? facts.data : {}).some(Array.isArray),
    routes: hasUnreadPages(files),
  };
}

/** True where a page can't be read, or the whole folder: what links lead to can't be known then. */
function hasUnreadPages({ folder, problems }: ContentFiles): boolean {
  return problems.some(
    ({ file, severity, code }) =>
      severity === 'error' && code !== 'file/name' && file.startsWith(folder) && !/\/_[^/]*$/.test(file),
  );
}

/** The names that a group of the site's file gives, also of those that have mistakes. */
export function namesOf(data: unknown, field: string): Set<string> {
  const group = isFields(data) ? data[field] : undefined;
  return new Set(isFields(group) ? Object.keys(group) : []);
}

/** A text of the site's file, also where the file has mistakes elsewhere. */
export function textOf(data: unknown, field: string): string | undefined {
  const value = isFields(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** What stands for `((facts.name))`, and what is wrong with the figures. */
export function factValues(
  parsed: Document,
  checker: Checker,
  typography: Typography | undefined,
): { values: [string, string][]; diagnostics: Diagnostic[] } {
  const values: [string, string][] = [];
  const diagnostics = [...(parsed?.diagnostics ?? [])];
  if (!parsed?.root) return { values, diagnostics };
  const scope = { parsed, name: 'Facts', context: { checker }, diagnostics };
  for (const problem of parsed.structure.own) report(scope, problem);
  for (const [name, fact] of Object.entries(isFields(parsed.data) ? parsed.data : {})) {
    const value = isFields(fact) ? fact['value'] : undefined;
    values.push([`facts.${name}`, typeof value === 'string' ? value : name]);
    if (typeof value !== 'string') continue;
    for (const problem of textWarnings(value, [value], false, typography, true))
      report(scope, { ...problem, path: [name, 'value'], mark: 'value' });
  }
  return { values, diagnostics };
}

/** Where each figure comes from, by the name of its placeholder. */
export function factSources(parsed: Document): Map<string, string> {
  const facts = Object.entries(isFields(parsed?.data) ? parsed.data : {});
  return new Map(
    facts.flatMap(([name, fact]): [string, string][] => {
      const source = isFields(fact) ? fact['source'] : undefined;
      return typeof source === 'string' && source.trim() !== '' ? [[`facts.${name}`, source]] : [];
    }),
  );
}
