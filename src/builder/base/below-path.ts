import type { Page, Site } from '#kit/model';

/** Where a site stands: its origin, and the path before all of its addresses, such as `/library`; empty at the root of its domain. */
export type SitePlace = { origin: string; base: string };

/** The place of a site by its public address, with or without a slash at its end. */
export function sitePlace(address: string): SitePlace {
  const { origin, pathname } = new URL(address);
  return { origin, base: pathname.replace(/(?<!\/)\/+$/, '') };
}

/** The path before the addresses of a site, where its public address can be read; what can't be is told when the site is checked. */
export function baseOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? sitePlace(address).base : '';
}

/** An address of a site (`/about`) with the path that stands before it; what leads elsewhere stays as it is. */
export function addressBelow(base: string, address: string): string {
  if (base === '' || !/^\/(?!\/)/.test(address)) return address;
  // The home page has the path itself, without a slash behind it.
  return base + address.replace(/^\/(?=[?#]|$)/, '');
}

/** A file of a site, by its path in it, as a path below the built site. */
export function fileBelow(base: string, path: string): string {
  return base === '' ? path : `${base.slice(1)}/${path}`;
}

/** The fields that hold an address wherever they stand in compiled data: those of `Link`, `PublicFile`, `Image`, `PictureFiles` (values.ts). */
const addressFields: ReadonlySet<string> = new Set(['href', 'src', 'stem']);

/** A page as it is shown below a path. */
export function placedPage(base: string, page: Page): Page {
  if (base === '') return page;
  const { siblings } = page;
  return {
    ...placedBelow(base, page),
    path: addressBelow(base, page.path),
    ...(siblings ? { siblings: placedSiblings(base, siblings) } : {}),
  };
}

/** The addresses of a page in all languages. */
export function placedSiblings(base: string, siblings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(siblings).map(([code, path]) => [code, addressBelow(base, path)]));
}

/** What all pages share, as it is shown below a path: its home page is said, and where its own backend takes messages. */
export function placedSite(base: string, site: Site): Site {
  if (base === '') return site;
  const { home = '/', languages, project } = site;
  return {
    ...placedBelow(base, site),
    home: addressBelow(base, home),
    ...(languages ? { languages: languages.map((each) => ({ ...each, home: addressBelow(base, each.home) })) } : {}),
    project: { url: base, ...project },
  };
}

/**
 * Compiled data as it is shown: pages, messages and all data name the addresses of a site as if it stood at the root of its domain, and
 * here alone they get the path before them.
 */
export function placedBelow<Data>(base: string, data: Data): Data {
  if (base === '') return data;
  // Every value is replaced by one of its own kind.
  return placed(base, data) as Data;
}

function placed(base: string, value: unknown, field = ''): unknown {
  if (typeof value === 'string') return addressFields.has(field) ? addressBelow(base, value) : value;
  if (Array.isArray(value)) return value.map((entry) => placed(base, entry, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, placed(base, inner, name)]));
}
