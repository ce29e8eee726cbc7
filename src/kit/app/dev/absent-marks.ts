import { childOf, valueAt } from '../../model/child-of.ts';
import type { Page } from '../../model/page.ts';
import type { Absent } from './types.ts';

const attribute = 'data-absent';

/** What is shown though visitors don't see it: of the open page, and of the menus of every page. */
type Marked = { page: Page | undefined; absent: readonly Absent[]; menus: readonly Absent[] };

/**
 * Marks in the open page what visitors don't see at the time that is looked at. The marks are the preview's own: views don't
 * know of them, and whoever renders them again takes nothing away, so that they are put back after every change.
 */
export function markAbsent({ page, absent, menus }: Marked): void {
  const marks = new Map<Element, string>();
  const sections = page ? sectionsOf(page.sections, ['sections']) : [];
  const roots = [...document.querySelectorAll('main [data-view="shown"] [data-block]')];
  for (const { path, words } of absent) {
    const place = path.join('/');
    const index = sections.findIndex((section) => section.path === place);
    const root = index < 0 ? undefined : roots[index];
    if (root) marks.set(root, words);
    else if (path.length > 0) markEntry(place, words);
  }
  for (const { path, words } of menus) {
    const region = document.querySelector(regions[String(path[0])] ?? '#root > header nav');
    const entry = region && entryAt(region, path);
    if (entry) marks.set(entry, words);
  }
  // In menus there is room for the reason only where one points at them.
  for (const element of document.querySelectorAll(`[${attribute}]`))
    if (!marks.has(element)) for (const name of [attribute, 'title']) element.removeAttribute(name);
  for (const [element, words] of marks) for (const name of [attribute, 'title']) element.setAttribute(name, words);

  /** An entry of a list, such as an article: the list item that is named by its title. */
  function markEntry(place: string, words: string): void {
    const index = sections.findLastIndex((section) => place.startsWith(`${section.path}/`));
    const entry = valueAt(page, place.split('/'));
    const name = childOf(entry, 'title') ?? childOf(entry, 'label');
    const named = [...(roots[index]?.querySelectorAll('h1,h2,h3,h4,h5,h6,a,button') ?? [])];
    const item = named.find(({ textContent }) => typeof name === 'string' && textContent === name)?.closest('li');
    if (item) marks.set(item, words);
  }
}

/** All sections of a page with their paths, those inside of others behind them: the order in which they stand in the page. */
function sectionsOf(value: unknown, path: readonly (string | number)[]): { path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isSection = typeof path.at(-1) === 'number' && path.at(-2) === 'sections';
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    sectionsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isSection ? [{ path: path.join('/') }, ...inside] : inside;
}

/** Where what `_site.yaml` lists stands, if not in the header. */
const regions: Readonly<Record<string, string>> = { footer: '#root > footer', notices: '#root > aside' };

/** The list item of an entry of the header or the footer, or a notice, by the numbers in its path. */
function entryAt(region: Element, path: Absent['path']): Element | undefined {
  const numbers = path.filter((step) => typeof step === 'number');
  const [first = 0, second] = numbers;
  if (path[0] === 'footer') return region.querySelectorAll('ul')[first]?.children[second ?? 0];
  if (path[0] === 'notices') return region.children[first];
  const entry = region.querySelector(':scope > ul')?.children[first];
  return second === undefined ? entry : entry?.querySelector('ul')?.children[second];
}
