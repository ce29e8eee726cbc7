import { Refusal } from '#engine/edit';
import { capital } from '#kit/model';
import { readCopied } from '../paste/read-blocks.ts';
import type { ReadDocument } from './document.ts';
import { KeptPictures, type NewPicture } from './kept-pictures.ts';
import { lostWords } from './lost-words.ts';
import type { NewPage } from './new-page.ts';
import { outlineFrom } from './outline.ts';
import { pagesFrom, titleOf } from './pages-from.ts';
import { readArchive } from './read-archive.ts';
import { isSavedAsOne, readSavedAsOne } from './read-mhtml.ts';
import { htmlText, leavings, readPage } from './read-page.ts';
import { safeText } from './safe-text.ts';
import { mapTexts, textsIn } from './texts-in.ts';
import { counted, leftOut, type Told } from './told.ts';
import { isArchive, mostBytes, tooLarge } from './unpack.ts';

/** What a document becomes: its pages, mostly one, the pictures that they show by their names, and what came otherwise or not at all. */
export type Imported = { title: string; pages: NewPage[]; pictures: NewPicture[]; told: Told[] };

/**
 * What a document becomes, whatever program wrote it. `name` is that of its file; `mostColumns` is what a table has room for. `fileAt`
 * finds what lies beside a saved page. Throws Refusal with what to do instead.
 */
export async function convertDocument(
  name: string,
  bytes: Uint8Array,
  {
    mostColumns,
    fileAt = () => undefined,
  }: { mostColumns: number; fileAt?: (address: string) => Uint8Array | undefined },
): Promise<Imported> {
  if (bytes.length > mostBytes) throw new Refusal(tooLarge);
  const document = await readDocument(bytes, fileAt);
  const left = leavings();
  const copied = readCopied(document.body, document.html, {
    tables: 'tables with lists',
    keepsLines: true,
    keepsFootnotes: true,
    leavesOut: left.leavesOut,
  });
  const outline = outlineFrom(copied.parts);
  if (outline.length === 0) throw new Refusal('There are no words in this document.');
  const title = safeText(titleOf(outline)?.title || document.title || nameWords(name));
  const pictures = new KeptPictures(title, document.pictureAt);
  const written = pagesFrom(outline, { title, pictures, mostColumns });
  const pages = mapTexts(written.pages, safeText);
  const { comments, deleted } = copied.beside;
  const told: Told[] = [
    ...document.told,
    ...left.told(),
    ...leftOut(deleted, 'deleted passage'),
    ...leftOut(comments, 'comment'),
    ...pictures.told(),
    ...otherwise(copied, written),
  ];
  const lost = lostWords(
    document.words,
    pages,
    told.flatMap(({ words }) => words),
  );
  if (lost.length > 0) told.push({ says: 'These words found no place on the page.', words: lost });
  return { title, pages, pictures: pictures.list, told };
}

function readDocument(
  bytes: Uint8Array,
  fileAt: (address: string) => Uint8Array | undefined,
): ReadDocument | Promise<ReadDocument> {
  if (isArchive(bytes)) return readArchive(bytes);
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  if (begin.startsWith('\xd0\xcf\x11\xe0'))
    throw new Refusal('This is a document of an old Word (.doc). Save it as .docx, and choose that.');
  if (begin.startsWith('%PDF'))
    throw new Refusal('This is a PDF, which has lost what its words are. Choose the document that it was made of.');
  if (begin.startsWith('{\\rtf'))
    throw new Refusal('This is a document in rich text (.rtf). Save it as .docx, and choose that.');
  if (isSavedAsOne(begin)) return readSavedAsOne(bytes);
  if (!/<(?:!doctype html|html|head|body|meta|p|div|h1)\b/i.test(begin.replaceAll('\0', '')))
    throw new Refusal('Choose a document of Word (.docx), a file of Google Docs (.zip) or a saved page (.html).');
  return readPage(htmlText(bytes), { fileAt });
}

/** What came otherwise than it was. */
function otherwise(
  { parts, tables, beside }: ReturnType<typeof readCopied>,
  { pages, cutTables }: { pages: NewPage[]; cutTables: number },
): Told[] {
  const lists = parts.some((part) => part.kind === 'entry' && part.depth > 0);
  const merged = tables.filter(({ hasMerged }) => hasMerged).length;
  const linked = parts.filter(
    (part) => part.kind === 'heading' && part.words.some(({ look }) => look.link !== undefined),
  );
  const notes = textsIn(pages).some((text) => text === 'Notes') && beside.footnotes === 0;
  return [
    ...(pages.length > 1 ? [{ says: `It is long, so it becomes ${pages.length} pages.`, words: [] }] : []),
    ...(lists ? [{ says: 'Lists in lists became one list.', words: [] }] : []),
    ...(merged > 0 ? [{ says: 'Merged cells were split.', words: [] }] : []),
    ...(cutTables > 0
      ? [
          {
            says: `${counted(cutTables, 'table')} had more columns than there is room for, and became several.`,
            words: [],
          },
        ]
      : []),
    ...(linked.length > 0
      ? [{ says: `${counted(linked.length, 'heading')} had a link: only the words stay.`, words: [] }]
      : []),
    ...(notes ? [{ says: 'Footnotes stand at the end, under “Notes”.', words: [] }] : []),
  ];
}

/** "annual-report_2026.docx" is "Annual report 2026". */
function nameWords(name: string): string {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  return capital(stem.replace(/[-_]+/g, ' ').trim()) || 'A document';
}
