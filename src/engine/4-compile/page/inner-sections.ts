import { isFields, type Page } from '#kit/model';

export type Sections = Page['sections'];

/** The sections in the entries of a section, such as those of tabs. */
export function innerSections(section: Sections[number]): Sections {
  return entriesOf(section).flatMap(sectionsOf);
}

/** The section with others in the place of those inside of it; the section itself where there are none. */
export function withInner(section: Sections[number], change: (inner: Sections) => Sections): Sections[number] {
  if (innerSections(section).length === 0) return section;
  const items = entriesOf(section).map((item) => {
    const inner = sectionsOf(item);
    return inner.length === 0 ? item : { ...(isFields(item) ? item : {}), sections: change(inner) };
  });
  // Sections stand in the place of sections: what the block is has not changed.
  return { ...section, items } as Sections[number];
}

/** A section with a mistake that another message explains is not marked as invalid: its entries may be anything. */
function entriesOf(section: Sections[number]): readonly unknown[] {
  return 'items' in section && Array.isArray(section.items) ? section.items : [];
}

function sectionsOf(item: unknown): Sections {
  // What stands there was compiled as sections, by the kind that the schema gives the field.
  return isFields(item) && Array.isArray(item['sections']) ? (item['sections'] as Sections) : [];
}
