import type { Link } from './values.ts';

/** A menu at the side: first the page that it begins with, then those below it. */
export type SideMenu = { label: string; pages: readonly SidePage[] };

/** A page in a menu at the side, with those below its address. */
export type SidePage = Link & { title: string; pages?: readonly SidePage[] };

/** All pages of a list, those inside of others included. */
export function sidePages(pages: readonly SidePage[]): SidePage[] {
  return pages.flatMap((page) => [page, ...sidePages(page.pages ?? [])]);
}
