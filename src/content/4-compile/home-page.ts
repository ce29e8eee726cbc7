import type { Diagnostic, SourceFile } from '../../model/diagnostic.ts';
import { atStart } from '../1-parse/decode.ts';
import { isMeantAs, lastPart, nameInFolder } from '../base/content-names.ts';
import { finding } from '../catalogue/index.ts';
import type { Route, SiteContext } from './site-context.ts';

/** What people name the first page of a site elsewhere. */
const otherNames = ['home', 'index', 'homepage', 'start', 'startpage', 'startseite', 'welcome', 'main', 'default'];

/**
 * A site without a home page can't be published: that is said once, at the page that looks like it, if there is one.
 * It counts as the home page then, and nothing else is said about its name.
 */
export function addHomePage(
  pages: readonly SourceFile[],
  routes: Map<string, Route>,
  { folder }: Pick<SiteContext, 'folder'>,
  diagnostics: Diagnostic[],
): void {
  if (routes.has('/')) return;
  const meant = pages.find(({ file }) => {
    const name = nameInFolder(file, folder);
    return !name.includes('/') && otherNames.some((other) => isMeantAs(name, other));
  });
  const [path, route] = [...routes].find(([, { file }]) => file === meant?.file) ?? [];
  const name = meant && lastPart(meant.file);
  const wanted = `home${name?.toLowerCase().match(/\.\w+$/)?.[0] ?? '.yaml'}`;
  if (route && path !== undefined) {
    routes.set('/', route);
    const other = diagnostics.findIndex(({ file, code }) => file === meant?.file && code.startsWith('route/'));
    if (other >= 0) diagnostics.splice(other, 1);
  }
  diagnostics.push(atStart(meant?.file ?? `${folder}/home.yaml`, finding('page/no-home', { name, wanted })));
}
