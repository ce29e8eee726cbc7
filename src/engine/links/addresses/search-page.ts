import { searchPath } from '#kit/model';
import { always } from '../../base/shown.ts';
import { homeOf } from '../languages/languages.ts';
import type { Route, SiteContext } from '../site-context.ts';

/** The addresses of the page that searches a site, by the codes of its languages; of a site of one language under no code. */
export function searchPaths({ languages }: Pick<SiteContext, 'languages'>): Record<string, string> {
  if (languages.length < 2) return { '': searchPath() };
  return Object.fromEntries(languages.map((language) => [language.code, searchPath(homeOf(language))]));
}

/** The addresses of a site with those of the page that searches it, which the build makes: links may lead there. */
export function withSearchPage(
  routes: ReadonlyMap<string, Route>,
  { hasSearch, languages, folder }: Pick<SiteContext, 'hasSearch' | 'languages' | 'folder'>,
): ReadonlyMap<string, Route> {
  if (!hasSearch) return routes;
  const paths = searchPaths({ languages });
  const route: Route = {
    file: `${folder}/_site.yaml`,
    title: '',
    anchors: new Set(),
    anchorsShown: new Map(),
    isUncertain: false,
    shown: always,
    ...(languages.length < 2 ? {} : { siblings: paths }),
  };
  return new Map([...routes, ...Object.values(paths).map((path) => [path, route] as const)]);
}
