import type { Diagnostic, SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import { nameInFolder } from '../../base/content-names.ts';
import { finding } from '../../catalogue/index.ts';
import type { ContentFiles } from '../content-files.ts';
import type { SiteContext } from '../site-context.ts';
import { figuresBehind } from './figures-behind.ts';
import { originalOf } from './languages.ts';
import { markNotes } from './mark-notes.ts';
import { stateOf } from './mark-of.ts';

/** What translators want to know of what the pages of a language share: figures and sections whose original has changed since. */
export function partNotes(files: ContentFiles, context: SiteContext): Diagnostic[] {
  const { languages, checker } = context;
  const own = (files.overlays ?? []).filter(({ folder }) => languages.some((language) => language.folder === folder));
  return own.flatMap(({ facts, shared }) => [
    ...(facts && files.facts ? figureNotes(facts, files.facts, context) : []),
    ...shared.flatMap((source) => {
      const original = originalOf(source, files.shared, context);
      if (!original) return [];
      const [state, says] = [source, original].map((one) => stateOf(checker.read(one, 'SharedSource')));
      const asked = nameInFolder(source.file, context.folder);
      return markNotes(
        { source, definition: 'SharedSource', state, asked },
        { file: original.file, state: says },
        context,
      );
    }),
  ]);
}

function figureNotes(source: SourceFile, original: SourceFile, { checker, folder }: SiteContext): Diagnostic[] {
  const parsed = checker.read(source, 'FactsOverlay');
  const says = checker.read(original, 'Facts');
  // What figures with mistakes say, nobody knows.
  if (parsed.isUncertain || says.isUncertain) return [];
  const behind = figuresBehind(parsed.data, says.data);
  const asked = nameInFolder(source.file, folder);
  const { file } = original;
  const figures = behind.flatMap(({ name, then }) => (then === undefined ? [name] : []));
  const unmarked = { asked, thing: 'figures' as const, file, figures };
  return [
    ...(figures.length === 0 ? [] : [atStart(source.file, finding('translation/unmarked', unmarked))]),
    ...behind.flatMap(({ name, then, now }) => {
      if (then === undefined) return [];
      const changed = { asked: `${asked}#${name}`, thing: 'figure' as const, file, figure: { name, then, now } };
      const problem = { path: [name, 'value'], mark: 'value' as const, ...finding('translation/changed', changed) };
      return problemAt(parsed, pageName(source.file), problem, checker);
    }),
  ];
}
