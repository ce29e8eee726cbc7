import { isFields, kindCalled, type Path, type Splice, valueAt } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import type { Plan } from './types.ts';

/** A text that visitors read, as it is written in a file; `kind` is that of schemas, and none for what is plain data in them. */
export type WrittenWords = { file: string; path: Path; value: string; kind: string | undefined };

/** Every text of a content folder that visitors read: no address, no name of anything, and nothing that only says when. */
export function writtenWords(files: ContentFiles, checker: Checker): WrittenWords[] {
  const read = allFiles(files).map((source) => {
    const definition = definitionOf(source, files);
    return { file: source.file, definition, document: checker.read(source, definition) };
  });
  const named = new Set(
    read.flatMap(({ document }) => {
      const sources = valueAt(document.data, ['sources']);
      return isFields(sources) ? Object.keys(sources) : [];
    }),
  );
  return read.flatMap(({ file, definition, document }) => {
    const texts = kindTextsOf(document)
      .filter(({ kind }) => kindCalled(kind).isRead || kindCalled(kind).isShown)
      .map((text): WrittenWords => ({ ...text, file }));
    const plain = plainTexts(definition, document.data).flatMap((path): WrittenWords[] => {
      const value = valueAt(document.data, path);
      // A source that `_site.yaml` names is read in its words.
      const isName = path[1] === 'source' && typeof value === 'string' && named.has(value);
      return typeof value === 'string' && !isName ? [{ file, path, value, kind: undefined }] : [];
    });
    return [...plain, ...texts];
  });
}

/** Where a file says what visitors read though it is plain data: what stands for itself wherever a text names it. */
function plainTexts(definition: Definition, data: unknown): Path[] {
  if (definition === 'SiteSource' || definition === 'SiteOverlay')
    return ['product', 'organization'].map((name) => [name, 'name']);
  if (definition !== 'Facts' && definition !== 'FactsOverlay') return [];
  return Object.keys(isFields(data) ? data : {}).flatMap((name) => [
    [name, 'value'],
    [name, 'source'],
  ]);
}

/** What becomes of a text: what it said when that was looked at, and what comes where in it. */
export type NewWords = { file: string; path: Path; value: string; splices: readonly Splice[] };

/** Puts other words into texts, which then say something new: translations of them are behind. Refused where one says something else by now. */
export function replaceWords(
  given: GivenSite,
  { title, texts }: { title: string; texts: readonly NewWords[] },
): Plan | Refused {
  return planned(given, (draft) => {
    const { files, checker } = draft.site;
    const key = ({ file, path, value }: Pick<NewWords, 'file' | 'path' | 'value'>) =>
      JSON.stringify([file, path, value]);
    const known = new Set(writtenWords(files, checker).map(key));
    if (!texts.every((text) => known.has(key(text))))
      throw new Refusal('Something has changed meanwhile. Look once more at what you replace.');
    for (const file of new Set(texts.map((text) => text.file)))
      draft.splice(
        file,
        texts.filter((text) => text.file === file),
      );
    return { title: [title], changed: [], notes: [], saysNew: true };
  });
}
