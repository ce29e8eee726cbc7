import type { Site } from '../../model/page.ts';
import type { SideMenu as Menu, SidePage } from '../../model/side-menu.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { SideMenuRoot } from './styles.ts';

/** The menu at the side that the page at an address stands in. */
export function sideMenuAt({ sideMenus = [] }: Pick<Site, 'sideMenus'>, path: string): Menu | undefined {
  return sideMenus.find(({ pages }) => pages.some((page) => holds(page, path)));
}

/** Whether an address is that of a page or stands below it. */
function holds({ href }: SidePage, path: string): boolean {
  return path === href || path.startsWith(href === '/' ? href : `${href}/`);
}

/**
 * The pages of a menu: a list beside the text, on a phone folded away above it. The browser folds it, without a script. What stands
 * below other pages is seen on these alone.
 */
export function SideMenu({ menu: { label, pages }, path }: { menu: Menu; path: string }) {
  return (
    <SideMenuRoot aria-label={label}>
      <details>
        <summary>{label}</summary>
        <Pages pages={pages} path={path} />
      </details>
    </SideMenuRoot>
  );
}

function Pages({ pages, path }: { pages: readonly SidePage[]; path: string }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <SmartLink link={page} aria-current={page.href === path ? 'page' : undefined}>
            {page.title}
          </SmartLink>
          {page.pages && holds(page, path) && <Pages pages={page.pages} path={path} />}
        </li>
      ))}
    </ul>
  );
}
