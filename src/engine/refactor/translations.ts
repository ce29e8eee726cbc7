import type { SourceFile } from '#kit/model';
import { languageFolder, nameInLanguage } from '../links/languages/languages.ts';
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

/** The original of a translation; nothing of another page. */
export function originalOf({ file }: SourceFile, { site }: PlannedTexts): SourceFile | undefined {
  const { context } = site.content;
  if (languageFolder(file, context) === '') return undefined;
  const name = nameInLanguage(file, context);
  return site.files.pages.find(
    (source) => languageFolder(source.file, context) === '' && nameInLanguage(source.file, context) === name,
  );
}

/**
 * Lets translations that were up to date stay so: what a change of a whole site makes other in an original, it makes other in them,
 * and neither says anything new. `stateBefore` is what a page said before, and of which state of its original.
 */
export function keepMarks(
  draft: PlannedTexts,
  stateBefore: (source: SourceFile) => TranslationState | undefined = ({ file }) =>
    draft.site.content.pages.find((page) => page.source.file === file)?.state,
): void {
  for (const source of draft.site.files.pages) {
    const original = originalOf(source, draft);
    if (!original || !draft.files.includes(source.file) || draft.text(original.file) === original.text) continue;
    const [before, now] = [stateBefore(original)?.mark, stateOf(draft.document(original.file))?.mark];
    if (before === now || now === undefined || stateBefore(source)?.translated !== before) continue;
    draft.edit(source.file, { op: 'set', path: ['translated'], value: now });
  }
}
