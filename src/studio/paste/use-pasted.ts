import type { Path } from '#kit/model';
import { writtenText } from '../form/plain-value.ts';
import { sectionSchema } from '../form/schema.ts';
import { type Besides, useChanges, useFormScope } from '../form/scope.tsx';
import { tableFrom } from '../form/table/table-edits.ts';
import { lostWords, mostColumns } from '../form/table/use-cell-paste.ts';
import type { Widget } from '../form/widget.ts';
import { outlineFrom } from '../import/outline.ts';
import { type NewSection, SectionWriter } from '../import/section-writer.ts';
import type { PastePlace } from '../marked/clipboard.ts';
import { addBelow } from '../outline/add-below.ts';
import { addPicture, bytesOf, pictureName } from '../pictures/add-picture.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { Notice, NoticeWay, StudioStore } from '../store/types.ts';
import { viewOf } from '../store/view-of.ts';
import { type Cell, cellsOf, pastedCells } from './cells.ts';
import { besideWords, isWithin, leftOutWords, putInWords, tablesAmong } from './left-out.ts';
import { partEdits, partsPlace } from './parts-place.ts';
import { type Pasted, pasteFor } from './paste-for.ts';
import { type CopiedContent, readClipboard } from './read-blocks.ts';
import { headingOver, namedTables } from './table-names.ts';

/** What is pasted into a text: where it is written, and whether nothing of its field follows it. */
type PastedInto = { path: Path; widget: Widget; isLast: boolean };

/**
 * Takes what is pasted into a text, and returns what of it can stand there. What stands under headings goes to the parts of the
 * section, where it has some, which `onParts` is told of, in one step with the text (`besides`); a table and pictures are offered
 * as sections; what is left out is told.
 */
export function usePasted(
  onParts?: () => void,
): (
  into: PastedInto,
  clipboard: { html: string; text: string },
  place: PastePlace,
) => { text: string; besides?: Besides } {
  const store = useStore();
  const { file, data } = useFormScope();
  const changes = useChanges({ isApart: true });
  const kind = useStudio((state) => viewOf(state, file)?.kind);
  return ({ path, widget, isLast }, clipboard, { isFirst, isLast: isEnd }) => {
    const parts = kind && isLast && isEnd ? partsPlace(kind, data, path) : undefined;
    // In an empty text the first heading stands above what follows it.
    const pasted = pasteFor(widget, clipboard, parts && (isFirst ? 1 : 0));
    const { text } = pasted;
    const besides = parts &&
      pasted.parts.length > 0 && {
        edits: partEdits(data, parts, pasted.parts),
        says: partsWords(pasted.parts.length, text.trim() !== ''),
      };
    if (besides && text === '') void changes.make(besides.edits, besides.says);
    if (besides) onParts?.();
    const notice = noticeOf(store, pasted, widget, headingOver(data, path));
    if (notice) store.notify(notice);
    return { text, ...(besides && text !== '' && { besides }) };
  };
}

/** Whether text follows a table or a picture. */
function isAmongText({ parts }: CopiedContent): boolean {
  const isApart = ({ kind }: CopiedContent['parts'][number]) => kind === 'table' || kind === 'picture';
  return parts.findLastIndex((part) => !isApart(part)) > parts.findIndex(isApart);
}

function partsWords(count: number, hasText: boolean): string {
  const parts = count === 1 ? 'a part with its heading' : `${count} parts with their headings`;
  const all = hasText ? `words and ${parts}` : parts;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} pasted`;
}

/** What is told of a paste under a heading; nothing where all of it came. */
function noticeOf(
  store: StudioStore,
  { copied, text, parts }: Pasted,
  widget: Widget,
  above: string,
): Notice | undefined {
  if (!copied) return undefined;
  const told = leftOutWords(copied);
  const [tables, pictures] = [
    widget === 'paragraphs' ? tableWays(store, copied, above) : [],
    pictureWays(store, copied),
  ];
  const ways = [...tables, ...pictures];
  const notSo = [told ?? '', besideWords(tables.length, pictures.length, isAmongText(copied))].filter(
    (one) => one !== '',
  );
  if (notSo.length === 0) return undefined;
  const put = putInWords(text.trim() !== '', parts.length);
  return { words: [put, ...notSo].join(' ').trim(), ways, isEach: true };
}

/**
 * Offers what was copied in another program and is pasted where no text is meant: as sections below the one that is selected. False
 * where there is nothing of it.
 */
export function offerCopied(store: StudioStore, clipboard: { html: string; text: string }): boolean {
  const copied = readClipboard(clipboard.html);
  const cells = copied.tables.length === 0 && pastedCells(clipboard.text, clipboard.html);
  const pictures = pictureWays(store, copied);
  const sections = cells ? [] : sectionsOf(copied, pictures.length > 0 ? '' : clipboard.text);
  const ways = [...(cells ? [tableWay(store, cells)] : []), ...sectionsWay(store, sections), ...pictures];
  if (ways.length === 0) return false;
  const hasWords = sections.some(({ type }) => type !== 'table');
  const count =
    sections.length > 1
      ? `${sections.length} sections${tablesAmong(sections.filter(({ type }) => type === 'table').length)}`
      : 'a section of its own';
  const words = [
    `Not pasted yet: here it becomes ${count}.`,
    leftOutWords(copied) ?? '',
    hasWords ? wordsGo : '',
  ].filter((sentence) => sentence !== '');
  store.notify({ words: words.join(' '), ways, isEach: true, lasts: 'until a change' });
  return true;
}

const wordsGo =
  'To have words in a text that is there, double-click it in the page, or click a field of the form, and paste again.';

/** All that was copied but its pictures, as sections in its order; `text` is what a clipboard without marks says. */
function sectionsOf(copied: CopiedContent, text: string): NewSection[] {
  const writer = new SectionWriter('', mostTableColumns());
  writer.addAll(outlineFrom(copied.parts), () => undefined);
  if (writer.sections.length > 0 || text.trim() === '') return writer.sections;
  const plain = pasteFor('paragraphs', { html: '', text }).text;
  return [{ type: 'prose', paragraphs: writtenText(plain.trim(), '', 'paragraphs') }];
}

function sectionsWay(store: StudioStore, sections: readonly NewSection[]): NoticeWay[] {
  const [only] = sections;
  if (!only) return [];
  return [{ does: wayWords(sections), take: () => addBelow(store, ...sections) }];
}

function wayWords([first, ...others]: readonly NewSection[]): string {
  if (others.length > 0) return 'Add them below';
  if (first?.type === 'prose') return 'Add it as a text below';
  const rows = first?.type === 'table' && Array.isArray(first['rows']) ? first['rows'].length : 0;
  return rows > 0 ? tableWords(rows) : 'Add it below';
}

/** The first row of a table becomes the words above its columns. */
function tableWords(rows: number): string {
  return `Add the table below: a heading and ${rows === 1 ? '1 row' : `${rows} rows`}`;
}

function mostTableColumns(): number {
  return mostColumns(sectionSchema('table')?.properties?.['columns']);
}

function tableWays(store: StudioStore, copied: CopiedContent, above: string): NoticeWay[] {
  return namedTables(copied, above).map(({ table, called }) => tableWay(store, cellsOf(table), called));
}

/** A table as a section, for its first row says what its columns are. */
function tableWay(store: StudioStore, cells: readonly (readonly Cell[])[], called = ''): NoticeWay {
  const most = mostTableColumns();
  const lost = (cells[0] ?? []).slice(most).map(({ plain }) => plain);
  return {
    does: tableWords(cells.length - 1),
    take: async () => {
      await addBelow(store, { type: 'table', ...(called && { caption: called }), ...tableFrom(cells, most) });
      if (lost.length > 0) store.refuse(lostWords(lost, most));
    },
  };
}

/** The pictures that came with their bytes, each as a section. */
function pictureWays(store: StudioStore, { beside }: CopiedContent): NoticeWay[] {
  return beside.pictures
    .filter(({ source }) => isWithin(source))
    .flatMap(({ source, alt }, index, { length }): NoticeWay[] => {
      const bytes = bytesOf(source);
      if (!bytes) return [];
      const does = length === 1 ? 'Add the picture below' : `Add picture ${index + 1} below`;
      return [{ does, take: () => addPicture(store, pictureName(bytes.type), bytes, alt) }];
    });
}
