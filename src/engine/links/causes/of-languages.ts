import { type Diagnostic, valueAt } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { finding } from '../../catalogue/index.ts';
import type { ContentFiles } from '../content-files.ts';
import type { SiteContext } from '../site-context.ts';

/** What is said of `languages` in the site's file, from which it follows that a folder seems to be of no language. */
const ofList = ['language/unknown', 'language/original', 'language/twice'];
/** What follows from the name of a folder. */
const ofFolder = ['route/form', 'language/not-listed', 'language/no-words', 'language/no-home'];

/**
 * The diagnostics, with one for each folder of a language whose name has capitals in place of all that follows from it, and
 * without those that follow from a list of languages that is wrong itself.
 */
export function oneOfLanguages(
  diagnostics: readonly Diagnostic[],
  files: ContentFiles,
  context: SiteContext,
): Diagnostic[] {
  const folders = foldersInCapitals(files, context);
  const isInFolder = ({ file }: Diagnostic) => folders.some(({ start }) => file.startsWith(start));
  const isListWrong = isWrongList(diagnostics, files, context);
  const left = diagnostics.filter((one) => {
    if (one.code === 'language/not-listed' && isListWrong) return false;
    if (one.code === 'language/no-pages' && folders.length > 0) return false;
    return !(ofFolder.includes(one.code) && isInFolder(one));
  });
  return [...left, ...folders.map(({ told }) => told)];
}

function isWrongList(diagnostics: readonly Diagnostic[], { site }: ContentFiles, { checker }: SiteContext): boolean {
  if (!site) return false;
  if (diagnostics.some(({ file, code }) => file === site.file && ofList.includes(code))) return true;
  const written = valueAt(checker.read(site, 'SiteSource').data, ['languages']);
  return written !== undefined && !Array.isArray(written);
}

function foldersInCapitals({ folder: content, pages, overlays = [] }: ContentFiles, { languages }: SiteContext) {
  const own = overlays.flatMap(({ site, facts, shared }) => [site, facts, ...shared].flatMap((each) => each ?? []));
  const found = new Map<string, { start: string; told: Diagnostic }>();
  for (const { file } of [...own, ...pages]) {
    const [name = '', ...inside] = file.slice(content.length + 1).split('/');
    const wanted = name.toLowerCase();
    if (inside.length === 0 || wanted === name || found.has(name)) continue;
    if (!languages.slice(1).some(({ folder }) => folder === wanted)) continue;
    const what = finding('language/folder', { folder: `${content}/${name}`, wanted: `${content}/${wanted}` });
    found.set(name, { start: `${content}/${name}/`, told: atStart(file, what) });
  }
  return [...found.values()];
}
