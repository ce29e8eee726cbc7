import type { Checker, ContentFiles, Definition, SiteContext } from '#engine';
import { englishName } from '#engine/base';
import { childOf, isFields, type SourceFile } from '#kit/model';

/** What a figure says in a language that has it itself: its file, the language by its code and its name, and what it is translated from. */
export type SaidFigure = { file: string; code: string; language: string; value: string; translated?: string };

/** What each figure says in the languages that have it themselves, by its name: in the original first. */
export function figuresSaid(
  { facts, overlays = [] }: ContentFiles,
  { languages, site }: SiteContext,
  checker: Checker,
): ReadonlyMap<string, readonly SaidFigure[]> {
  const said = new Map<string, SaidFigure[]>();
  const read = (source: SourceFile | undefined, definition: Definition, code: string) => {
    const data = source && checker.read(source, definition).data;
    for (const [name, figure] of Object.entries(isFields(data) ? data : {})) {
      const [value, translated] = [childOf(figure, 'value'), childOf(figure, 'translated')];
      if (!source || typeof value !== 'string') continue;
      const one = { file: source.file, code, language: englishName(code), value };
      said.set(name, [...(said.get(name) ?? []), typeof translated === 'string' ? { ...one, translated } : one]);
    }
  };
  read(facts, 'Facts', languages[0]?.code ?? site.language);
  for (const { code, folder } of languages.slice(1))
    read(overlays.find((overlay) => overlay.folder === folder)?.facts, 'FactsOverlay', code);
  return said;
}

/** What a text can have filled in; `inFolders` is what it says in the languages, by their folders, that say it otherwise. */
export type Placeholder = {
  name: string;
  value: string;
  inFolders?: readonly { folder: string; value: string }[];
};

/** All that texts can have filled in, as each language says it. */
export function placeholdersOf(context: SiteContext): Placeholder[] {
  return [...context.placeholders].map(([name, value]) => {
    const inFolders = [...context.translations].flatMap(([folder, { placeholders }]) => {
      const own = placeholders.get(name) ?? value;
      return own === value ? [] : [{ folder: `${context.folder}/${folder}/`, value: own }];
    });
    return inFolders.length === 0 ? { name, value } : { name, value, inFolders };
  });
}
