import { isFields, type SourceFile } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { nameInFolder } from '../base/content-names.ts';
import { englishName, languageCode, languageOf } from '../base/language.ts';
import { either, fileCalled, say, written } from '../catalogue/say.ts';
import { applyEdit } from '../edit/index.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { pagePath } from '../links/addresses/routes.ts';
import { allFiles } from '../links/content-files.ts';
import { languageFolder, writtenLanguages } from '../links/languages/languages.ts';
import { markOf } from '../links/languages/mark-of.ts';
import { pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import { withSchemaFrom } from './schema-comment.ts';
import type { Plan } from './types.ts';

/** Makes a page of another language (its code) that begins as a copy of its original. */
export function translatePage(
  given: GivenSite,
  { path, language }: { path: string; language: string },
): Plan | Refused {
  return planned(given, (draft) => {
    const { files, content, checker } = draft.site;
    const { context } = content;
    const { folder } = files;
    const original = pageAt(path, draft.site);
    if (languageFolder(original.file, context) !== '')
      throw new Refusal(
        say`${written(path)} is a translation itself. Begin with the page that it is a translation of.`,
      );
    const other = context.languages.find(({ code }) => code === language);
    if (!other || other.folder === '')
      throw new Refusal(`The site has no pages in ${englishName(language)} beside its own.`);
    const file = `${folder}/${other.folder}/${original.file.slice(folder.length + 1)}`;
    const name = nameInFolder(file, folder).toLowerCase();
    if ([...allFiles(files), ...files.problems].some((one) => nameInFolder(one.file, folder).toLowerCase() === name))
      throw new Refusal(say`${written(path)} is there in ${englishName(language)} already.`);
    const text = translationText(original, file, { folder, checker });
    draft.copy(original.file, file, text);
    const address = pagePath({ file, text }, context);
    return {
      title: say`The page ${address} is new: a copy of ${path} to translate into ${englishName(language)}${either(`, in \`${file}\``, '')}.`,
      changed: [],
      notes: [],
    };
  });
}

/** Lists a further language (its code), behind that of the site where none are listed, and begins its home page as a copy of the original. */
export function addLanguage(given: GivenSite, { language }: { language: string }): Plan | Refused {
  return planned(given, (draft) => {
    const { files, checker } = draft.site;
    const { folder, site } = files;
    const code = languageCode(language);
    if (!site || code === undefined) throw new Refusal(`“${language}” is not the code of a language.`);
    const { data } = draft.document(site.file);
    const listed = writtenLanguages(data);
    const before = listed.length > 0 || !isFields(data) ? listed : [data['language']];
    if (before.includes(code)) throw new Refusal(`${englishName(code)} is there already.`);
    draft.edit(site.file, { op: 'set', path: ['languages'], value: [...before, code] });
    const original = pageAt('/', draft.site);
    const own = `${folder}/${languageOf(code, false).folder}`;
    const file = `${own}/${original.file.slice(folder.length + 1)}`;
    const words = `${own}/_site.yaml`;
    // Without a place of its own its menu would be changed in the original.
    if (![...allFiles(files), ...files.problems].some((one) => one.file.startsWith(`${own}/_site.`)))
      draft.add(
        words,
        `# What is other in ${englishName(code)}; what is left out is as in the original.\nlabels: {}\n`,
      );
    if (!allFiles(files).some((one) => one.file === file))
      draft.copy(original.file, file, translationText(original, file, { folder, checker }));
    return {
      title: say`${englishName(code)} is a language of this site now. Its home page begins as a copy of the original.`,
      changed: [],
      notes: [],
      // What a language that the builder doesn't know still has to say is told there.
      mayHaveMistakes: [site.file, file, words],
    };
  });
}

/**
 * The text of an original as its translation begins, in the file `to` of the content folder: it says which state of the original
 * it is made from. Throws Refusal where that can't be written.
 */
export function translationText(
  original: SourceFile,
  to: string,
  { folder, checker }: { folder: string; checker: Checker },
): string {
  const { data } = checker.read(original, 'PageSource');
  const fields = isFields(data) ? data : {};
  const at = Object.keys(fields).indexOf('sections');
  const edit = { op: 'set' as const, path: ['translated'], value: markOf(fields), ...(at < 0 ? {} : { at }) };
  const marked = applyEdit(original.text, edit);
  if ('refused' in marked)
    throw new Refusal(say`${fileCalled(original.file)} can't be translated as it is: ${marked.said ?? marked.refused}`);
  return withSchemaFrom(marked.text, original.file, to, folder);
}
