import { always } from '../../base/shown.ts';
import type { SiteContext } from '../site-context.ts';
import { firstGap } from '../time/absence.ts';

/**
 * The address that a link to a page means in the language that is compiled: the page's sibling in it, where one is there on
 * every day to come. What is written with the folder of a language means that page.
 */
export function meantPath(path: string, context: SiteContext): string {
  const { routes, languages, language } = context;
  const siblings = routes.get(path)?.siblings;
  const own = language && siblings?.[language.code];
  const isOriginal = siblings?.[languages[0]?.code ?? ''] === path;
  const route = own === undefined ? undefined : routes.get(own);
  return own !== undefined && isOriginal && route && !firstGap(always, route.shown, context) ? own : path;
}
