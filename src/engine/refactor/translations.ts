import type { SourceFile } from '#kit/model';
import { definitionOf } from '../links/content-files.ts';
import { languageFolder, nameInLanguage, originalOf } from '../links/languages/languages.ts';
import { stateOf, type TranslationState } from '../links/languages/mark-of.ts';
import type { PlannedTexts } from './planned-texts.ts';

/** A page in another language than the original, with its address and the folder of its language. */
export type TranslatedPage = { source: SourceFile; path: string; folder: string };

/** The translations of a page; none of a page that is one itself. */
export function translationsOf({ file }: SourceFile, { site }: PlannedTexts): TranslatedPage[] {
  const { context } = site.content;
  if (languageFolder(file, context) !== '') return [];
  const name = nameInLanguage(file, context);
  return site.files.pages.flatMap((source) => {
    const folder = languageFolder(source.file, context);
    const path = [...context.routes].find(([, route]) => route.file === source.file)?.[0];
    return folder === '' || path === undefined || nameInLanguage(source.file, context) !== name
      ? []
      : [{ source, path, folder }];
  });
}

/**
 * Lets translations that were up to date stay so: what a change of a whole site makes other in an original, it makes other in them,
 * and neither says anything new. `stateBefore` is what a page said before, and of which state of its original.
 */
export function keepMarks(
  draft: PlannedTexts,
  stateBefore: (source: SourceFile) => TranslationState | undefined = (source) =>
    stateOf(draft.site.checker.read(source, definitionOf(source, draft.site.files))),
): void {
  const { files, content } = draft.site;
  const { pages, shared, overlays = [] } = files;
  const originals = [...pages, ...shared];
  for (const source of [...pages, ...overlays.flatMap((overlay) => overlay.shared)]) {
    const original = originalOf(source, originals, content.context);
    if (!original || !draft.files.includes(source.file) || draft.text(original.file) === original.text) continue;
    const [before, now] = [stateBefore(original)?.mark, stateOf(draft.document(original.file))?.mark];
    if (before === now || now === undefined || stateBefore(source)?.translated !== before) continue;
    draft.edit(source.file, { op: 'set', path: ['translated'], value: now });
  }
}
