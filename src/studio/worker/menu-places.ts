import type { Link, Site } from '#kit/model';

/** Where the menu has a page: what it is called there, of which entry its own is a part, and at which place of all. */
export type MenuPlace = { label?: string; group?: string; at: number };

/** The pages of a menu by their addresses. Parts of a page are none, and a page that stands there twice has the first place. */
export function menuPlaces(navigation: Site['navigation']): ReadonlyMap<string, MenuPlace> {
  const places = new Map<string, MenuPlace>();
  const put = (link: Link | undefined, place: Omit<MenuPlace, 'at'>) => {
    const path = link?.href;
    if (path?.startsWith('/') && !path.includes('#') && !places.has(path))
      places.set(path, { ...place, at: places.size });
  };
  const named = new Set(
    navigation.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)].map((one) => one?.href)),
  );
  for (const { label, link, items = [], covers = [] } of navigation) {
    put(link, { label });
    for (const item of items) put(item.link, { label: item.label, group: label });
    // What an entry only covers has no name in the menu; where another one leads to it, it stands there.
    for (const other of covers) if (!named.has(other.href)) put(other, { group: label });
  }
  return places;
}
