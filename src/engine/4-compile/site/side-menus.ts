import { type Link, type SideMenu, type SidePage, type Site, type SiteSource, wayTo } from '#kit/model';
import { typeset } from '../../kinds/text/typeset.ts';
import { languageFolder } from '../../links/languages/languages.ts';
import { fillPlaceholders } from '../../links/placeholders.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isPageThere } from '../../links/time/link-target.ts';

type MenuSource = NonNullable<SiteSource['sideMenus']>[number];

/**
 * The menus at the side of a language, each with the pages that are there below its address: those of `first` in that order, then the
 * others by their titles. The longest address comes first, as of two menus the nearer one is shown. One without pages is none.
 */
export function sideMenusOf(
  menus: readonly MenuSource[],
  site: Parameters<typeof wayTo>[1] & Pick<Site, 'language'>,
  context: SiteContext,
): SideMenu[] {
  const { compare } = new Intl.Collator(site.language);
  return menus
    .filter(({ below }) => isPageThere(below.href, context))
    .toSorted((one, other) => other.below.href.length - one.below.href.length)
    .flatMap(({ label, below, first = [] }): SideMenu[] => {
      const listed = [below, ...first].map(({ href }) => href);
      const paths = new Set([...listed.filter((path) => isPageThere(path, context)), ...pathsBelow(below, context)]);
      const placeOf = ({ href }: Link) => (listed.includes(href) ? listed.indexOf(href) : listed.length);
      const pages = [...paths]
        .map((path): SidePage => ({ href: path, external: false, title: titleOf(path, site, context) }))
        .sort((one, other) => placeOf(one) - placeOf(other) || compare(one.title, other.title));
      return pages.length < 2 ? [] : [{ label, pages: nested(pages, below.href) }];
    });
}

/** The addresses below one that have a page of the language. */
function pathsBelow({ href }: Link, context: SiteContext): string[] {
  const folder = context.language?.folder ?? '';
  return [...context.routes]
    .filter(
      ([path, { file }]) =>
        path.startsWith(href === '/' ? '/' : `${href}/`) &&
        languageFolder(file, context) === folder &&
        isPageThere(path, context),
    )
    .map(([path]) => path);
}

/** What a page is called by the menus, else by its title. */
function titleOf(path: string, site: Parameters<typeof wayTo>[1], context: SiteContext): string {
  const { text } = fillPlaceholders(context.routes.get(path)?.title ?? '', context);
  const title = typeset(text, context.typography);
  return wayTo({ path, title }, site).at(-1)?.name ?? title;
}

/** Pages with those below their addresses inside of them, in their order; `root` and what stands right below it stand beside each other. */
function nested(pages: readonly SidePage[], root: string): SidePage[] {
  const inside = new Map<string, SidePage[]>(pages.map(({ href }) => [href, []]));
  for (const page of pages) inside.get(parentOf(page.href, inside, root))?.push(page);
  const withInner = (page: SidePage): SidePage => {
    const inner = page.href === root ? [] : (inside.get(page.href) ?? []);
    return inner.length === 0 ? page : { ...page, pages: inner.map(withInner) };
  };
  return (inside.get(root) ?? []).map(withInner);
}

/** The page of a menu that an address stands below; `root`, where there is none. */
function parentOf(path: string, known: ReadonlyMap<string, unknown>, root: string): string {
  const parts = path.split('/');
  while (parts.length > 2) {
    parts.pop();
    const above = parts.join('/');
    if (known.has(above)) return above;
  }
  return root;
}
