import type { Diagnostic, SiteSource, SourceFile } from '#kit/model';
import type { Definition } from '../../2-validate/structure.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { sharedOutlines } from '../../links/addresses/routes.ts';
import type { ContentFiles } from '../../links/content-files.ts';
import { sharedName } from '../../links/content-files.ts';
import { languageFolder } from '../../links/languages/languages.ts';
import { meantPath } from '../../links/languages/meant-path.ts';
import type { Outlines } from '../../links/outline.ts';
import type { SharedReading, SharedReferences } from '../../links/references.ts';
import type { SiteContext, Translation } from '../../links/site-context.ts';
import { sharedShown } from '../../links/time/shared-shown.ts';
import { compileSharedFiles } from '../site/compile-shared.ts';
import { compileOverlaySource, type IsReplaced, replacedBy } from '../site/overlay-source.ts';
import { type CompiledSource, compileSiteSource } from '../site/site-source.ts';
import { withSource } from '../site/with-source.ts';
import type { Overlay } from './overlays.ts';

/** What a language is compiled to. */
export type CompiledTranslation = {
  own: Translation;
  source: SiteSource | undefined;
  diagnostics: Diagnostic[];
  references: SharedReferences[];
};

/** Everything that the pages of a language refer to: what its folder says, and else what the original says, in its context. */
export function compileTranslation(
  overlay: Overlay,
  files: ContentFiles,
  all: SiteContext,
  site: SourceDocument | undefined,
  outlines: Outlines,
): CompiledTranslation {
  const { folder } = overlay.language;
  const context: SiteContext = { ...all, ...all.translations.get(folder) };
  const isReplaced = overlay.site ? replacedBy(overlay.site, context) : undefined;
  const base = site && compileSiteSource(site, context, isReplaced);
  const own = overlay.site && compileOverlaySource(overlay.site, context, site, base?.source);
  const compiled = own?.source ?? base?.source;
  const source = compiled && { ...compiled, language: overlay.language.code };
  const reading = (from: SourceFile, definition: Definition) => ({ source: from, definition, language: folder });
  const { contactPage } = context;
  const named = { ...context, contactPage: contactPage === undefined ? undefined : meantPath(contactPage, context) };
  const sources = sharedSources(files, overlay);
  const pages = new Map([...outlines].filter(([file]) => languageFolder(file, all) === folder));
  const shared = compileSharedFiles(
    sources,
    source ? withSource(named, source) : named,
    sharedShown(pages, sharedOutlines(sources, all.checker), all.zone),
  );
  const { language, typography, placeholders, sources: figures, ...words } = shared.context;
  return {
    own: {
      language,
      typography,
      placeholders,
      sources: figures,
      namedSources: words.namedSources,
      site: words.site,
      contactPage: words.contactPage,
      forms: words.forms,
      shared: words.shared,
    },
    source,
    diagnostics: [...(base?.diagnostics ?? []), ...(own?.diagnostics ?? []), ...shared.diagnostics],
    references: [
      ...(base && site ? [ofOriginal(base, isReplaced, reading(site.source, 'SiteSource'))] : []),
      ...(own && overlay.site ? [{ ...own.references, reading: reading(overlay.site.source, 'SiteOverlay') }] : []),
      ...shared.references,
    ],
  };
}

/** What the original's file refers to in a language, where that says nothing else. */
function ofOriginal(
  { references }: CompiledSource,
  isReplaced: IsReplaced | undefined,
  reading: SharedReading,
): SharedReferences {
  return { ...references, all: references.all.filter(({ path }) => !isReplaced?.(path)), reading };
}

/** The shared files that a language has: its own, and those of the original that it has none of. */
function sharedSources({ shared }: ContentFiles, { files }: Overlay) {
  const own = new Map((files?.shared ?? []).map((source) => [sharedName(source.file), source]));
  const names = new Set(shared.map(({ file }) => sharedName(file)));
  const added = [...own].flatMap(([name, source]) => (names.has(name) ? [] : source));
  return [...shared.map((source) => own.get(sharedName(source.file)) ?? source), ...added];
}
