import { locate } from '../1-parse/locate.ts';
import { diagnosticAt, type ParsedFile, parseSource } from '../1-parse/parse.ts';
import { routePath } from '../compile-page.ts';
import type { Diagnostic, SourceFile } from '../diagnostic.ts';
import type { Route, SiteContext } from '../site-context.ts';
import { isFields } from './compile-sections.ts';
import { sharedName } from './compile-shared.ts';

/** The address of every page with the anchors it offers; two pages with one address are a mistake of the second. */
export function findRoutes(
  pages: readonly SourceFile[],
  shared: readonly SourceFile[],
  context: Pick<SiteContext, 'placeholders'>,
): { routes: Map<string, Route>; diagnostics: Diagnostic[] } {
  const sharedAnchors = new Map(shared.map((source) => [sharedName(source.file), anchorsIn(sectionsOf(parseSource(source)), new Map())]));
  const routes = new Map<string, Route>();
  const diagnostics: Diagnostic[] = [];
  for (const source of pages) {
    const parsed = parseSource(source);
    const path = routePath(parsed, context);
    const first = routes.get(path);
    if (first) diagnostics.push(duplicate(parsed, path, first.file));
    else routes.set(path, { file: source.file, title: titleOf(parsed.data), anchors: anchorsIn(sectionsOf(parsed), sharedAnchors) });
  }
  return { routes, diagnostics };
}

function duplicate(parsed: ParsedFile, path: string, firstFile: string): Diagnostic {
  return diagnosticAt(parsed, locate(parsed, ['path'], 'value'), {
    code: 'route/duplicate',
    message: `The address \`${path}\` is already that of ${firstFile}.`,
    help: 'Rename one of the two files, or give one another `path:`.',
  });
}

function titleOf(data: unknown): string {
  return isFields(data) && typeof data['title'] === 'string' ? data['title'] : '';
}

function sectionsOf({ data }: ParsedFile): unknown {
  return isFields(data) ? data['sections'] : undefined;
}

/** The `id`s of sections, those inside of tabs and shared sections included. */
function anchorsIn(sections: unknown, shared: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const anchors = new Set<string>();
  for (const section of Array.isArray(sections) ? sections : []) {
    if (!isFields(section)) continue;
    if (typeof section['id'] === 'string') anchors.add(section['id']);
    if (section['type'] === 'shared') for (const anchor of shared.get(String(section['name'])) ?? []) anchors.add(anchor);
    for (const item of Array.isArray(section['items']) ? section['items'] : [])
      if (isFields(item)) for (const anchor of anchorsIn(item['sections'], shared)) anchors.add(anchor);
  }
  return anchors;
}
