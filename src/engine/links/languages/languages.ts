import { isFields, type SourceFile } from '#kit/model';
import { nameInFolder } from '../../base/content-names.ts';
import { englishName, type Language, languageCode, languageOf } from '../../base/language.ts';
import { type Finding, finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../site-context.ts';

/** What the site's file lists as its languages, as it is written. */
export function writtenLanguages(data: unknown): unknown[] {
  const list = isFields(data) ? data['languages'] : undefined;
  return Array.isArray(list) ? list : [];
}

/** The languages of a site, the original first; none where it has only one. What is no language is reported elsewhere. */
export function languagesIn(data: unknown): Language[] {
  const codes = new Set(
    writtenLanguages(data).flatMap((written) => (typeof written === 'string' ? (languageCode(written) ?? []) : [])),
  );
  return codes.size < 2 ? [] : [...codes].map((code, index) => languageOf(code, index === 0));
}

/** The folder of the language that a file of the content folder is written in; empty for the original. */
export function languageFolder(file: string, { folder, languages }: Pick<SiteContext, 'folder' | 'languages'>): string {
  if (languages.length === 0) return '';
  const [first = '', ...more] = nameInFolder(file, folder).split('/');
  return more.length > 0 && languages.some((language) => language.folder === first) ? first : '';
}

/** The code of the language in which a page at an address is written. */
export function languageAt(path: string, { languages, site }: Pick<SiteContext, 'languages' | 'site'>): string {
  return languages.find(({ folder }) => path.startsWith(`/${folder}/`))?.code ?? site.language;
}

/** The name that a page has in the folder of its language: `about` for `pages/es/about.yaml`. */
export function nameInLanguage(file: string, context: Pick<SiteContext, 'folder' | 'languages'>): string {
  const name = nameInFolder(file, context.folder);
  const folder = languageFolder(file, context);
  return folder === '' ? name : name.slice(folder.length + 1);
}

/** The original of what stands in the folder of a language, among files; nothing of a file that stands in none. */
export function originalOf(
  { file }: Pick<SourceFile, 'file'>,
  files: readonly SourceFile[],
  context: Pick<SiteContext, 'folder' | 'languages'>,
): SourceFile | undefined {
  if (languageFolder(file, context) === '') return undefined;
  const name = nameInLanguage(file, context);
  return files.find((one) => languageFolder(one.file, context) === '' && nameInLanguage(one.file, context) === name);
}

/**
 * What is said of labels that something shows, and that neither the site nor the builder has in its language: of the original a mistake; of
 * another language what is left to translate, as its menu is.
 */
export function missingLabels(
  { folder, language, languages, site }: Pick<SiteContext, 'folder' | 'language' | 'languages' | 'site'>,
  names: readonly string[],
): Finding {
  if (language === undefined || language === languages[0])
    return finding('labels/missing', { language: site.language, names });
  const file = `${folder}/${language.folder}/_site.yaml`;
  return finding('language/words', { name: englishName(language.code), file, names });
}

/** The address of the home page of a language. */
export function homeOf({ folder }: Pick<Language, 'folder'>): string {
  return `/${folder}`;
}

/** What a file of the content folder may refer to: what its language has of its own, and else what all have. */
export function contextOf<Context extends Pick<SiteContext, 'folder' | 'languages' | 'translations'>>(
  file: string,
  context: Context,
): Context {
  const own = context.translations.get(languageFolder(file, context));
  return own ? { ...context, ...own } : context;
}
