import type { Diagnostic, Path, Problem } from '#kit/model';
import { isExplained, isOfFixedLine, problemAt } from '../../3-repair/problem-at.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { isShownAt, type Shown } from '../../base/shown.ts';
import type { References } from '../../links/references.ts';
import type { SiteContext } from '../../links/site-context.ts';

/** What sections are compiled within, and where findings go. */
export type SectionScope = {
  parsed: SourceDocument;
  /** The words that every place begins with, such as `Home`. */
  name: string;
  pagePath: string;
  context: SiteContext;
  diagnostics: Diagnostic[];
  references: References;
  forms: Set<string>;
  /** The `id`s of sections so far, with the path of each and when it is shown. */
  anchors: Map<string, { path: Path; shown: Shown }[]>;
  /** Steps that lead to the list of sections, or to what is compiled. */
  path: Path;
  /** True inside of tabs and shared files, where no hero may stand. */
  isNested: boolean;
  /** When visitors see it. */
  shown: Shown;
  /** Which links are only there while what they lead to is, by their paths. */
  isFollowing?: (path: Path) => boolean;
  /** Which values nobody sees here, by their paths: a language says others. */
  isReplaced?: (path: Path) => boolean;
};

/** A scope in which nothing has been met so far. */
export function newScope(given: Omit<SectionScope, 'forms' | 'anchors'>): SectionScope {
  return { ...given, forms: new Set(), anchors: new Map() };
}

/** What a problem is reported within. */
export type ReportScope = Pick<SectionScope, 'parsed' | 'name' | 'diagnostics' | 'isReplaced'> & {
  context: Pick<SiteContext, 'checker'>;
};

/** Puts a problem into the list of diagnostics, unless it only follows from another one. */
export function report(scope: ReportScope, problem: Problem): Diagnostic | undefined {
  const { parsed, diagnostics } = scope;
  if (scope.isReplaced?.(problem.path) || isExplained(parsed, problem)) return undefined;
  const diagnostic = problemAt(parsed, scope.name, problem, scope.context.checker);
  if (isOfFixedLine(parsed, problem, diagnostic)) return undefined;
  // A text that is refused needs no warning about how it looks.
  const warning = parsed.diagnostics.find(({ severity, line }) => severity === 'warning' && line === diagnostic.line);
  if (warning && diagnostic.severity === 'error' && diagnostics.includes(warning))
    diagnostics.splice(diagnostics.indexOf(warning), 1);
  diagnostics.push(diagnostic);
  return diagnostic;
}

/** True for what visitors see at the time at which the site is shown. */
export function isThere({ shown, context: { at } }: Pick<SectionScope, 'shown' | 'context'>): boolean {
  return at === undefined || isShownAt(shown, at);
}

/** The schema of what stands at a place of what is compiled. */
export type SchemaOf = (place: Path) => ReturnType<SiteContext['checker']['schemaAt']>;

/** The schema of what stands at a place of the file. */
export function schemaAt(
  place: Path,
  { context, parsed }: Pick<SectionScope, 'context' | 'parsed'>,
): ReturnType<SiteContext['checker']['schemaAt']> {
  return context.checker.schemaAt(place[0] === 'sections' ? 'PageSource' : 'SiteSource', parsed.data, place);
}
