import { contextOf, homeOf, type KnownReferences, languageFolder, nameInLanguage, outlineOf } from '#engine';
import { englishName } from '#engine/base';
import { isError, isFields, menuPlaces, type Site, type SourceFile, valueAt, withoutBrand } from '#kit/model';
import { whenShown } from '../outline/when-shown.ts';
import { figuresSaid, placeholdersOf } from './figures-said.ts';
import type { LiveSite } from './live-site.ts';
import { pagesInOrder } from './pages-in-order.ts';
import type { Choices, PageEntry, Uses } from './protocol.ts';

/** What an editor may pick from, as it is now. */
export function choicesOf(live: LiveSite): Choices {
  const { context } = live.site;
  const said = figuresSaid(live.files, context, live.checker);
  const pages = pagesOf(live);
  const used = (kind: 'fact' | 'form' | 'inquiry') => usesOf(kind, pages, live);
  const uses = { fact: used('fact'), form: used('form'), inquiry: used('inquiry') };
  return {
    address: context.site.url,
    pages,
    languages: context.languages.map(({ code }) => ({ code, name: englishName(code) })),
    ownLists: ownLists(live),
    anchors: [...context.routes].flatMap(([path, { file, anchors }]) =>
      [...anchors].map((anchor) => ({ address: `${path}#${anchor}`, heading: headingOf(anchor, file, live) })),
    ),
    placeholders: placeholdersOf(context),
    facts: [...context.placeholders].flatMap(([placeholder, value]) => {
      const [, name] = placeholder.split('facts.');
      return name === undefined
        ? []
        : [{ name, value, said: said.get(name) ?? [], ...(uses.fact.get(placeholder) ?? unused) }];
    }),
    sectionUses: sectionUses(live),
    shared: [...context.shared].map(([name, { file }]) => ({ name, file })),
    forms: [...context.forms].map(([name, { title, fields }]) => ({
      name,
      title,
      isOwn: fields !== undefined,
      ...(uses.form.get(name) ?? unused),
    })),
    inquiryTypes: Object.entries(context.site.inquiryTypes).map(([key, label]) => ({
      key,
      label,
      ...(uses.inquiry.get(key) ?? unused),
    })),
    pictures: [...context.media, ...context.publicFiles].flatMap(([name, { width, height }]) =>
      width === undefined || height === undefined ? [] : [{ name, width, height }],
    ),
    downloads: [...context.publicFiles].flatMap(([name, { width }]) => (width === undefined ? [name] : [])),
  };
}

/** Which lists the languages have themselves: one is taken whole, so nothing that the original adds to its own comes there. */
function ownLists({ files, checker, site: { context } }: LiveSite): Choices['ownLists'] {
  return context.languages.slice(1).flatMap(({ code, folder }) => {
    const source = files.overlays?.find((overlay) => overlay.folder === folder)?.site;
    const data = source ? checker.read(source, 'SiteOverlay').data : undefined;
    if (!source || !isFields(data)) return [];
    const hasList = (value: unknown) => [value, ...Object.values(isFields(value) ? value : {})].some(Array.isArray);
    return Object.keys(data).flatMap((field) =>
      hasList(data[field]) ? [{ language: englishName(code), file: source.file, field }] : [],
    );
  });
}

/** The pages of a site, in the order in which they are listed everywhere. */
export function pagesOf(live: LiveSite): PageEntry[] {
  const { context } = live.site;
  const menus = new Map<Site, ReturnType<typeof menuPlaces>>();
  const menuOf = (file: string) => {
    const { site } = contextOf(file, context);
    const known = menus.get(site) ?? menuPlaces(site.navigation);
    menus.set(site, known);
    return known;
  };
  const homes = new Set(['/', ...context.languages.map(homeOf)]);
  const entries = live.files.pages.map((source): PageEntry => {
    const entry = pageEntry(source, live);
    const menu = menuOf(source.file).get(entry.path);
    return { ...entry, ...(menu && { menu }), ...(homes.has(entry.path) && { isHome: true }) };
  });
  return pagesInOrder(entries, context.languages);
}

function pageEntry(source: SourceFile, live: LiveSite): PageEntry {
  const { checker } = live;
  const document = checker.read(source, 'PageSource');
  const compiled = live.compile(source);
  const [path = '', route] = [...live.site.context.routes].find(([, { file }]) => file === source.file) ?? [];
  const title = compiled.page?.title ?? route?.title ?? outlineOf(document).title;
  return {
    file: source.file,
    path,
    title: withoutBrand(title, live.site.context.placeholders.get('product') ?? ''),
    when: whenShown(document.data, new Date()),
    mistakes: compiled.diagnostics.filter(isError).length,
    ...inLanguage(source.file, live),
  };
}

/** Which language a page is of; nothing in a site of one. */
function inLanguage(file: string, { site: { context } }: LiveSite): Pick<PageEntry, 'inLanguage'> {
  const folder = languageFolder(file, context);
  const language = context.languages.find((each) => each.folder === folder);
  return language ? { inLanguage: { code: language.code, name: nameInLanguage(file, context) } } : {};
}

/** The heading of the section that an anchor names; the anchor itself where it has none. */
function headingOf(anchor: string, file: string, live: LiveSite): string {
  for (const source of [...live.files.pages.filter((page) => page.file === file), ...live.files.shared]) {
    const definition = source.file === file ? 'PageSource' : 'SharedSource';
    const { structure } = live.checker.read(source, definition);
    for (const { section } of structure.sections.values())
      if (isFields(section) && section['id'] === anchor) {
        const heading = valueAt(section, ['heading']);
        if (typeof heading === 'string') return heading;
      }
  }
  return anchor;
}

const unused: Uses = { uses: 0, pages: [] };

/** On which of all pages, in their order, each figure, form or kind of inquiry is used, and how many those and the site's own files are. */
function usesOf(kind: 'fact' | 'form' | 'inquiry', pages: readonly PageEntry[], live: LiveSite): Map<string, Uses> {
  const sources = new Map(live.files.pages.map((source) => [source.file, source]));
  const references: (readonly [file: string | undefined, KnownReferences])[] = [
    ...live.site.references.map((found) => [undefined, found] as const),
    ...pages.flatMap(({ file }) => {
      const source = sources.get(file);
      return source ? [[file, live.compile(source).references] as const] : [];
    }),
  ];
  const all = new Map<string, Uses>();
  for (const [file, { found }] of references)
    for (const name of found[kind]) {
      const { uses, pages } = all.get(name) ?? unused;
      all.set(name, { uses: uses + 1, pages: file === undefined ? pages : [...pages, file] });
    }
  return all;
}

/** What editors use, and how often: what a page begins with is on each, and tells nothing. */
function sectionUses(live: LiveSite): Record<string, number> {
  const types = live.files.pages.flatMap((source) =>
    (live.compile(source).page?.sections ?? []).slice(1).map(({ type }) => type),
  );
  const counts: Record<string, number> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
