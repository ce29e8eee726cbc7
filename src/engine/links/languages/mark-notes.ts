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
  const copied = names ? copiedParts(state.parts, original.state?.parts ?? []) : [];
  const copies = copied.map(({ path, of: part }) => {
    const label = checker.schemaAt(definition, parsed.data, path)?.label;
    const of = 'field' in part ? { ...part, label } : part;
    const what = finding('translation/copy', { name: '', original: '', ...names, file, of });
    return tell({ path, mark: 'value', ...what });
  });
  const isCopy = copied.length > 0 && state.parts.every(({ path }) => copied.some(isWhole(path)));
  if (state.translated === mark || isCopy) return copies;
  const what = { asked, thing: definition === 'PageSource' ? ('page' as const) : ('file' as const), mark, file };
  if (state.translated === undefined) return [...copies, atStart(source.file, finding('translation/unmarked', what))];
  return [...copies, tell({ path: ['translated'], mark: 'value', ...finding('translation/changed', what) })];
}

/** Fewer words may be the same in two languages: a slogan, an address, what is quoted. */
const fewestWords = 12;

type CopiedPart = { path: Path; of: Copied };

/** The parts of a translation with texts of its original: a section has one place, however many of them it has. */
function copiedParts(parts: readonly PartTexts[], original: readonly PartTexts[]): CopiedPart[] {
  const known = new Set(original.flatMap(({ texts }) => texts.map(({ mark }) => mark)));
  const found = parts.map(({ path, texts }) => {
    const same = texts.filter(({ mark }) => known.has(mark));
    const words = same.reduce((sum, text) => sum + text.words, 0);
    return { path, words, texts: same.length, isAll: same.length === texts.length };
  });
  const sections = found.filter(({ path }) => path.length > 1);
  // Where all sections are copies, the shortest is one too.
  const isCopy =
    sections.every(({ isAll }) => isAll) && sections.reduce((sum, { words }) => sum + words, 0) >= fewestWords;
  return found.flatMap(({ path, words, texts, isAll }) => {
    if (texts === 0 || (words < fewestWords && !isCopy)) return [];
    return { path, of: path.length > 1 ? { texts, isAll } : { field: String(path[0]) } };
  });
}

function isWhole(wanted: Path): (part: CopiedPart) => boolean {
  return ({ path, of }) => path.join() === wanted.join() && ('field' in of || of.isAll);
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
