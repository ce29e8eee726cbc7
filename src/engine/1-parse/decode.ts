import type { Diagnostic, SourceFile } from '#kit/model';
import { type Finding, finding } from '../catalogue/index.ts';
import { bothVoices, writingOf } from '../catalogue/voices.ts';
import { maximumBytes } from './guard.ts';

/** The text of a content file, without a byte order mark; or a diagnostic that says why it can't be read. */
export function decodeSource(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  if (bytes.byteLength > maximumBytes) return atStart(file, finding('file/too-large', sizes(bytes.byteLength)));
  const text = utf8(bytes);
  if (text === undefined) return atStart(file, finding('file/encoding', {}));
  return text.includes('\0') ? atStart(file, finding('file/binary', {})) : { file, text };
}

/** Bytes as text, without a byte order mark; nothing where they are no UTF-8. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The size of a file in the units that its message needs. */
export function sizes(bytes: number): { kilobytes: number; limit: number } {
  return { kilobytes: Math.ceil(bytes / 1024), limit: maximumBytes / 1024 };
}

/** A diagnostic about a file as a whole. */
export function atStart(file: string, what: Finding): Diagnostic {
  const { code, severity, said } = what;
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1, severity, code, ...bothVoices(said, writingOf(file)) };
}
