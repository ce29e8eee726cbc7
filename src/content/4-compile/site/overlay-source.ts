import { hasErrors, type Path } from '../../../model/diagnostic.ts';
import type { SiteSource } from '../../../model/types.generated.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { applyKinds } from '../compile-sections.ts';
import { isReplaced, merged } from '../languages/merged.ts';
import { checkNames } from '../languages/overlays.ts';
import type { SiteContext } from '../site-context.ts';
import { shownSite } from '../time/shown-site.ts';
import { type CompiledSource, openSource } from './site-source.ts';

/** The groups of the site's file whose names are the site's own. */
const namedGroups = { forms: 'forms', inquiryTypes: 'kinds of inquiry' } as const;

/** `isReplaced` says whether a value of the original, by its path, is not shown in the language, which says another. */
export type CompiledOverlay = CompiledSource & { isReplaced?: (path: Path) => boolean };

/**
 * Compiles what a language says other than the original's `_site.yaml`, and puts it into `base`, which is the original as
 * that language's pages have it. Without `source` where it has a mistake.
 */
export function compileOverlaySource(
  parsed: SourceDocument,
  context: SiteContext,
  original: SourceDocument | undefined,
  base: SiteSource | undefined,
): CompiledOverlay {
  const { scope, found, data } = openSource(parsed, context);
  if (!data) return found;
  const { verdict } = parsed.structure;
  for (const [name, words] of Object.entries(namedGroups)) checkNames([name], words, original, scope);
  applyKinds(data, verdict, scope);
  if (!base || hasErrors(found.diagnostics)) return found;
  const compiled = new Set(verdict.values.map(({ path }) => path.join('/')));
  const isWhole = (path: Path) =>
    compiled.has(path.join('/')) || context.checker.schemaAt('SiteSource', data, path)?.['saidWhole'] === true;
  // Both were accepted by their schemas, and the overlay's is a part of the other.
  const source = merged(base, data, isWhole) as SiteSource;
  return {
    ...found,
    source: shownSite(source, context),
    isReplaced: (path) => isReplaced(data, path, isWhole),
  };
}
