import { sampleDescription } from '#kit/model';
import { plainText, richText } from '../paste/write-text.ts';
import type { KeptPictures } from './kept-pictures.ts';
import type { NewPage } from './new-page.ts';
import type { OutlinePart } from './outline.ts';
import { type NewSection, SectionWriter } from './section-writer.ts';

/** A text below a page's heading has no more letters than this, and the heading itself. */
const longestLead = 320;
const longestTitle = 100;

/** So much of a page's data is written into one file, which holds 64 KiB with margins and quotes. */
const largestPage = 44_000;

/** What search results show below a title. */
const longestDescription = 155;

/** The title of a document: the heading that it begins with, or that stands above all others below a letterhead or a date. */
export function titleOf(parts: readonly OutlinePart[]): { title: string; at: number } | undefined {
  const begin = parts.findIndex(({ kind }) => kind !== 'picture');
  const headings = parts.flatMap((part, at) =>
    part.kind === 'heading' ? [{ title: oneLine(part), level: part.level, at }] : [],
  );
  const [first, ...others] = headings.filter(({ title }) => title !== 'Notes');
  if (!first || first.title.endsWith('?')) return undefined;
  const isAbove = first.level <= 1 && others.every(({ level }) => level > first.level);
  return first.at === begin || isAbove ? first : undefined;
}

/** Writes a document as pages, mostly one. `told` says what came otherwise. */
export function pagesFrom(
  outline: readonly OutlinePart[],
  { title, pictures, mostColumns }: { title: string; pictures: KeptPictures; mostColumns: number },
): { pages: NewPage[]; cutTables: number } {
  const own = titleOf(outline);
  const rest = own ? outline.filter((_, index) => index !== own.at) : [...outline];
  const lead = leadOf(rest);
  const body = lead ? rest.filter((part) => part !== lead) : rest;
  const isLong = title.length > longestTitle;
  const text = [isLong ? title : '', lead ? richText(lead.words) : ''].filter((words) => words !== '').join(' ');
  const hero: NewSection = { type: 'hero', heading: isLong ? shortTitle(title) : title, ...(text && { text }) };
  const writer = new SectionWriter(title, mostColumns);
  writer.addAll(body, ({ source, alt }) => pictures.take(source, alt));
  return { pages: cutPages(hero, writer.sections), cutTables: writer.cutTables };
}

/** The short text that follows a title. */
function leadOf([first, second]: readonly OutlinePart[]): Extract<OutlinePart, { kind: 'paragraph' }> | undefined {
  if (first?.kind !== 'paragraph' || !second || second.kind === 'entry') return undefined;
  const words = richText(first.words);
  // A line of an address is none, nor is one that only begins a list.
  return words.length <= longestLead && /[.!?…]["”’)\]*]*$/.test(words) ? first : undefined;
}

/** Sections as pages that each fit into a file. One that goes on says where. */
function cutPages(hero: NewSection, sections: readonly NewSection[]): NewPage[] {
  const pages: NewSection[][] = [[]];
  let size = 0;
  for (const section of sections) {
    const more = Buffer.byteLength(JSON.stringify(section));
    const last = pages.at(-1);
    if (last && last.length > 0 && size + more > largestPage) {
      pages.push([section]);
      size = more;
    } else {
      last?.push(section);
      size += more;
    }
  }
  const title = String(hero['heading']);
  return pages.map((own, index) => {
    const heading = index === 0 ? title : `${title} (${index + 1})`;
    const head = index === 0 ? hero : { type: 'hero', heading };
    return { title: heading, description: descriptionOf(heading, [head, ...own]), sections: [head, ...own] };
  });
}

/** The first words of a page, as search results show them; a sample where it has none. */
function descriptionOf(title: string, sections: readonly NewSection[]): string {
  const texts = sections.flatMap(({ text, paragraphs }) => [text, paragraphs]).filter((one) => typeof one === 'string');
  const words = texts
    .join(' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_\\]|^(?:-|\d+\.) |\[\d+\]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length < 50) return sampleDescription(title);
  return words.length <= longestDescription ? words : wholeWords(words, longestDescription);
}

function shortTitle(title: string): string {
  return wholeWords(title, longestTitle);
}

/** The beginning of a text of one line, up to its last whole word. */
function wholeWords(text: string, most: number): string {
  const begin = text.slice(0, most);
  const end = begin.lastIndexOf(' ');
  return `${end > 0 ? begin.slice(0, end) : begin} …`;
}

function oneLine(block: OutlinePart & { kind: 'heading' }): string {
  return plainText(block.words).replace(/\s+/g, ' ').trim();
}
