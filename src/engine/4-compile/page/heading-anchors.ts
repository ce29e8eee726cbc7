import { addressPart } from '#kit/model';
import { innerSections, type Sections, withInner } from './inner-sections.ts';

/** What the page around the sections is called by: its main part, and the form of the contact page. */
const takenByLayout: readonly string[] = ['content', 'root', 'offline', 'write', 'message-sent'];

/**
 * Sections that have a heading and no `id` get one from the heading, so that a table of contents can lead to them. Names that
 * editors gave stay, wherever on the page they stand.
 */
export function withHeadingAnchors(sections: Sections): Sections {
  return anchored(sections, new Set([...takenByLayout, ...idsIn(sections)]));
}

function idsIn(sections: Sections): string[] {
  return sections.flatMap((section) => [
    ...('id' in section && section.id !== undefined ? [section.id] : []),
    ...idsIn(innerSections(section)),
  ]);
}

function anchored(sections: Sections, taken: Set<string>): Sections {
  return sections.map((section) => {
    const own = withId(section, taken);
    return withInner(own, (inner) => anchored(inner, taken));
  });
}

function withId(section: Sections[number], taken: Set<string>): Sections[number] {
  if (section.type === 'hero' || section.type === 'contents' || !('heading' in section)) return section;
  const { id, heading } = section;
  return id !== undefined || typeof heading !== 'string'
    ? section
    : { ...section, id: freeName(anchorOf(heading), taken) };
}

/** A heading as an `id` is written; what would not begin with a Latin letter begins with `section`. */
function anchorOf(heading: string): string {
  const plain = addressPart(heading);
  if (/^[a-z]/.test(plain)) return plain;
  return plain === '' ? 'section' : `section-${plain}`;
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}
