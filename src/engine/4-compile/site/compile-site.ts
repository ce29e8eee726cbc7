import { type Diagnostic, isFields, type SiteSource, type ThemeSource } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import type { Checker } from '../../3-repair/checker.ts';
import { typographyOf } from '../../base/typography/typography.ts';
import { finding } from '../../catalogue/index.ts';
import { withHomePage } from '../../links/addresses/home-page.ts';
import { findRoutes, sharedOutlines } from '../../links/addresses/routes.ts';
import { withSearchPage } from '../../links/addresses/search-page.ts';
import { takenFiles } from '../../links/addresses/taken-files.ts';
import type { ContentFiles } from '../../links/content-files.ts';
import { languageFolder, languagesIn } from '../../links/languages/languages.ts';
import type { Outlines } from '../../links/outline.ts';
import type { SharedReferences } from '../../links/references.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { reviewRules } from '../../links/time/reviews.ts';
import { sharedShown } from '../../links/time/shared-shown.ts';
import { zoneOf } from '../../links/time/when.ts';
import { checkFolders } from '../languages/check-languages.ts';
import { compileTranslation } from '../languages/compile-translation.ts';
import { type Original, overlayFactProblems, readOverlays, translationNames } from '../languages/overlays.ts';
import { emptySite } from './browser-site.ts';
import { compileSharedFiles } from './compile-shared.ts';
import { factSources, factValues, namesOf, textOf, uncertainty } from './site-names.ts';
import { compileSiteSource } from './site-source.ts';
import { siteValues } from './site-values.ts';
import { compileTheme } from './theme.ts';
import { withSource } from './with-source.ts';

/** What pages refer to, and what is wrong with it. `references` is what the files that pages share refer to, in each language. */
export type CompiledSite = {
  context: SiteContext;
  source: SiteSource | undefined;
  /** What it is in the other languages of the site, by their folders. */
  translated: ReadonlyMap<string, SiteSource>;
  /** What the brand looks like, where it isn't as the design has it. */
  theme: ThemeSource | undefined;
  /** The files with a mistake of which the last good state is shown. */
  kept?: readonly string[];
  diagnostics: Diagnostic[];
  references: SharedReferences[];
};

/**
 * The times that matter (ms since 1970): what is over before `now` is no mistake any more; `at` is when the site is shown, with
 * what is there then. Without `now` all times matter, without `at` everything is there.
 */
export type Times = { now?: number | undefined; at?: number | undefined };

/**
 * Everything that pages refer to, in stages that each know what the one before it returned: the names that the files give,
 * the addresses of pages, what the site's own file says, and shared sections.
 */
export function compiledSite(files: ContentFiles, checker: Checker, outlines: Outlines, times: Times): CompiledSite {
  const facts = files.facts && checker.read(files.facts, 'Facts');
  const site = files.site && checker.read(files.site, 'SiteSource');
  const { names, overlays, figures } = namesIn(files, { site, facts }, checker, outlines, times);
  const { uncertain } = names;
  const found = findRoutes(files, outlines, names);
  const isUncertain = uncertain.routes || found.isUncertain;
  const { routes, diagnostics } = isUncertain ? found : withHomePage(files.pages, found, files.folder);
  const context: SiteContext = {
    ...names,
    uncertain: { ...uncertain, routes: isUncertain },
    routes: withSearchPage(routes, names),
    site: emptySite,
    forms: new Map(),
    shared: new Map(),
  };
  const own = site && compileSiteSource(site, context);
  const brand = compileTheme(files.theme && checker.read(files.theme, 'ThemeSource'), context);
  const shared = compileSharedFiles(
    files.shared,
    own?.source ? withSource(context, own.source) : context,
    sharedShown(ofOriginal(outlines, context), sharedOutlines(files.shared, checker), context.zone),
  );
  const translations = overlays.map((overlay) => compileTranslation(overlay, files, context, site, outlines));
  const reported = [...(own?.diagnostics ?? []), ...shared.diagnostics];
  const ofFigures = overlays.map((overlay) => overlayFactProblems(overlay, { site, facts }, checker));
  return {
    context: {
      ...shared.context,
      translations: new Map(translations.map(({ own: each }) => [each.language?.folder ?? '', each])),
    },
    source: own?.source,
    translated: new Map(
      translations.flatMap(({ own: each, source }) => (source ? [[each.language?.folder ?? '', source]] : [])),
    ),
    theme: brand.theme,
    diagnostics: [
      ...files.problems,
      ...figures.diagnostics,
      ...missingSite(files),
      ...diagnostics,
      ...takenFiles(files.publicFiles.keys(), context, files.publicFolder ?? 'public'),
      ...reported,
      ...brand.diagnostics,
      ...unreported(
        translations.flatMap((translation) => translation.diagnostics),
        reported,
      ),
      ...ofFigures.flatMap((each) => each.diagnostics),
      ...checkFolders(files, context, textOf(site?.data, 'language') ?? ''),
    ],
    references: [
      ...(own && files.site
        ? [{ ...own.references, reading: { source: files.site, definition: 'SiteSource' as const, language: '' } }]
        : []),
      ...shared.references,
      ...[...translations, ...ofFigures].flatMap(({ references }) => references),
    ],
  };
}

/** What the site's own file, its facts and their translations name: all that addresses and texts may refer to. */
function namesIn(
  files: ContentFiles,
  { site, facts }: Original,
  checker: Checker,
  outlines: Outlines,
  { now = Number.NEGATIVE_INFINITY, at }: Times,
) {
  const languages = languagesIn(site?.data);
  const typography = typographyOf(languages[0]?.code ?? textOf(site?.data, 'language') ?? 'en');
  const figures = factValues(facts, checker, typography);
  const overlays = readOverlays(files, languages, checker);
  const shared = [files.shared, ...(files.overlays ?? []).map((overlay) => overlay.shared)];
  const all = [...outlines.values(), ...shared.flatMap((some) => [...sharedOutlines(some, checker).values()])];
  const plain = {
    checker,
    folder: files.folder,
    formNames: namesOf(site?.data, 'forms'),
    inquiryTypes: namesOf(site?.data, 'inquiryTypes'),
    blocks: new Set(all.flatMap(({ blocks }) => blocks)),
    contactPage: textOf(site?.data, 'contactPage'),
    placeholders: new Map([...figures.values, ...siteValues(site?.data)]),
    sources: factSources(facts),
    namedSources: new Map(),
    publicFiles: files.publicFiles,
    media: files.media ?? new Map(),
    zone: zoneOf(site?.data),
    reviews: reviewRules(site?.data),
    now,
    at,
    uncertain: uncertainty(files, site, facts),
    languages,
    hasSearch: isFields(site?.data) && site.data['search'] === true,
    language: languages[0],
    typography,
  };
  const translations = new Map(
    overlays.map((overlay) => [overlay.language.folder, translationNames(overlay, { site, facts }, plain)]),
  );
  return { names: { ...plain, translations }, overlays, figures };
}

/** A folder without the site's own file, unless that has been reported: it can't be read, or the whole folder can't. */
function missingSite({ folder, site, problems }: ContentFiles): Diagnostic[] {
  const file = `${folder}/_site.yaml`;
  const isTold = problems.some((problem) => problem.file === folder || problem.file.startsWith(`${folder}/_site.`));
  return site || isTold ? [] : [atStart(file, finding('site/missing', { file }))];
}

/** The outlines of the pages that stand in no folder of a language. */
function ofOriginal(outlines: Outlines, context: SiteContext): Outlines {
  return context.languages.length === 0
    ? outlines
    : new Map([...outlines].filter(([file]) => languageFolder(file, context) === ''));
}

/** What is wrong with the original's files in another language alone; what is wrong with them anyway has been reported. */
function unreported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, line, column, code }: Diagnostic) => `${file}:${line}:${column} ${code}`;
  const known = new Set(reported.map(keyOf));
  return found.filter((diagnostic) => {
    const key = keyOf(diagnostic);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
