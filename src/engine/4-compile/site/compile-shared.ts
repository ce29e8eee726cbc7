import { type Diagnostic, isFields, type SourceFile } from '#kit/model';
import { copyOf } from '../../1-parse/copy.ts';
import { pageName } from '../../2-validate/place.ts';
import { never, type Shown } from '../../base/shown.ts';
import { sharedName } from '../../links/content-files.ts';
import { noReferences, type References, type SharedReferences } from '../../links/references.ts';
import type { SharedSections, SiteContext } from '../../links/site-context.ts';
import { placedSections } from '../sections/compile-sections.ts';
import { newScope, report } from '../sections/section-scope.ts';

/**
 * The sections of a shared file. They are the same on every page, so they are compiled and reported once. `shown` is when
 * some page shows them.
 */
export function compileShared(
  source: SourceFile,
  context: SiteContext,
  shown: Shown,
): { sections: SharedSections; diagnostics: Diagnostic[]; references: References } {
  const parsed = context.checker.read(source, 'SharedSource');
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const scope = newScope({
    parsed,
    name: pageName(source.file),
    pagePath: '',
    context,
    diagnostics,
    references: noReferences(),
    path: ['sections'],
    isNested: true,
    shown,
  });
  const data: unknown = copyOf(parsed.data);
  for (const problem of parsed.structure.own) report(scope, problem);
  const placed = placedSections(isFields(data) ? data['sections'] : undefined, scope);
  return {
    sections: {
      file: source.file,
      sections: placed.map(({ section }) => section),
      origins: placed.map(({ origin }) => origin),
      forms: scope.forms,
      anchors: new Set(scope.anchors.keys()),
    },
    diagnostics,
    references: scope.references,
  };
}

/** Compiles the shared files; one can use those before it. */
export function compileSharedFiles(
  sources: readonly SourceFile[],
  context: SiteContext,
  shown: ReadonlyMap<string, Shown>,
): { context: SiteContext; diagnostics: Diagnostic[]; references: SharedReferences[] } {
  let known: ReadonlyMap<string, SharedSections> = context.shared;
  const compiled = sources.map((source) => {
    const name = sharedName(source.file);
    const one = compileShared(source, { ...context, shared: known }, shown.get(name) ?? never);
    known = new Map([...known, [name, one.sections]]);
    return { ...one, source };
  });
  return {
    context: { ...context, shared: known },
    diagnostics: compiled.flatMap(({ diagnostics }) => diagnostics),
    references: compiled.map(({ references, source }) => ({
      ...references,
      reading: { source, definition: 'SharedSource', language: context.language?.folder ?? '' },
    })),
  };
}
