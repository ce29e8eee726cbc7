import type { Link } from '#kit/model';
import { always, both, isShownAt, type Shown } from '../../base/shown.ts';
import { type Finding, finding } from '../../catalogue/index.ts';
import type { MissingName } from '../references.ts';
import type { FoundLink } from '../resolve-link.ts';
import type { SiteContext } from '../site-context.ts';
import { absenceAt, firstGap } from './absence.ts';

/** What is wrong with a link that is shown on a day on which the page or section that it leads to isn't. */
export function absentTarget(
  { page, anchor }: FoundLink,
  shown: Shown,
  context: SiteContext,
): { what: Finding; missing: MissingName } | undefined {
  const route = page === undefined ? undefined : context.routes.get(page);
  if (!route) return undefined;
  const section = anchor === undefined ? always : (route.anchorsShown.get(anchor) ?? always);
  // That the home page isn't always there is said of the page itself.
  const ofPage = page === '/' ? undefined : firstGap(shown, route.shown, context);
  const ofSection = firstGap(shown, section, context);
  const gap = ofPage ?? ofSection;
  if (!gap) return undefined;
  const absence = absenceAt(ofPage ? route.shown : section, gap.time, context.zone);
  const url = ofPage ? `${page}` : `${page}#${anchor}`;
  return {
    what: finding('link/not-shown', { url, isSection: !ofPage, from: gap.from, absence }),
    missing: { kind: ofPage ? 'page' : 'anchor', name: url, absence },
  };
}

/** True where the site has what a link leads to, at the time at which it is shown. */
export function isReached(link: Link, context: Pick<SiteContext, 'routes' | 'at'>): boolean {
  return context.at === undefined || isShownAt(targetShown(link, context), context.at);
}

/** When the site has what a link leads to; what is no page of it is always there. */
export function targetShown({ href, external }: Link, { routes }: Pick<SiteContext, 'routes'>): Shown {
  const [path = '', anchor] = href.split('#', 2);
  const route = external ? undefined : routes.get(path);
  if (!route) return always;
  return both(route.shown, anchor === undefined ? always : (route.anchorsShown.get(anchor) ?? always));
}

/** True where there is a page at an address, at the time at which the site is shown. */
export function isPageThere(path: string, { routes, at }: Pick<SiteContext, 'routes' | 'at'>): boolean {
  const route = routes.get(path);
  return route !== undefined && (at === undefined || isShownAt(route.shown, at));
}
