import type { ContentsEntry, Problem } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { finding } from '../../catalogue/index.ts';
import { withHeadingAnchors } from './heading-anchors.ts';
import { innerSections, type Sections, withInner } from './inner-sections.ts';

/**
 * The sections of a page, each table of contents with what it leads to: the sections that have a heading, as they are shown at
 * that time and in that language. A page without one stays as it is. Shared sections stand on several pages, so what changes is a copy.
 */
export function withContents(sections: Sections): Sections {
  if (!hasContents(sections)) return sections;
  const anchored = withHeadingAnchors(sections);
  return withEntries(anchored, entriesOf(anchored));
}

/** The tables of contents of a page's own file that have nothing to list. `sections` are those of the page, compiled. */
export function emptyContents({ structure }: SourceDocument, sections: Sections): Problem[] {
  const places = [...structure.sections].filter(([, { type }]) => type === 'contents').map(([place]) => place);
  // What a faulty section would have said, nobody knows.
  if (places.length === 0 || sections.some(({ type }) => type === 'invalid') || entriesOf(sections).length > 0)
    return [];
  return places.map((place) => ({
    path: [...place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step)), 'type'],
    mark: 'value',
    ...finding('contents/empty', {}),
  }));
}

function hasContents(sections: Sections): boolean {
  return sections.some((section) => section.type === 'contents' || hasContents(innerSections(section)));
}

/** The sections with a heading, those inside of others below them. The hero is the page itself, and the table does not list itself. */
function entriesOf(sections: Sections): ContentsEntry[] {
  return sections.flatMap((section): ContentsEntry[] => {
    const inner = entriesOf(innerSections(section));
    const entry = entryOf(section);
    return entry ? [{ ...entry, inner }] : inner;
  });
}

function entryOf(section: Sections[number]): Pick<ContentsEntry, 'id' | 'heading'> | undefined {
  if (section.type === 'hero' || section.type === 'contents' || !('heading' in section)) return undefined;
  const { id, heading } = section;
  return typeof id === 'string' && typeof heading === 'string' ? { id, heading } : undefined;
}

function withEntries(sections: Sections, entries: readonly ContentsEntry[]): Sections {
  return sections.map((section) => {
    const whole = withInner(section, (inner) => withEntries(inner, entries));
    return whole.type === 'contents' ? Object.assign({ ...whole }, { entries }) : whole;
  });
}
