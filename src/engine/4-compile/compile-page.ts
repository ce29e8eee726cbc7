import { type ContactForm, type Diagnostic, isFields, type Page, type SourceFile } from '#kit/model';
import { copyOf } from '../1-parse/copy.ts';
import { pageName } from '../2-validate/place.ts';
import { readDocument } from '../3-repair/read-document.ts';
import { inFile } from '../base/in-file.ts';
import { always } from '../base/shown.ts';
import { finding } from '../catalogue/index.ts';
import type { PageState } from './checked-page.ts';
import { placedSections } from './compile-sections.ts';
import { compileValue, filledText } from './compile-value.ts';
import { emptyContents, withContents } from './contents/with-contents.ts';
import { filmsOf } from './films/films-of.ts';
import { contextOf } from './languages/languages.ts';
import { stateOf } from './languages/mark-of.ts';
import { shownSiblings } from './languages/siblings.ts';
import { writtenPath } from './outline.ts';
import { withFirstPicture } from './pictures/first-picture.ts';
import { compileSocialPicture } from './pictures/social-picture.ts';
import { PlacedValue } from './placed-value.ts';
import { isOfRedirect, redirectInPage } from './redirect-field.ts';
import { noReferences, type References } from './references.ts';
import { routePath } from './routes.ts';
import { newScope, report, type SectionScope } from './section-scope.ts';
import type { Origin, SiteContext } from './site-context.ts';
import { withSureFixes } from './sure-fixes.ts';
import { firstGap } from './time/absence.ts';
import { missingHero } from './time/check-hero.ts';
import { takeSchedules } from './time/check-schedules.ts';
import { shownWhen, type When, whenOf } from './time/when.ts';

/**
 * A compiled page. `page` is missing where the file can't be read at all; with errors it holds invalid sections. `origins` tell
 * of each of its sections where it is written.
 */
export type CompiledPage = {
  page?: Page;
  origins?: readonly Origin[];
  diagnostics: Diagnostic[];
  references: References;
  state?: PageState;
};

/**
 * One page definition to plain data. Pure: the same source and site give the same page.
 * The build, the dev server, the validator and the tests all go through here.
 */
export function compilePage(source: SourceFile, site: SiteContext): CompiledPage {
  const context = contextOf(source.file, site);
  return inFile(source.file, () => {
    const page = compiled(source, context);
    const trial = {
      source,
      definition: 'PageSource',
      check: (fixed: SourceFile) => compiled(fixed, context).diagnostics,
    } as const;
    return { ...page, diagnostics: withSureFixes(page.diagnostics, context.checker, () => trial) };
  });
}

function compiled(source: SourceFile, context: SiteContext): CompiledPage {
  const { checker } = context;
  const parsed = readDocument(source, 'PageSource', checker);
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const references = noReferences();
  if (!parsed.root) return { diagnostics, references };
  const path = routePath(source.file, writtenPath(parsed), context);
  const scope = newScope({
    parsed,
    name: pageName(source.file),
    pagePath: path,
    context,
    diagnostics,
    references,
    path: [],
    isNested: false,
    shown: shownWhen(whenOf(parsed.data), context.zone),
  });
  const data = copyOf(parsed.data);
  if (!isFields(data)) {
    report(scope, { path: [], mark: 'value', ...finding('page/form', {}) });
    return { diagnostics, references };
  }
  const redirect = redirectInPage(data, path);
  const own = parsed.structure.own.filter((problem) => !redirect || !isOfRedirect(problem, redirect));
  for (const problem of redirect ? [redirect, ...own] : own) report(scope, problem);
  const [title, description] = [compileText('title', data, scope), compileText('description', data, scope)];
  compileText('path', data, scope);
  const picture = compileSocialPicture(data['picture'], new PlacedValue(scope, ['picture']), filledText);
  const when = whenOf(data);
  takeSchedules(data, parsed.structure.verdict, scope);
  if (path === '/' && when) checkHome(when, scope);
  checkFirstSection(data['sections'], scope);
  const placed = placedSections(data['sections'], { ...scope, path: ['sections'] });
  const compiledSections = withContents(placed.map(({ section }) => section));
  for (const problem of emptyContents(parsed, compiledSections)) report(scope, problem);
  const origins = placed.map(({ origin }) => origin);
  const sections = context.media.size === 0 ? compiledSections : withFirstPicture(compiledSections);
  const siblings = shownSiblings(path, context);
  const forms = formsOf(scope.forms, context);
  const films = filmsOf(sections);
  const page: Page = {
    path,
    title,
    description,
    sections,
    forms,
    ...(picture ? { picture } : {}),
    ...(films.length > 0 ? { films } : {}),
  };
  if (!siblings) return { page, origins, diagnostics, references };
  const state = stateOf(parsed);
  return { page: { ...page, siblings }, origins, diagnostics, references, ...(state ? { state } : {}) };
}

/** The address of a page, as links write it. */
export function pagePath(source: SourceFile, context: SiteContext): string {
  return routePath(source.file, writtenPath(readDocument(source, 'PageSource', context.checker)), context);
}

/** What search results show: titles of 10 to 65 and descriptions of 50 to 160 characters. A note, never an error. */
const limits = { title: [10, 65], description: [50, 160] } as const;

function compileText(
  field: 'title' | 'description' | 'path',
  data: Readonly<Record<string, unknown>>,
  scope: SectionScope,
): string {
  const compiled = compileValue(field === 'path' ? 'path' : 'text', data[field], new PlacedValue(scope, [field]));
  if (typeof compiled !== 'string') return '';
  if (field === 'path' || compiled === '') return compiled;
  const [least, most] = limits[field];
  const { length } = compiled;
  if (length < least || length > most)
    report(scope, { path: [field], mark: 'value', ...finding(`${field}/length`, { length, least, most }) });
  return compiled;
}

/** The home page is there on every day to come. */
function checkHome(when: When, scope: SectionScope): void {
  const name = (['hidden', 'until', 'from'] as const).find((field) => when[field] !== undefined);
  if (name && firstGap(always, scope.shown, scope.context))
    report(scope, { path: [name], mark: 'key', ...finding('shown/home', {}) });
}

function checkFirstSection(sections: unknown, scope: SectionScope): void {
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  const missing = missingHero(list, scope);
  if (missing) report(scope, { path: ['sections'], mark: 'key', ...missing });
  const [first] = list;
  if (!isFields(first) || typeof first['type'] !== 'string' || first['type'] === 'hero') return;
  // One below it is reported by itself, where it is not there together with this section.
  if (list.some((section) => isFields(section) && section['type'] === 'hero' && (whenOf(section) ?? whenOf(first))))
    return;
  if (!scope.context.checker.blockTypes.includes(first['type']) && first['type'] !== 'shared') return;
  report(scope, { path: ['sections', 0], mark: 'value', ...finding('page/no-hero', {}) });
}

function formsOf(names: ReadonlySet<string>, context: SiteContext): Record<string, ContactForm> {
  const forms: Record<string, ContactForm> = {};
  for (const name of [...names].sort()) {
    const form = context.forms.get(name);
    if (form) forms[name] = form;
  }
  return forms;
}
