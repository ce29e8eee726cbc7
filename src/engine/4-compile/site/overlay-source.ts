import { hasErrors, type Path, type SiteSource } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isReplaced, merged } from '../languages/merged.ts';
import { checkNames } from '../languages/overlays.ts';
import { applyKinds } from '../sections/compile-sections.ts';
import { checkForms } from './check-forms.ts';
import { checkTranslatedForms, withQuestions } from './check-translated-forms.ts';
import { checkTranslatedWords } from './missing-words.ts';
import { shownSite } from './shown-site.ts';
import { type CompiledSource, openSource } from './site-source.ts';

/** The groups of the site's file whose names are the site's own. */
const namedGroups = {
  forms: { group: 'forms', kind: 'form' },
  inquiryTypes: { group: 'kinds of inquiry', kind: 'inquiry' },
} as const;

/** Whether a value of the original, by its path, is not shown in a language, which says another. */
export type IsReplaced = (path: Path) => boolean;

/** What a language's file says other than the original's: which of that nobody sees there. */
export function replacedBy(parsed: SourceDocument, { checker }: SiteContext): IsReplaced {
  const isWhole = wholeIn(parsed, checker);
  return (path) => isReplaced(parsed.data, path, isWhole);
}

/** The groups that a language says whole. */
function wholeIn({ data, structure }: SourceDocument, checker: SiteContext['checker']): IsReplaced {
  const compiled = new Set(structure.verdict.values.map(({ path }) => path.join('/')));
  return (path) => compiled.has(path.join('/')) || checker.schemaAt('SiteSource', data, path)?.['saidWhole'] === true;
}

/**
 * Compiles what a language says other than the original's `_site.yaml`, and puts it into `base`, which is the original as
 * that language's pages have it. Without `source` where it has a mistake.
 */
export function compileOverlaySource(
  parsed: SourceDocument,
  context: SiteContext,
  original: SourceDocument | undefined,
  base: SiteSource | undefined,
): CompiledSource {
  const { scope, found, data } = openSource(parsed, context);
  if (!data) return found;
  const { verdict } = parsed.structure;
  for (const [name, group] of Object.entries(namedGroups))
    scope.references.missing.push(...checkNames([name], group, original, scope));
  checkForms(data['forms'], scope, true);
  checkTranslatedForms(data['forms'], original, scope);
  checkTranslatedWords(data, context.language?.code, scope);
  applyKinds(data, verdict, scope);
  if (!base || hasErrors(found.diagnostics)) return found;
  // Both were accepted by their schemas, and the overlay's is a part of the other.
  const source = merged(base, data, wholeIn(parsed, context.checker)) as SiteSource;
  return { ...found, source: shownSite(withQuestions(source, base, original), context) };
}
