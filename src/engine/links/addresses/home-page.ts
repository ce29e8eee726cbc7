import type { Diagnostic, SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { isMeantAs, lastPart, nameInFolder } from '../../base/content-names.ts';
import { finding } from '../../catalogue/index.ts';
import type { Route } from '../site-context.ts';

/** What people name the first page of a site elsewhere. */
const otherNames = ['home', 'index', 'homepage', 'start', 'startpage', 'startseite', 'welcome', 'main', 'default'];

/** The addresses of pages with what is wrong with them. */
type Found = { readonly routes: ReadonlyMap<string, Route>; readonly diagnostics: readonly Diagnostic[] };

/**
 * A site without a home page can't be published: that is said once, at the page that looks like it, if there is one.
 * It counts as the home page then, and nothing else is said about its name.
 */
export function withHomePage(pages: readonly SourceFile[], found: Found, folder: string): Found {
  const { routes, diagnostics } = found;
  if (routes.has('/')) return found;
  const meant = pages.find(({ file }) => {
    const name = nameInFolder(file, folder);
    return !name.includes('/') && otherNames.some((other) => isMeantAs(name, other));
  });
  const route = [...routes.values()].find(({ file }) => file === meant?.file);
  const name = meant && lastPart(meant.file);
  const wanted = `home${name?.toLowerCase().match(/\.\w+$/)?.[0] ?? '.yaml'}`;
  const reported = route && diagnostics.find(({ file, code }) => file === route.file && code.startsWith('route/'));
  return {
    routes: route ? new Map([...routes, ['/', route]]) : routes,
    diagnostics: [
      ...diagnostics.filter((diagnostic) => diagnostic !== reported),
      atStart(meant?.file ?? `${folder}/home.yaml`, finding('page/no-home', { name, wanted })),
    ],
  };
}
