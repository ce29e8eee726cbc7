import { type ContactForm, type Diagnostic, isError, isFields, type Page } from '#kit/model';
import { copyOf } from '../../1-parse/copy.ts';
import { pageName } from '../../2-validate/place.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { always } from '../../base/shown.ts';
import { wordJoiner } from '../../base/typography/typography.ts';
import { finding } from '../../catalogue/index.ts';
import { compileValue } from '../../kinds/kinds.ts';
import { compileSocialPicture } from '../../kinds/pictures/social-picture.ts';
import { filledText } from '../../kinds/text/fill.ts';
import { isOfRedirect, redirectInPage } from '../../links/addresses/redirect-field.ts';
import { routePath } from '../../links/addresses/routes.ts';
import { stateOf, type TranslationState } from '../../links/languages/mark-of.ts';
import { shownSiblings } from '../../links/languages/siblings.ts';
import { writtenPath } from '../../links/outline.ts';
import { noReferences, type References } from '../../links/references.ts';
import type { Origin, SiteContext } from '../../links/site-context.ts';
import { firstGap } from '../../links/time/absence.ts';
import { shownWhen, type When, whenOf } from '../../links/time/when.ts';
import { takeSchedules } from '../sections/check-schedules.ts';
import { placedSections } from '../sections/compile-sections.ts';
import { PlacedValue } from '../sections/placed-value.ts';
import { newScope, report, type SectionScope } from '../sections/section-scope.ts';
import { missingHero } from './check-hero.ts';
import { checkPageReview } from './check-reviews.ts';
import { filmsOf } from './films-of.ts';
import { withFirstPicture } from './first-picture.ts';
import { ownProblems } from './own-checks.ts';
import { emptyLists, pageArticle, withArticles } from './with-articles.ts';
import { emptyContents, withContents } from './with-contents.ts';

/**
 * A compiled page. `page` is missing where the file can't be read at all; with errors it holds invalid sections. `origins` tell
 * of each of its sections where it is written.
 */
export type CompiledPage = {
  page?: Page;
  origins?: readonly Origin[];
  diagnostics: Diagnostic[];
  references: References;
  state?: TranslationState;
};

/** A page that was read, as plain data, with everything that is wrong with it. */
export function compiledPage(parsed: SourceDocument, context: SiteContext): CompiledPage {
  const { source } = parsed;
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
  checkPageReview(data, scope);
  checkFirstSection(data['sections'], scope);
  const placed = placedSections(data['sections'], { ...scope, path: ['sections'] });
  const compiledSections = withArticles(withContents(placed.map(({ section }) => section)), scope);
  for (const problem of [...emptyContents(parsed, compiledSections), ...emptyLists(parsed, compiledSections)])
    report(scope, problem);
  const article = pageArticle(data['article'], scope);
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
    ...(article ? { article } : {}),
    ...(films.length > 0 ? { films } : {}),
  };
  // What isn't as it should be by the builder's rules is told by them alone.
  if (!diagnostics.some(isError))
    for (const problem of ownProblems({ parsed, page, origins, context })) report(scope, problem);
  if (!siblings) return { page, origins, diagnostics, references };
  const state = stateOf(parsed);
  return { page: { ...page, siblings }, origins, diagnostics, references, ...(state ? { state } : {}) };
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
  // A tab and a list of search results break no lines of it.
  const text = compiled.replaceAll(wordJoiner, '');
  const [least, most] = limits[field];
  const { length } = text;
  if (length < least || length > most)
    report(scope, { path: [field], mark: 'value', ...finding(`${field}/length`, { length, least, most }) });
  return text;
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
  // One below it is told by itself: it only has to move up.
  if (list.some((section) => isFields(section) && section['type'] === 'hero')) return;
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
