import type { Diagnostic, SourceFile } from '../diagnostic.ts';

/** The largest content file that is read, in bytes. Larger ones could exhaust memory before they are refused. */
export const maximumBytes = 64 * 1024;

/** The text of a content file, without a byte order mark; or a diagnostic that says why it can't be read. */
export function decodeSource(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  if (bytes.byteLength > maximumBytes)
    return atStart(file, 'file/too-large', `This file has ${Math.ceil(bytes.byteLength / 1024)} KB; at most 64 KB are read.`, 'Move some of its sections to another page or to _shared.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return atStart(file, 'file/encoding', 'This file is not saved as UTF-8 text.', 'Save it again and choose the encoding UTF-8.');
  }
  if (text.includes('\0'))
    return atStart(file, 'file/binary', 'This file holds characters that no text has.', 'Save it again as plain text.');
  return { file, text };
}

/** A diagnostic about a file as a whole. */
export function atStart(file: string, code: string, message: string, help?: string): Diagnostic {
  return {
    file, line: 1, column: 1, endLine: 1, endColumn: 1, severity: 'error', code, message, ...(help === undefined ? {} : { help }),
  };
}
