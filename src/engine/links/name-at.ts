import { menuPlaces, pageCalled, withoutBrand } from '#kit/model';
import { contextOf } from './languages/languages.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { SiteContext } from './site-context.ts';

/** What the page at an address is called by people, and what its title says without the site's name; nothing where none is there. */
export function nameAt(address: string, context: SiteContext): { name: string; title: string } | undefined {
  const route = context.routes.get(address);
  if (!route) return undefined;
  const title = withoutBrand(fillPlaceholders(route.title, context).text, context.placeholders.get('product') ?? '');
  const menu = menuPlaces(contextOf(route.file, context).site.navigation).get(address);
  return { name: pageCalled({ title, path: address, ...(menu && { menu }) }), title };
}
