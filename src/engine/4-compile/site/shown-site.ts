import type { Link, Path, SiteSource } from '#kit/model';
import { isShownAt } from '../../base/shown.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isReached } from '../../links/time/link-target.ts';

type Entry = NonNullable<SiteSource['navigation']>[number];

/** True for links of `_site.yaml` that are only there while what they lead to is: those of menus, redirects and the feed. */
export function followsTarget(path: Path): boolean {
  const [group] = path;
  return (
    group === 'navigation' ||
    group === 'sideMenus' ||
    group === 'redirects' ||
    group === 'feed' ||
    (group === 'footer' && path[1] === 'columns')
  );
}

/** What `_site.yaml` says, without the links to what isn't there at the time at which the site is shown. */
export function shownSite(source: SiteSource, context: SiteContext): SiteSource {
  if (context.at === undefined) return source;
  const { redirects, feed, navigation, footer, ...others } = source;
  // Of an original as a language has it, what that says otherwise may be wrong, and is no link then.
  const isThere = (link: Link | undefined) => link !== undefined && isReached(link, context);
  const columns = footer?.columns?.map((column) => ({
    ...column,
    links: column.links.filter(({ link }) => isThere(link)),
  }));
  return {
    ...others,
    ...(navigation ? { navigation: navigation.flatMap((entry) => shownEntry(entry, isThere)) } : {}),
    ...(footer
      ? { footer: { ...footer, ...(columns ? { columns: columns.filter(({ links }) => links.length > 0) } : {}) } }
      : {}),
    ...(feed && isThere(feed.page) ? { feed } : {}),
    ...(redirects ? { redirects: shownRedirects(redirects, context) } : {}),
  };
}

/** An entry of the header with those of its links that lead somewhere; nothing where none does. */
function shownEntry({ link, items, covers, ...entry }: Entry, isThere: (link: Link | undefined) => boolean): Entry[] {
  const shown = items?.filter((item) => isThere(item.link)) ?? [];
  const own = link && isThere(link) ? { link } : {};
  if (shown.length === 0 && !('link' in own)) return [];
  const covered = covers?.filter(isThere) ?? [];
  return [
    {
      ...entry,
      ...own,
      ...(shown.length > 0 ? { items: shown } : {}),
      ...(covered.length > 0 ? { covers: covered } : {}),
    },
  ];
}

/** Old addresses of pages that are there, or that lead on themselves. An address is none where a page has it now. */
function shownRedirects(redirects: Readonly<Record<string, Link>>, context: SiteContext): Record<string, Link> {
  const { routes, at = 0 } = context;
  const isPage = (path: string) => isShownAt(routes.get(path)?.shown ?? [], at);
  const leadsOn = (link: Link, way: readonly string[]): boolean => {
    if (isReached(link, context)) return true;
    const [path = ''] = link.href.split('#', 1);
    const next = way.includes(path) || isPage(path) ? undefined : redirects[path];
    return next !== undefined && leadsOn(next, [...way, path]);
  };
  return Object.fromEntries(Object.entries(redirects).filter(([from, link]) => !isPage(from) && leadsOn(link, [from])));
}
