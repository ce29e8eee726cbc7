import type { Site } from './page.ts';
import type { Link } from './values.ts';

/** Where the menu has a page: what it is called there, of which entry its own is a part, and at which place of all. */
export type MenuPlace = { label?: string; group?: string; at: number };

/** What a page is called wherever editors read of it: as in the menu, which is how people speak of it, else by its title. */
export function pageCalled(page: { menu?: MenuPlace; title: string; path: string }): string {
  return page.menu?.label || page.title || page.path;
}

/**
 * The pages of a menu by their addresses. Parts of a page are none, and a page that stands there twice has the first place. It is
 * called by the words that lead there where those are the same each time; what a button says is what one does, and no page's name.
 */
export function menuPlaces(navigation: Site['navigation']): ReadonlyMap<string, MenuPlace> {
  const entries = navigation.flatMap(({ label, link, button, items = [] }) => [
    { link, label: button ? undefined : label },
    ...items,
  ]);
  const places = new Map<string, MenuPlace>();
  const put = (link: Link | undefined, group?: string) => {
    const path = link?.href;
    if (!path?.startsWith('/') || path.includes('#') || places.has(path)) return;
    const labels = entries.flatMap((entry) => (entry.link?.href === path && entry.label) || []);
    const [label] = labels;
    const isCalled = label !== undefined && labels.every((other) => other === label);
    places.set(path, { ...(isCalled && { label }), ...(group !== undefined && { group }), at: places.size });
  };
  for (const { label, link, items = [], covers = [] } of navigation) {
    put(link);
    for (const item of items) put(item.link, label);
    // What an entry only covers has no name in the menu; where another one leads to it, it stands there.
    for (const other of covers) if (!entries.some((entry) => entry.link?.href === other.href)) put(other, label);
  }
  return places;
}
