import type { FileType } from './files.ts';
import { type ByteSource, zipNames } from './zip-names.ts';

/** How a file begins: so many bytes from its start, these. No sign may stand before it. */
type Sign = readonly [at: number, bytes: string];

/** How files begin that do so in one way. */
const beginnings: readonly (readonly [FileType, ...Sign[]])[] = [
  ['application/pdf', [0, '%PDF-']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/gif', [0, 'GIF8']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
];

/** The part that makes a ZIP file the document of a program (ECMA-376, part 2). */
const officeParts: readonly (readonly [string, FileType])[] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];

const openDocuments: readonly FileType[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
];

/** What programs of an office document are kept in: `vbaProject.bin`, and the folders of OpenDocument. */
const program = /(?:^|\/)vbaproject\.bin$|^(?:basic|scripts)\//i;

/** What a file is by what it holds, whatever it is called; nothing where it is none of the types that are taken, or holds a program. */
export async function typeOf(file: ByteSource): Promise<FileType | undefined> {
  // A character a byte, whatever it is.
  const head = String.fromCharCode(...(await file.at(0, 256)));
  const simple = beginnings.find(([, ...signs]) => signs.every(([at, bytes]) => head.startsWith(bytes, at)));
  if (simple) return simple[0];
  if (!head.startsWith('PK\x03\x04')) return undefined;
  const names = await zipNames(file);
  if (!names || names.some((name) => program.test(name))) return undefined;
  if (names.includes('[Content_Types].xml')) return officeParts.find(([part]) => names.includes(part))?.[1];
  return names.includes('content.xml') ? openDocumentOf(head) : undefined;
}

/** The type that an OpenDocument says, not compressed, in its first entry, `mimetype` (OpenDocument 1.3, part 2, 3.3). */
function openDocumentOf(head: string): FileType | undefined {
  const start = 38;
  const isStored = head.startsWith('\0\0', 8) && head.startsWith('mimetype', start - 8);
  return isStored ? openDocuments.find((type) => head.startsWith(`${type}PK`, start)) : undefined;
}
