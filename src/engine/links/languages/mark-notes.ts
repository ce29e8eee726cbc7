import type { Diagnostic, SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import type { Definition } from '../../2-validate/structure.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import { englishName, type Language } from '../../base/language.ts';
import { finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../site-context.ts';
import { languageFolder } from './languages.ts';
import type { TranslationState } from './mark-of.ts';

/** A page or shared sections in another language: its file, what it says, and what the command is given for it. */
export type Translation = {
  source: SourceFile;
  definition: Extract<Definition, 'PageSource' | 'SharedSource'>;
  state: TranslationState | undefined;
  asked: string;
};

/** Whether a translation is more than a copy of its original, says which state of it it was made from, and whether that is still the one. */
export function markNotes(
  { source, definition, state, asked }: Translation,
  original: { file: string; state: TranslationState | undefined },
  context: SiteContext,
): Diagnostic[] {
  const mark = original.state?.mark;
  // What an original with mistakes says, nobody knows.
  if (mark === undefined || !state) return [];
  const isCopy = state.texts !== undefined && state.texts === original.state?.texts;
  const names = isCopy ? translatedFrom(source, context) : undefined;
  if (names) return [atStart(source.file, finding('translation/copy', { ...names, file: original.file }))];
  if (state.translated === mark) return [];
  const what = { asked, thing: definition === 'PageSource' ? ('page' as const) : ('file' as const), mark };
  const { file } = original;
  if (state.translated === undefined) return [atStart(source.file, finding('translation/unmarked', { ...what, file }))];
  const problem = {
    path: ['translated'],
    mark: 'value' as const,
    ...finding('translation/changed', { ...what, file }),
  };
  const { checker } = context;
  return [problemAt(checker.read(source, definition), pageName(source.file), problem, checker)];
}

/** The languages of a translation and of the site; nothing where both may say the same, as British and American English do. */
function translatedFrom({ file }: SourceFile, context: SiteContext): { name: string; original: string } | undefined {
  const [original, ...others] = context.languages;
  const own = others.find(({ folder }) => folder === languageFolder(file, context));
  return original && own && speech(own) !== speech(original)
    ? { name: englishName(own.code), original: englishName(original.code) }
    : undefined;
}

function speech({ code }: Language): string {
  return new Intl.Locale(code).language;
}
