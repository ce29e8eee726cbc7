import { isUtf8 } from 'node:buffer';
import type { Diagnostic, SourceFile } from '../../model/diagnostic.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { maximumBytes } from './guard.ts';

/** The text of a content file, without a byte order mark; or a diagnostic that says why it can't be read. */
export function decodeSource(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  if (bytes.byteLength > maximumBytes) return atStart(file, finding('file/too-large', sizes(bytes.byteLength)));
  if (!isUtf8(bytes)) return atStart(file, finding('file/encoding', {}));
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return text.includes('\0') ? atStart(file, finding('file/binary', {})) : { file, text };
}

/** The size of a file in the units that its message needs. */
export function sizes(bytes: number): { kilobytes: number; limit: number } {
  return { kilobytes: Math.ceil(bytes / 1024), limit: maximumBytes / 1024 };
}

/** A diagnostic about a file as a whole. */
export function atStart(file: string, what: Finding): Diagnostic {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1, ...what };
}
