import type { Diagnostic, SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import type { Definition } from '../../2-validate/structure.ts';
import type { Checker } from '../../3-repair/checker.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import { finding } from '../../catalogue/index.ts';
import type { TranslationState } from './mark-of.ts';

/** A page or shared sections in another language: its file, what it says, and what the command is given for it. */
export type Translation = {
  source: SourceFile;
  definition: Extract<Definition, 'PageSource' | 'SharedSource'>;
  state: TranslationState | undefined;
  asked: string;
};

/** Whether a translation says which state of its original it was made from, and whether that is still the one. */
export function markNotes(
  { source, definition, state, asked }: Translation,
  original: { file: string; state: TranslationState | undefined },
  checker: Checker,
): Diagnostic[] {
  const mark = original.state?.mark;
  // What an original with mistakes says, nobody knows.
  if (mark === undefined || !state || state.translated === mark) return [];
  const what = { asked, thing: definition === 'PageSource' ? ('page' as const) : ('file' as const), mark };
  const { file } = original;
  if (state.translated === undefined) return [atStart(source.file, finding('translation/unmarked', { ...what, file }))];
  const problem = {
    path: ['translated'],
    mark: 'value' as const,
    ...finding('translation/changed', { ...what, file }),
  };
  return [problemAt(checker.read(source, definition), pageName(source.file), problem, checker)];
}
