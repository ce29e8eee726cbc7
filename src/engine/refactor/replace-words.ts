import { isFields, kindCalled, type Path, type Splice } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import type { Plan } from './types.ts';

/** A text that visitors read, as it is written in a file; `kind` is that of schemas, and none for the value of a figure. */
export type WrittenWords = { file: string; path: Path; value: string; kind: string | undefined };

/** Every text of a content folder that visitors read: no address, no name of anything, and nothing that only says when. */
export function writtenWords(files: ContentFiles, checker: Checker): WrittenWords[] {
  return allFiles(files).flatMap((source) => {
    const { file } = source;
    const definition = definitionOf(source, files);
    const document = checker.read(source, definition);
    const texts = kindTextsOf(document)
      .filter(({ kind }) => kindCalled(kind).isRead)
      .map((text): WrittenWords => ({ ...text, file }));
    const isOfFigures = definition === 'Facts' || definition === 'FactsOverlay';
    return isOfFigures ? [...texts, ...figureValues(document.data, file)] : texts;
  });
}

function figureValues(figures: unknown, file: string): WrittenWords[] {
  return Object.entries(isFields(figures) ? figures : {}).flatMap(([name, figure]) => {
    const value = isFields(figure) ? figure['value'] : undefined;
    return typeof value === 'string' ? [{ file, path: [name, 'value'], value, kind: undefined }] : [];
  });
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
