import { parseSource } from '../1-parse/parse.ts';
import { schemaProblems } from '../2-validate/schema-problems.ts';
import type { Diagnostic, Problem, SourceFile } from '../diagnostic.ts';
import type { SharedSections, SiteContext } from '../site-context.ts';
import { compileSections, isFields, problemAt, type SectionScope } from './compile-sections.ts';
import { pageName } from './section-place.ts';

/** The name that pages write for a shared file: `pages/_shared/contact.yaml` is `contact`. */
export function sharedName(file: string): string {
  return (file.split(/[\\/]/).at(-1) ?? file).replace(/\.(ya?ml|json)$/, '');
}

/** The sections of a shared file. They are the same on every page, so they are compiled and reported once. */
export function compileShared(source: SourceFile, context: SiteContext): { sections: SharedSections; diagnostics: Diagnostic[] } {
  const parsed = parseSource(source);
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const scope: SectionScope = {
    parsed, name: pageName(source.file), pagePath: '', context, diagnostics, forms: new Set(), anchors: new Map(), path: ['sections'], isNested: true,
  };
  const data: unknown = structuredClone(parsed.data);
  if (parsed.document) {
    const report = (problem: Problem) => diagnostics.push(problemAt(parsed, problem, scope.name));
    schemaProblems(context.validators.check('SharedSource', data).errors).forEach(report);
  }
  const sections = compileSections(isFields(data) ? data['sections'] : undefined, scope);
  return { sections: { file: source.file, sections, forms: scope.forms, anchors: new Set(scope.anchors.keys()) }, diagnostics };
}
