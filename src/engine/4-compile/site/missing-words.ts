import { hasOwnWords, isFields } from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { type ReportScope, report } from '../sections/section-scope.ts';
import { neededLabels } from './browser-site.ts';

/** Reports the words of every page and of forms that a site in a language lacks and the builder doesn't know. `data` is all that it says. */
export function checkWords(
  data: Record<string, unknown>,
  language: string,
  scope: ReportScope & { context: SiteContext },
): void {
  if (hasOwnWords(language) || scope.context.uncertain.site) return;
  const { labels = {}, navigation, notFound, search } = data;
  // What a section needs is said of it.
  const small = neededLabels({ ...scope.context, blocks: new Set() }, Array.isArray(navigation));
  const needed = search === true ? [...small, 'search'] : small;
  const names = needed.filter((name) => isFields(labels) && labels[name] === undefined).map((name) => `labels.${name}`);
  const all = notFound === undefined ? [...names, 'notFound'] : names;
  if (all.length > 0)
    report(scope, {
      path: ['language'],
      mark: 'value',
      ...finding('words/missing', { language, names: all }),
    });
}
