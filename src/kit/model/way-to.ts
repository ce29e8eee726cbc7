import type { Page, Site } from './page.ts';
import { sidePages } from './side-menu.ts';
import type { Link } from './values.ts';
import { withoutBrand } from './without-brand.ts';

/** A page on the way to another one: what menus call it, and its address. */
export type WayStep = { name: string; path: string };

/**
 * The way to a page: home, what it stands below, where there is such a page, and itself, by the names of the menus. It stands below the
 * page of the menu that lists it, or else below the page whose address its own begins with.
 */
export function wayTo(
  { path, title }: Pick<Page, 'path' | 'title'>,
  {
    product,
    home = '/',
    navigation,
    footer,
    sideMenus = [],
  }: Pick<Site, 'product' | 'home' | 'navigation' | 'footer' | 'sideMenus'>,
): WayStep[] {
  const leadsHere = ({ link }: { link?: Link }) => link?.href === path;
  const all = [
    ...navigation.flatMap(({ label, link, items = [] }) => [...(link ? [{ label, link }] : []), ...items]),
    ...footer.columns.flatMap(({ links }) => links),
    ...sidePages(sideMenus.flatMap(({ pages }) => pages)).map((link) => ({ label: link.title, link })),
  ];
  const item = navigation.find(leadsHere);
  const menu = item ? undefined : navigation.find(({ items }) => items?.some(leadsHere));
  const owner = navigation.find(({ covers }) => covers?.[0]?.href === path);
  const named = item ?? menu?.items?.find(leadsHere) ?? owner ?? all.find(leadsHere);
  const above = menu?.link ?? menu?.covers?.[0];
  const ofAddress = all
    .filter(({ link }) => link.href !== home && path.startsWith(`${link.href}/`))
    .sort((one, other) => other.link.href.length - one.link.href.length)[0];
  const parent =
    menu && above
      ? { name: menu.label, path: above.href }
      : ofAddress && { name: ofAddress.label, path: ofAddress.link.href };
  return [
    { name: product, path: home },
    ...(parent && parent.path !== path ? [parent] : []),
    { name: named?.label ?? withoutBrand(title, product), path },
  ];
}
