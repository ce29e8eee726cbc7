import { type Diagnostic, isFields } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { lastPart } from '../../base/content-names.ts';
import { codeOfName, englishName, type Language, languageCode } from '../../base/language.ts';
import { replaced } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import type { ContentFiles, OverlayFiles } from '../../links/content-files.ts';
import { homeOf, languageFolder, writtenLanguages } from '../../links/languages/languages.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

/** Reports what is wrong with the list of the site's languages. */
export function checkLanguages(data: Readonly<Record<string, unknown>>, scope: SectionScope): void {
  const known = new Set<string>();
  for (const [index, written] of writtenLanguages(data).entries()) {
    // Another kind of value was refused by the schema.
    if (typeof written !== 'string' || written === '') continue;
    const place = { path: ['languages', index], mark: 'value' } as const;
    const code = languageCode(written);
    const near = { word: code ?? codeOfName(written), isSure: code !== undefined };
    if (code !== written)
      report(scope, { ...place, ...finding('language/unknown', { name: written, ...near }), ...replaced(near) });
    else if (known.has(code)) report(scope, { ...place, ...finding('language/twice', { code }) });
    else checkLanguage(code, index, data, scope);
    if (code !== undefined) known.add(code);
  }
}

function checkLanguage(
  code: string,
  index: number,
  data: Readonly<Record<string, unknown>>,
  scope: SectionScope,
): void {
  const { language } = data;
  const place = { path: ['languages', index], mark: 'value' } as const;
  const { routes, languages, folder: content } = scope.context;
  if (index === 0) {
    if (typeof language !== 'string' || languageCode(language) === code || languageCode(language) === undefined) return;
    report(scope, {
      ...place,
      ...finding('language/original', {
        first: code,
        language,
        others: writtenLanguages(data)
          .filter((each) => each !== language)
          .map(String),
      }),
    });
    return;
  }
  const folder = code.toLowerCase();
  // That it is the original, and not first, has been reported.
  if (typeof language === 'string' && languageCode(language) === code) return;
  const hasPages = [...routes.values()].some(
    ({ file }) => languageFolder(file, { folder: content, languages }) === folder,
  );
  if (hasPages || scope.context.uncertain.routes) return;
  const what = { code, name: englishName(code), folder: `${content}/${folder}` };
  report(scope, { ...place, ...finding('language/no-pages', what) });
}

/** What is wrong with the folders of languages: one that the site doesn't list, one without words of its own. */
export function checkFolders(files: ContentFiles, context: SiteContext, language: string): Diagnostic[] {
  const { languages, uncertain, routes } = context;
  const themes = (files.overlays ?? []).flatMap(({ strayTheme: file }) =>
    file === undefined ? [] : atStart(`${files.folder}/${file}`, finding('theme/in-folder', { file })),
  );
  if (uncertain.site) return themes;
  const [original] = languages;
  const codes = languages.map(({ code }) => code);
  const strange = (files.overlays ?? []).flatMap(({ folder, site, facts, shared }) => {
    const code = languageCode(folder);
    const [file] = [site, facts, ...shared].flatMap((source) => source?.file ?? []);
    if (code === undefined || file === undefined || languages.some((known) => known.folder === folder)) return [];
    const listed = [...(codes.length > 0 ? codes : [language]), code];
    return [atStart(file, finding('language/not-listed', { code, name: englishName(code), languages: listed }))];
  });
  const wordless = languages.slice(1).flatMap(({ code, folder }) => {
    const hasWords = (files.overlays ?? []).some((overlay) => overlay.folder === folder && saysWords(overlay, context));
    const file = `${files.folder}/${folder}/_site.yaml`;
    const isTold = files.problems.some((problem) => problem.file.startsWith(`${files.folder}/${folder}/_site.`));
    const hasPages = [...routes.values()].some((route) => route.file.startsWith(`${files.folder}/${folder}/`));
    if (hasWords || isTold || !hasPages || !original) return [];
    const what = { name: englishName(code), original: englishName(original.code) };
    return [atStart(file, finding('language/no-words', what))];
  });
  return [
    ...themes,
    ...strange,
    ...wordless,
    ...languages.slice(1).flatMap((language) => missingHome(language, context)),
  ];
}

/** Whether a language has said something of what all pages share. A file that can't be read is told by itself. */
function saysWords({ site }: OverlayFiles, { checker }: SiteContext): boolean {
  const data = site && checker.read(site, 'SiteOverlay').data;
  return isFields(data) ? Object.values(data).some((value) => !isEmpty(value)) : site !== undefined;
}

function isEmpty(value: unknown): boolean {
  return isFields(value) && Object.keys(value).length === 0;
}

/** What people call the first page in the language that it is written in. */
const homeNames =
  /^(?:home|index|start|main|welcome|inicio|principal|accueil|startseite|inizio|hem|hjem|etusivu|strona-glowna)(?:page)?$/i;

/** A language that has pages, and no home page among them. Where visitors see none of them on any day, it is in preparation. */
function missingHome(language: Language, { routes, folder, uncertain }: SiteContext): Diagnostic[] {
  const own = [...routes].filter(([, { file }]) => file.startsWith(`${folder}/${language.folder}/`));
  if (uncertain.routes || routes.has(homeOf(language)) || !own.some(([, { shown }]) => shown.length > 0)) return [];
  const page = `${language.folder}/home`;
  const meant = own.find(([path]) => homeNames.test(path.slice(homeOf(language).length + 1)))?.[1].file;
  const what = { name: englishName(language.code), path: homeOf(language), page, meant: meant && lastPart(meant) };
  return [atStart(meant ?? `${folder}/${page}.yaml`, finding('language/no-home', what))];
}
