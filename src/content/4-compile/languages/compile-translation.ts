import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { SiteSource } from '../../../model/types.generated.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { compileSharedFiles, sharedName } from '../compile-shared.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Outlines } from '../outline.ts';
import type { References } from '../references.ts';
import { sharedOutlines } from '../routes.ts';
import { compileOverlaySource } from '../site/overlay-source.ts';
import { compileSiteSource } from '../site/site-source.ts';
import { withSource } from '../site/with-source.ts';
import type { SiteContext, Translation } from '../site-context.ts';
import { sharedShown } from '../time/shared-shown.ts';
import { languageFolder } from './languages.ts';
import { meantPath } from './meant-path.ts';
import type { Overlay } from './overlays.ts';

/** What a language is compiled to. */
export type CompiledTranslation = {
  own: Translation;
  source: SiteSource | undefined;
  diagnostics: Diagnostic[];
  references: References[];
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
  const base = site && compileSiteSource(site, context);
  const own = overlay.site && compileOverlaySource(overlay.site, context, site, base?.source);
  const compiled = own?.source ?? base?.source;
  const source = compiled && { ...compiled, language: overlay.language.code };
  const { contactPage } = context;
  const named = { ...context, contactPage: contactPage === undefined ? undefined : meantPath(contactPage, context) };
  const sources = sharedSources(files, overlay);
  const pages = new Map([...outlines].filter(([file]) => languageFolder(file, all) === folder));
  const shared = compileSharedFiles(
    sources,
    source ? withSource(named, source) : named,
    sharedShown(pages, sharedOutlines(sources, all.checker), all.zone),
  );
  const { language, placeholders, sources: figures, ...words } = shared.context;
  return {
    own: {
      language,
      placeholders,
      sources: figures,
      site: words.site,
      contactPage: words.contactPage,
      forms: words.forms,
      shared: words.shared,
    },
    source,
    diagnostics: [...(base?.diagnostics ?? []), ...(own?.diagnostics ?? []), ...shared.diagnostics],
    // What the original's files lack is told of the original.
    references: [
      ...(base ? [{ ...base.references, missing: [], all: [] }] : []),
      ...(own ? [own.references] : []),
      ...shared.references.map((references, index) =>
        files.shared.includes(sources[index] ?? never) ? { ...references, missing: [] } : references,
      ),
    ],
  };
}

const never = { file: '', text: '' };

/** The shared files that a language has: its own, and those of the original that it has none of. */
function sharedSources({ shared }: ContentFiles, { files }: Overlay) {
  const own = new Map((files?.shared ?? []).map((source) => [sharedName(source.file), source]));
  const names = new Set(shared.map(({ file }) => sharedName(file)));
  const added = [...own].flatMap(([name, source]) => (names.has(name) ? [] : source));
  return [...shared.map((source) => own.get(sharedName(source.file)) ?? source), ...added];
}
