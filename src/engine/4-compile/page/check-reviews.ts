import { isFields, type Path, valueAt } from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import { languageFolder } from '../../links/languages/languages.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { hasCome, monthAfter, todayIn } from '../../links/time/reviews.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

/** Notes a page that is to be looked at again: by its own day, else by the rule of the site for its kind. */
export function checkPageReview(data: Readonly<Record<string, unknown>>, scope: SectionScope): void {
  const today = todayIn(scope.context);
  if (today === undefined) return;
  const { review, checked, article } = data;
  if (typeof review === 'string') {
    noteOwn(review, [], today, scope);
    return;
  }
  const { reviews } = scope.context;
  const rule = isFields(article) ? (reviews.articles ?? reviews.pages) : reviews.pages;
  if (!rule || !isOriginal(scope)) return;
  const day = isFields(article) ? article['date'] : undefined;
  const start = [checked, day, rule.from].find((text) => typeof text === 'string');
  const due = start === undefined ? undefined : monthAfter(start, rule.months);
  if (due === undefined || !hasCome(due, today)) return;
  const isSaid = typeof checked === 'string';
  const what = finding('page/checked', { due, today, isSaid });
  report(scope, { path: isSaid ? ['checked'] : ['title'], mark: isSaid ? 'value' : 'key', ...what });
}

/**
 * Takes out of a section of a type when it is to be looked at again, which no view needs, and notes it where that has come: by its own day,
 * else by the rule of the site for its type.
 */
export function takeReview(data: Record<string, unknown>, type: string, scope: SectionScope): void {
  const { review } = data;
  delete data['review'];
  const { context, path, parsed } = scope;
  const rule = context.reviews.sections.get(type);
  if (review === undefined && !rule) return;
  const today = todayIn(context);
  if (today === undefined) return;
  if (typeof review === 'string') noteOwn(review, path, today, scope);
  if (review !== undefined || !rule || !isOriginal(scope)) return;
  const start = [valueAt(parsed.data, ['checked']), rule.from].find((text) => typeof text === 'string');
  const due = start === undefined ? undefined : monthAfter(start, rule.months);
  if (due === undefined || !hasCome(due, today)) return;
  const next = monthAfter(today, rule.months);
  report(scope, {
    path: [...path, 'type'],
    mark: 'value',
    ...finding('page/checked', { due, today, isSaid: false, next }),
  });
}

function noteOwn(review: string, path: Path, today: string, scope: SectionScope): void {
  if (!hasCome(review, today)) return;
  const what = finding('page/review', { review, isSection: path.length > 0, next: monthAfter(today, 12) });
  report(scope, { path: [...path, 'review'], mark: 'value', ...what });
}

/** A translation goes by its original. */
function isOriginal({ parsed, context }: { parsed: SectionScope['parsed']; context: SiteContext }): boolean {
  return context.languages.length === 0 || languageFolder(parsed.source.file, context) === '';
}
