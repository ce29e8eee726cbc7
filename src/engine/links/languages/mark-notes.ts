import type { Diagnostic, Path, Problem, SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import type { Definition } from '../../2-validate/structure.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import { englishName, type Language } from '../../base/language.ts';
import { type Copied, finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../site-context.ts';
import { languageFolder } from './languages.ts';
import type { PartTexts, TranslationState } from './mark-of.ts';

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
  const { checker } = context;
  const { file } = original;
  const parsed = checker.read(source, definition);
  const tell = (problem: Problem) => problemAt(parsed, pageName(source.file), problem, checker);
  const names = translatedFrom(source, context);
  const known = new Set((original.state?.parts ?? []).flatMap(({ texts }) => texts.map(({ mark: text }) => text)));
  const copied = names ? copiedParts(state.parts, known) : [];
  const copies = copied.map(({ path, of: part }) => {
    const label = checker.schemaAt(definition, parsed.data, path)?.label;
    const of = 'field' in part ? { ...part, label } : part;
    const what = finding('translation/copy', { name: '', original: '', ...names, file, of });
    return tell({ path, mark: 'value', ...what });
  });
  const isCopy =
    copied.length > 0 && state.parts.every(({ texts }) => texts.every(({ mark: text }) => known.has(text)));
  if (state.translated === mark || isCopy) return copies;
  const what = { asked, thing: definition === 'PageSource' ? ('page' as const) : ('file' as const), mark, file };
  if (state.translated === undefined) return [...copies, atStart(source.file, finding('translation/unmarked', what))];
  return [...copies, tell({ path: ['translated'], mark: 'value', ...finding('translation/changed', what) })];
}

/** Fewer words may be the same in two languages: a slogan, an address, what is quoted. */
const fewestWords = 12;

/** Texts of fewer words are not told where others of their section are translated. */
const fewestInLonger = 4;

/** The parts of a translation with texts of its original: a section has one place, however many of them it has. */
function copiedParts(parts: readonly PartTexts[], known: ReadonlySet<number>): { path: Path; of: Copied }[] {
  const found = parts.map(({ path, texts }) => {
    const same = texts.filter(({ mark }) => known.has(mark));
    const longer = same.filter(({ words }) => words >= fewestInLonger);
    const words = longer.reduce((sum, text) => sum + text.words, 0);
    const isAll = same.length === texts.length;
    return { path, words, texts: longer.length, isAll, isSaid: isAll && same.some(({ isSaid }) => isSaid) };
  });
  const sections = found.filter(({ path }) => path.length > 1);
  // Where all sections are copies, one that looks like a name is one too.
  const isCopy =
    sections.every(({ isAll }) => isAll) && sections.reduce((sum, { words }) => sum + words, 0) >= fewestWords;
  return found.flatMap(({ path, words, texts, isAll, isSaid }) => {
    if (words < fewestWords && !isSaid && !(isCopy && isAll)) return [];
    return { path, of: path.length > 1 ? { texts, isAll } : { field: String(path[0]) } };
  });
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
