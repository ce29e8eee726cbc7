import { applyEdit, type Edit, Refusal } from '#engine/edit';
import type { NewSection } from './section-writer.ts';

/** A page as its file has it, but for the address. */
export type NewPage = { title: string; description: string; sections: readonly NewSection[] };

/** What a document becomes: the first of its pages has the address and the title that somebody has chosen. */
type Chosen = { path: string; title: string; pages: readonly NewPage[] };

/** The texts of a document's pages, each with its address. One that goes on says where. Throws Refusal. */
export function documentPages(
  { path, title, pages }: Chosen,
  schema: string,
): { path: string; title: string; text: string }[] {
  return pages.map((page, index) => {
    const isLast = index === pages.length - 1;
    const goesOn = { type: 'prose', paragraphs: `[Go on reading](${path}-${index + 2})` };
    return {
      path: index === 0 ? path : `${path}-${index + 1}`,
      title: index === 0 ? title : `${title} (${index + 1})`,
      text: pageText({ ...page, sections: isLast ? page.sections : [...page.sections, goesOn] }, schema),
    };
  });
}

/** A page as a careful person writes it. `schema` is where its text editor finds what it may hold. Throws Refusal. */
function pageText({ title, description, sections }: NewPage, schema: string): string {
  const begin = [
    `# yaml-language-server: $schema=${schema}`,
    'title: A title',
    'description: A description',
    'sections:',
    '  - type: hero',
    '    heading: A heading',
    '',
    '  - type: prose',
    '    paragraphs: A text',
    '',
  ].join('\n');
  const edits: Edit[] = [
    { op: 'set', path: ['title'], value: title },
    { op: 'set', path: ['description'], value: description },
    ...sections.map((value, index): Edit => ({ op: 'insert', path: ['sections'], index: index + 2, value })),
    // Two stood there, so that the edits see how sections are set apart.
    { op: 'remove', path: ['sections', 1] },
    { op: 'remove', path: ['sections', 0] },
  ];
  return edits.reduce((text, edit) => {
    const result = applyEdit(text, edit);
    if ('refused' in result) throw new Refusal(result.refused);
    return result.text;
  }, begin);
}
