import type { Diagnostic, SourceFile } from '../../model/diagnostic.ts';
import type { ContactForm } from '../../model/page.ts';
import type { SiteSource, ThemeSource } from '../../model/types.generated.ts';
import { atStart } from '../1-parse/decode.ts';
import type { Checker } from '../3-repair/checker.ts';
import { readDocument } from '../3-repair/read-document.ts';
import { never, type Shown } from '../base/shown.ts';
import { finding } from '../catalogue/index.ts';
import { compileShared, sharedName } from './compile-shared.ts';
import type { ContentFiles } from './content-files.ts';
import { allFiles, definitionOf, withTexts } from './content-files.ts';
import { withHomePage } from './home-page.ts';
import { type Outlines, outlinesOf } from './outline.ts';
import type { Uses } from './references.ts';
import { findRoutes, sharedOutlines } from './routes.ts';
import { browserSite, emptySite } from './site/browser-site.ts';
import { factSources, factValues, namesOf, textOf, uncertainty, zoneOf } from './site/site-names.ts';
import { compileSiteSource } from './site/site-source.ts';
import { siteValues } from './site/site-values.ts';
import { compileTheme } from './site/theme.ts';
import type { SharedSections, SiteContext } from './site-context.ts';
import { withSureFixes } from './sure-fixes.ts';
import { takenFiles } from './taken-files.ts';
import { sharedShown } from './time/shared-shown.ts';

/** What pages refer to, and what is wrong with it. `uses` is what the site's own files refer to. */
export type CompiledSite = {
  context: SiteContext;
  source: SiteSource | undefined;
  /** What the brand looks like, where it isn't as the design has it. */
  theme: ThemeSource | undefined;
  diagnostics: Diagnostic[];
  uses: Uses[];
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
export function compileSite(
  files: ContentFiles,
  checker: Checker,
  times: Times = {},
  outlines: Outlines = outlinesOf(files.pages, checker),
): CompiledSite {
  const site = compiled(files, checker, outlines, times);
  const diagnostics = withSureFixes(site.diagnostics, checker, (file) => {
    const source = allFiles(files).find((one) => one.file === file);
    return source && { source, definition: definitionOf(source, files), check };
  });
  return { ...site, diagnostics };

  function check(fixed: SourceFile): Diagnostic[] {
    const changed = withTexts(files, new Map([[fixed.file, fixed.text]]));
    const own = changed.pages.filter(({ file }) => file === fixed.file);
    return compiled(changed, checker, new Map([...outlines, ...outlinesOf(own, checker)]), times).diagnostics;
  }
}

function compiled(
  files: ContentFiles,
  checker: Checker,
  outlines: Outlines,
  { now = Number.NEGATIVE_INFINITY, at }: Times,
): CompiledSite {
  const facts = files.facts && readDocument(files.facts, 'Facts', checker);
  const site = files.site && readDocument(files.site, 'SiteSource', checker);
  const figures = factValues(facts, checker);
  const uncertain = uncertainty(files, site, facts);
  const names = {
    checker,
    folder: files.folder,
    formNames: namesOf(site?.data, 'forms'),
    inquiryTypes: namesOf(site?.data, 'inquiryTypes'),
    contactPage: textOf(site?.data, 'contactPage'),
    placeholders: new Map([...figures.values, ...siteValues(site?.data)]),
    sources: factSources(facts),
    publicFiles: files.publicFiles,
    zone: zoneOf(site?.data),
    now,
    at,
    uncertain,
  };
  const found = findRoutes(files, outlines, names);
  const isUncertain = uncertain.routes || found.isUncertain;
  const { routes, diagnostics } = isUncertain ? found : withHomePage(files.pages, found, files.folder);
  const context: SiteContext = {
    ...names,
    uncertain: { ...uncertain, routes: isUncertain },
    routes,
    site: emptySite,
    forms: new Map(),
    shared: new Map(),
  };
  const own = site && compileSiteSource(site, context);
  const brand = compileTheme(files.theme && readDocument(files.theme, 'ThemeSource', checker), context);
  const shared = compileSharedFiles(
    files.shared,
    own?.source ? withSource(context, own.source) : context,
    sharedShown(outlines, sharedOutlines(files.shared, checker), context.zone),
  );
  return {
    context: shared.context,
    source: own?.source,
    theme: brand.theme,
    diagnostics: [
      ...files.problems,
      ...figures.diagnostics,
      ...missingSite(files),
      ...diagnostics,
      ...takenFiles(files.publicFiles.keys(), routes, files.publicFolder ?? 'public'),
      ...(own?.diagnostics ?? []),
      ...brand.diagnostics,
      ...shared.diagnostics,
    ],
    uses: [...(own ? [own.uses] : []), ...shared.uses],
  };
}

/** A folder without the site's own file, unless that has been told: it can't be read, or the whole folder can't. */
function missingSite({ folder, site, problems }: ContentFiles): Diagnostic[] {
  const file = `${folder}/_site.yaml`;
  const isTold = problems.some((problem) => problem.file === folder || problem.file.startsWith(`${folder}/_site.`));
  return site || isTold ? [] : [atStart(file, finding('site/missing', { file }))];
}

function withSource(context: SiteContext, source: SiteSource): SiteContext {
  const forms = Object.entries(source.forms).map(([name, form]): [string, ContactForm] => [name, { name, ...form }]);
  return { ...context, forms: new Map(forms), site: browserSite(source) };
}

/** Compiles the shared files; one can use those before it. */
function compileSharedFiles(
  sources: readonly SourceFile[],
  context: SiteContext,
  shown: ReadonlyMap<string, Shown>,
): { context: SiteContext; diagnostics: Diagnostic[]; uses: Uses[] } {
  let known: ReadonlyMap<string, SharedSections> = context.shared;
  const compiled = sources.map((source) => {
    const name = sharedName(source.file);
    const one = compileShared(source, { ...context, shared: known }, shown.get(name) ?? never);
    known = new Map([...known, [name, one.sections]]);
    return one;
  });
  return {
    context: { ...context, shared: known },
    diagnostics: compiled.flatMap(({ diagnostics }) => diagnostics),
    uses: compiled.map(({ uses }) => uses),
  };
}
