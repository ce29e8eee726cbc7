import { XmlElement } from '@rgrove/parse-xml';
import { zipSync } from 'fflate';
import { Refusal } from '#engine/edit';
import type { ReadDocument } from './document.ts';
import { counted } from './told.ts';
import { treeOf } from './tree-of.ts';
import { unpack } from './unpack.ts';
import { rootOf, scanWord } from './word-scan.ts';

/** What of an archive is read; nothing that leads out of it, no program, no font. */
const part = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:[\w-]+\/)*[\w.-]+)$/;

/** What styles of Word are in HTML beside those that mammoth knows, by the names that every language of Word keeps. */
const styleMap = [
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Subtitle'] => p.subtitle:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `p[style-name='toc ${level}'] => p.toc:fresh`),
  "p[style-name='TOC Heading'] => p.toc:fresh",
  ...[7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h6:fresh`),
];

/** Reads a document of Word (.docx, .docm, .dotx). Throws Refusal. */
export async function readWord(bytes: Uint8Array): Promise<ReadDocument> {
  const files = unpack(bytes, (name) => part.test(name) && !name.includes('..'));
  const main = files.has('_rels/.rels') ? mainPart(rootOf(files.get('_rels/.rels'))) : undefined;
  if (main === undefined || !files.has(main)) throw new Refusal(whatElse(bytes));
  for (const [name, text] of files) if (/\.(?:xml|rels)$/.test(name)) rootOf(text);
  const { paragraphs, told } = scanWord(files, main);
  // Mammoth is large and seldom wanted.
  const { default: mammoth } = await import('mammoth');
  const pictures = new Map<string, Uint8Array>();
  let linked = 0;
  // Packed once more, of what was read alone: what mammoth unpacks is bounded, and its names are known.
  const archive = zipSync(Object.fromEntries(files), { level: 0 });
  const converted = mammoth.convertToHtml(
    { buffer: Buffer.from(archive) },
    {
      styleMap,
      ignoreEmptyParagraphs: true,
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        const source = `picture:${pictures.size}`;
        try {
          pictures.set(source, await image.readAsBuffer());
          return { src: source };
        } catch {
          // It lies elsewhere, and nothing is fetched.
          linked += 1;
          return { src: '' };
        }
      }),
    },
  );
  const { value } = await converted.catch(() => {
    // A reference that leads nowhere, for instance: Word itself repairs it when it saves.
    throw new Refusal('This document is damaged. Open it in Word, save it once more, and choose that.');
  });
  const html = withNotes(value);
  const title = titleIn(files.get('docProps/core.xml'));
  return {
    ...(title ? { title } : {}),
    html,
    body: treeOf(html),
    pictureAt: (source) => pictures.get(source),
    words: paragraphs,
    told: [
      ...told,
      ...(linked > 0
        ? [
            {
              says: `Left out: ${counted(linked, 'picture')} that the document doesn’t hold, only links to.`,
              words: [],
            },
          ]
        : []),
    ],
  };
}

/** The part that holds the text, as the archive says it (ECMA-376, part 2, 9.3). */
function mainPart(relationships: XmlElement): string | undefined {
  const elements = relationships.children.filter((child) => child instanceof XmlElement);
  const target = elements.find(({ attributes }) => attributes['Type']?.endsWith('/officeDocument'))?.attributes[
    'Target'
  ];
  return target?.replace(/^\//, '');
}

/** The title that Word keeps among a document's properties (ECMA-376, part 2, 11.1). */
function titleIn(properties: Uint8Array | undefined): string | undefined {
  const elements = properties && rootOf(properties).children.filter((child) => child instanceof XmlElement);
  return elements
    ?.find(({ name }) => name === 'dc:title')
    ?.text.replace(/\s+/g, ' ')
    .trim();
}

/** Footnotes, which mammoth puts into a list at the end, as paragraphs that begin with their signs, below a heading of their own. */
function withNotes(html: string): string {
  const at = html.search(/<ol><li id="(?:foot|end)note-/);
  if (at < 0) return html;
  let number = 0;
  const notes = html
    .slice(at)
    .replace(/<\/li>(?=<li id="(?:foot|end)note-|<\/ol>$)/g, '</div>')
    .replace(/<li id="(?:foot|end)note-[^"]*">(?:<p>)?/g, () => `<div><p>[${++number}] `)
    .replace(/^<ol>|<\/ol>$/g, '');
  return `${html.slice(0, at)}<p class="title">Notes</p>${notes}`;
}

/** Why an archive is no document of Word. */
function whatElse(bytes: Uint8Array): string {
  const [name = ''] = unpack(bytes, (one) =>
    /^(?:xl\/workbook\.xml|ppt\/presentation\.xml|content\.xml)$/.test(one),
  ).keys();
  if (name.startsWith('xl/')) return 'This is a spreadsheet. Copy its cells and paste them into a table.';
  if (name.startsWith('ppt/')) return 'These are slides. Save them as a document of Word, and choose that.';
  if (name === 'content.xml')
    return 'This is a document of LibreOffice. Save it as a document of Word (.docx), and choose that.';
  return 'There is no document in this file. Choose a document of Word (.docx), a file of Google Docs (.zip) or a saved page (.html).';
}
