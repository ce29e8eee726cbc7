import { readDocument } from '../../content/3-repair/read-document.ts';
import { outlineOf } from '../../content/4-compile/outline.ts';
import type { KnownReferences } from '../../content/4-compile/references.ts';
import { isFields, valueAt } from '../../model/child-of.ts';
import { isError, type SourceFile } from '../../model/diagnostic.ts';
import type { LiveSite } from './live-site.ts';
import { pagesInOrder, withoutBrand } from './pages-in-order.ts';
import type { Choices, PageEntry } from './protocol.ts';

/** What an editor may pick from, as it is now. */
export function choicesOf(live: LiveSite): Choices {
  const { context } = live.site;
  const uses = factUses(live);
  return {
    pages: pagesInOrder(
      live.files.pages.map((source) => pageEntry(source, live)),
      context.languages,
    ),
    anchors: [...context.routes].flatMap(([path, { file, anchors }]) =>
      [...anchors].map((anchor) => ({ address: `${path}#${anchor}`, heading: headingOf(anchor, file, live) })),
    ),
    facts: [...context.placeholders].flatMap(([name, value]) =>
      name.startsWith('facts.') ? [{ name: name.slice('facts.'.length), value, uses: uses.get(name) ?? 0 }] : [],
    ),
    shared: [...context.shared].map(([name, { file }]) => ({ name, file })),
    forms: [...context.forms].map(([name, { title }]) => ({ name, title })),
    inquiryTypes: Object.entries(context.site.inquiryTypes).map(([key, label]) => ({ key, label })),
    pictures: [...context.media, ...context.publicFiles].flatMap(([name, { width, height }]) =>
      width === undefined || height === undefined ? [] : [{ name, width, height }],
    ),
    downloads: [...context.publicFiles].flatMap(([name, { width }]) => (width === undefined ? [name] : [])),
  };
}

function pageEntry(source: SourceFile, live: LiveSite): PageEntry {
  const { checker } = live;
  const document = readDocument(source, 'PageSource', checker);
  const compiled = live.compile(source);
  const [path = '', route] = [...live.site.context.routes].find(([, { file }]) => file === source.file) ?? [];
  const title = compiled.page?.title ?? route?.title ?? outlineOf(document).title;
  return {
    file: source.file,
    path,
    title: withoutBrand(title, live.site.context.placeholders.get('product') ?? ''),
    hidden: isFields(document.data) && document.data['hidden'] === true,
    mistakes: compiled.diagnostics.filter(isError).length,
  };
}

/** The heading of the section that an anchor names; the anchor itself where it has none. */
function headingOf(anchor: string, file: string, live: LiveSite): string {
  for (const source of [...live.files.pages.filter((page) => page.file === file), ...live.files.shared]) {
    const definition = source.file === file ? 'PageSource' : 'SharedSource';
    const { structure } = readDocument(source, definition, live.checker);
    for (const { section } of structure.sections.values())
      if (isFields(section) && section['id'] === anchor) {
        const heading = valueAt(section, ['heading']);
        if (typeof heading === 'string') return heading;
      }
  }
  return anchor;
}

/** On how many pages each figure is shown, or in how many of the site's own files. */
function factUses(live: LiveSite): Map<string, number> {
  const references: KnownReferences[] = [
    ...live.site.references,
    ...live.files.pages.map((source) => live.compile(source).references),
  ];
  const counts = new Map<string, number>();
  for (const { found } of references) for (const name of found.fact) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
