import type { Diagnostic, Path, Problem, ValueProblem } from '../../model/diagnostic.ts';
import type { InvalidSection } from '../../model/page.ts';
import type { Section } from '../../model/types.generated.ts';
import { locateIn } from '../1-parse/source-tree.ts';
import { lineAt, lineStarts } from '../1-parse/text-lines.ts';
import { isFields, sectionWord, valueAt } from '../2-validate/place.ts';
import { sectionVerdictAt } from '../2-validate/structure.ts';
import type { KindValue, Verdict } from '../2-validate/validators.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { nearestName, replaced } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import { compileValue } from './compile-value.ts';
import { type NameKind, noteReference, type Reference, type Uses } from './references.ts';
import { isExplained, isOfFixedLine, problemAt } from './report.ts';
import type { SiteContext } from './site-context.ts';
import { sourceLine } from './sources.ts';
import type { ValueScope } from './value-scope.ts';
import { isWorthMeasuring, misfitProblem } from './widths/misfit.ts';
import { roomAt } from './widths/room-at.ts';

/** What sections are compiled within, and where findings go. */
export type SectionScope = {
  parsed: SourceDocument;
  /** The words that every place begins with, such as `Home`. */
  name: string;
  pagePath: string;
  context: SiteContext;
  diagnostics: Diagnostic[];
  uses: Uses;
  forms: Set<string>;
  /** The `id`s of sections so far, with the path of each. */
  anchors: Map<string, Path>;
  /** Steps that lead to the list of sections, or to what is compiled. */
  path: Path;
  /** True inside of tabs and shared files, where no hero may stand. */
  isNested: boolean;
};

/** A scope in which nothing has been met so far. */
export function newScope(given: Omit<SectionScope, 'forms' | 'anchors'>): SectionScope {
  return { ...given, forms: new Set(), anchors: new Map() };
}

/** What a problem is reported within. */
export type ReportScope = Pick<SectionScope, 'parsed' | 'name' | 'diagnostics'> & {
  context: Pick<SiteContext, 'checker'>;
};

/** Puts a problem into the list of diagnostics, unless it only follows from another one. */
export function report(scope: ReportScope, problem: Problem): Diagnostic | undefined {
  const { parsed, diagnostics } = scope;
  if (isExplained(parsed, problem)) return undefined;
  const diagnostic = problemAt(parsed, scope.name, problem, scope.context.checker);
  if (isOfFixedLine(parsed, problem, diagnostic)) return undefined;
  // A text that is refused needs no warning about how it looks.
  const warning = parsed.diagnostics.find(({ severity, line }) => severity === 'warning' && line === diagnostic.line);
  if (warning && diagnostic.severity === 'error' && diagnostics.includes(warning))
    diagnostics.splice(diagnostics.indexOf(warning), 1);
  diagnostics.push(diagnostic);
  return diagnostic;
}

/** A list of sections, each compiled by the block that its `type` names; a faulty one becomes an invalid section. */
export function compileSections(list: unknown, scope: SectionScope): (Section | InvalidSection)[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((data: unknown, index) =>
    compileSection(data, index, { ...scope, path: [...scope.path, index] }),
  );
}

function compileSection(data: unknown, index: number, scope: SectionScope): (Section | InvalidSection)[] {
  const before = scope.diagnostics.length;
  const compiled = compileByType(data, scope);
  const problems = scope.diagnostics.slice(before).filter((diagnostic) => diagnostic.severity === 'error');
  if (problems.length === 0) return compiled;
  const where = `${scope.name}, ${sectionWord(data, index)}`;
  return [
    {
      type: 'invalid',
      where,
      problems: problems.map(({ file, line, column, message, help }) => ({
        file,
        line,
        column,
        message,
        ...(help === undefined ? {} : { help }),
      })),
    },
  ];
}

function compileByType(data: unknown, scope: SectionScope): (Section | InvalidSection)[] {
  const { parsed, path } = scope;
  const { type, verdict, problems, across, notes } = sectionVerdictAt(parsed.structure, path);
  for (const problem of problems) report(scope, problem);
  if (!isFields(data) || !verdict || type === undefined) return [];
  if (type === 'shared') return sharedSections(data['name'], scope);
  if (type === 'hero' && (scope.isNested || scope.path.at(-1) !== 0))
    report(scope, { path: [...scope.path, 'type'], mark: 'value', ...finding('page/hero', {}) });
  for (const problem of [...across, ...notes]) report(scope, problem);
  applyKinds(data, verdict, scope);
  const source = sourceLine(verdict.values, scope.context, (place) => schemaAt([...path, ...place], scope));
  if (source !== undefined) Object.assign(data, { source });
  // The schema of its block has just accepted the data, or the caller replaces it because of the diagnostics.
  return [data as unknown as Section];
}

function sharedSections(name: unknown, scope: SectionScope): (Section | InvalidSection)[] {
  if (typeof name !== 'string' || name === '') return [];
  noteReference(scope.uses, { kind: 'shared', name, path: [...scope.path, 'name'] });
  const shared = scope.context.shared.get(name);
  if (!shared) {
    const known = [...scope.context.shared.keys()];
    const near = nearestName(name, known);
    const diagnostic = report(scope, {
      path: [...scope.path, 'name'],
      mark: 'value',
      ...finding('shared/unknown', { name, ...near, known }),
      ...replaced(near),
    });
    if (diagnostic) scope.uses.missing.push({ kind: 'shared', name, diagnostic });
    return [];
  }
  for (const form of shared.forms) scope.forms.add(form);
  return shared.sections;
}

/** Replaces each value that is of a kind by what it is compiled to. */
export function applyKinds(data: object, verdict: Verdict, scope: SectionScope): void {
  for (const { kind, path, value } of verdict.values) {
    const whole = [...scope.path, ...path];
    if (kind === 'sections')
      setAt(data, path, compileSections(valueAt(data, path), { ...scope, path: whole, isNested: true }));
    else if (kind === 'anchor') noteAnchor(value, { ...scope, path: whole });
    else {
      if (kind === 'action' && value === 'none') noteAction(data, path, { ...scope, path: whole });
      const compiled = compileValue(kind, value, new PlacedValue(scope, whole));
      if (compiled !== value) setAt(data, path, compiled);
      if (typeof value === 'string') noteMisfit(value, compiled, { ...scope, path: whole });
    }
  }
}

/** Says where a text, as visitors see it, has no room on a small phone. */
function noteMisfit(written: string, compiled: unknown, scope: SectionScope): void {
  if (!isWorthMeasuring(written, compiled)) return;
  const { context, path } = scope;
  const room = roomAt(path, (place) => schemaAt(place, scope));
  const problem = misfitProblem(compiled, room, context.checker.typeface);
  if (problem) report(scope, { ...problem, path, mark: 'value' });
}

function schemaAt(place: Path, { context, parsed }: SectionScope): ReturnType<SiteContext['checker']['schemaAt']> {
  return context.checker.schemaAt(place[0] === 'sections' ? 'PageSource' : 'SiteSource', parsed.data, place);
}

/** What one value is compiled within: a section or page, and the path of the value. Thousands are made, so it is a class. */
export class PlacedValue implements ValueScope {
  readonly #scope: SectionScope;
  readonly #path: Path;

  constructor(scope: SectionScope, path: Path) {
    this.#scope = scope;
    this.#path = path;
  }

  get pagePath(): string {
    return this.#scope.pagePath;
  }

  get context(): SiteContext {
    return this.#scope.context;
  }

  refer(kind: Reference['kind'], name: string): void {
    noteReference(this.#scope.uses, { kind, name, path: this.#path });
  }

  report(problem: ValueProblem, missing?: MissingName): void {
    const diagnostic = report(this.#scope, { ...problem, path: this.#path, mark: 'value' });
    if (diagnostic && missing) this.#scope.uses.missing.push({ ...missing, diagnostic });
  }

  noteForm(name: string): void {
    this.#scope.forms.add(name);
  }
}

/** The name that was missing where a problem was reported. */
export type MissingName = { kind: NameKind; name: string };

function noteAction(data: object, path: Path, scope: SectionScope): void {
  const label = valueAt(data, [...path.slice(0, -1), 'label']);
  report(scope, {
    path: scope.path,
    mark: 'value',
    ...finding('button/no-action', { label: typeof label === 'string' ? label : '' }),
  });
}

function noteAnchor(value: KindValue['value'], scope: SectionScope): void {
  if (typeof value !== 'string') return;
  const first = scope.anchors.get(value);
  const { parsed, path } = scope;
  if (first === undefined) {
    scope.anchors.set(value, path);
    return;
  }
  const { start } = parsed.place(locateIn(parsed.root, first, 'value'));
  const firstLine = lineAt(lineStarts(parsed.source.text), start) + 1;
  const diagnostic = report(scope, {
    path,
    mark: 'value',
    ...finding('anchor/duplicate', { anchor: value, firstLine }),
  });
  if (diagnostic) diagnostic.relatedLine = firstLine;
}

function setAt(root: object, path: Path, value: unknown): void {
  const target = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last !== undefined && typeof target === 'object' && target !== null)
    (target as Record<string | number, unknown>)[last] = value;
}
