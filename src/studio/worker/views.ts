import {
  type AbsentPart,
  absentInMenus,
  absentInPage,
  allFiles,
  contextOf,
  definitionOf,
  languageFolder,
  onceOnLine,
  outsideNotes,
  pagePath,
  withTexts,
} from '#engine';
import { directionOf } from '#engine/base';
import type { PageStates } from '#engine/report';
import { type Diagnostic, hasErrors, isError, type SourceFile, valueAt } from '#kit/model';
import type { Absent } from '#kit/preview';
import { allFaces, brandCss, directionCss, markCss, partCss } from '#kit/theme';
import { whenShown } from '../outline/when-shown.ts';
import { isNeedless, isShared } from '../store/site-folders.ts';
import type { LiveSite } from './live-site.ts';
import type { FileView, Look, PageView } from './protocol.ts';

/** A page as it is looked at, for the preview. */
export function pageView(source: SourceFile, look: Look, live: LiveSite, states: PageStates): PageView {
  const site = live.seen(look);
  const path = pagePath(source, site.context);
  const at = live.timeOf(look);
  const siteErrors = live.site.diagnostics.filter(isError);
  const compiled = live.compile(source, site);
  // An earlier text is not among those of the site.
  const texts = live.texts.set(source.file, source.text);
  const { page, origins, problems, isLastGood } = states.stateOf({ source, path, compiled, siteErrors }, texts);
  const { site: own, forms } = contextOf(source.file, site.context);
  return {
    file: source.file,
    at: look.at,
    page,
    site: own,
    forms: Object.fromEntries(forms),
    origins,
    absent:
      look.showsAbsent && !isLastGood
        ? absentInPage(source, { context: live.site.context, shared: live.files.shared, at }).map(inWords)
        : [],
    absentMenus: look.showsAbsent ? absentInSite(source, at, live).map(inWords) : [],
    isLastGood,
    keptFiles: (site.kept ?? []).filter((each) => !isShared(each) || origins.some((origin) => origin.file === each)),
    problems,
    brand: [...brandCss(site.theme), ...markCss(own.logo), ...directionCss([directionOf(own.language)])].join(''),
    samples: {
      light: partCss('sample', { ...site.theme, default: 'light' }),
      dark: partCss('sample', { ...site.theme, default: 'dark' }),
    },
    faces: allFaces(site.theme, site.context.publicFiles),
    firstTheme: site.theme?.default ?? 'dark',
    direction: directionOf(own.language),
  };
}

/** What of the menus and notices is shown though visitors don't see it: of a list that the page's language has itself, else of the original's. */
function absentInSite(source: SourceFile, at: number, { files, checker, site }: LiveSite): AbsentPart[] {
  const folder = languageFolder(source.file, site.context);
  const words = files.overlays?.find((overlay) => overlay.folder === folder)?.site;
  const own = words && checker.read(words, 'SiteOverlay');
  const original = files.site && checker.read(files.site, 'SiteSource');
  const place = { context: site.context, at };
  const isOwn = ({ path }: AbsentPart) =>
    valueAt(
      own?.data,
      path.slice(
        0,
        path.findIndex((step) => typeof step === 'number'),
      ),
    ) !== undefined;
  return [
    ...(own ? absentInMenus(own, {}, place) : []),
    ...(original && site.source ? absentInMenus(original, site.source, place) : []).filter((part) => !isOwn(part)),
  ];
}

/** As its row says it. */
function inWords({ path, absence }: AbsentPart): Absent {
  const { kind } = absence;
  const said = kind === 'hidden' ? { hidden: true } : { [kind === 'later' ? 'from' : 'until']: absence.day };
  return { path, words: whenShown(said, new Date()) };
}

/** What a file says, and what is wrong with it, each at its place in the data. */
export function fileView(source: SourceFile, live: LiveSite): FileView {
  const kind = definitionOf(source, live.files);
  const { data, isUncertain, diagnostics } = live.checker.read(source, kind);
  const hasMistake = hasErrors(diagnostics);
  // A wrong field doesn't keep anybody from mending it, nor from changing others: what stands there is shown, not what was meant.
  const written = isUncertain || hasMistake ? live.checker.asWritten(source) : data;
  const shown = written ?? data;
  return {
    file: source.file,
    kind,
    ...(shown === undefined ? {} : { data: shown }),
    isUncertain: written === undefined,
    diagnostics: live.unsettled(diagnosticsOf(source, live)).map((diagnostic) => live.placed(diagnostic, source)),
  };
}

/** A file that isn't there yet, where the folder has a place for it: it says nothing, and its form is shown all the same. */
export function missingView(file: string, live: LiveSite): FileView | undefined {
  if (!isNeedless(file)) return undefined;
  const files = withTexts(live.files, new Map([[file, '']]));
  const source = allFiles(files).find((known) => known.file === file);
  return source && { file, kind: definitionOf(source, files), data: {}, isUncertain: false, diagnostics: [] };
}

/** What is wrong with a file by itself and with what it refers to; what only all pages together show comes later. */
function diagnosticsOf(source: SourceFile, live: LiveSite): readonly Diagnostic[] {
  const ofSite = live.site.diagnostics.filter(({ file }) => file === source.file);
  const ofPage = live.page(source.file) === undefined ? [] : live.compile(source).diagnostics;
  return onceOnLine([...ofSite, ...ofPage, ...outsideNotes(live.files, live.site.context, [source])]);
}
