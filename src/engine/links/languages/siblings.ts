import type { Route, SiteContext } from '../site-context.ts';
import { isPageThere } from '../time/link-target.ts';
import { languageFolder, nameInLanguage } from './languages.ts';

type Languages = Pick<SiteContext, 'folder' | 'languages'>;

/** The addresses of pages with those of their siblings: the pages of the same name in the folders of the other languages. */
export function withSiblings(routes: ReadonlyMap<string, Route>, context: Languages): Map<string, Route> {
  const { languages } = context;
  if (languages.length === 0) return new Map(routes);
  const groups = new Map<string, Record<string, string>>();
  for (const [path, { file }] of routes) {
    const name = nameInLanguage(file, context);
    const folder = languageFolder(file, context);
    const code = languages.find((language) => language.folder === folder)?.code ?? '';
    groups.set(name, { ...groups.get(name), [code]: path });
  }
  return new Map(
    [...routes].map(([path, route]) => [
      path,
      { ...route, siblings: groups.get(nameInLanguage(route.file, context)) ?? {} },
    ]),
  );
}

/** The siblings of a page that are there at the time at which the site is shown, by the codes of their languages. */
export function shownSiblings(path: string, context: SiteContext): Record<string, string> | undefined {
  const siblings = context.routes.get(path)?.siblings;
  if (!siblings) return undefined;
  return Object.fromEntries(
    context.languages.flatMap(({ code }): [string, string][] => {
      const sibling = siblings[code];
      return sibling !== undefined && isPageThere(sibling, context) ? [[code, sibling]] : [];
    }),
  );
}
