import { type Finding, finding } from '../catalogue/index.ts';
import { sizes } from './decode.ts';
import { maximumBytes, tooDeepAt, tooManyReferencesAt } from './guard.ts';
import { readPlain } from './plain/read-plain.ts';
import { maximumDepth, plainRead, readWithLibrary, type YamlRead } from './read-yaml.ts';

/** Why a text is not read at all, and where in it the reason stands. */
export type Refusal = { offset: number; finding: Finding };

/**
 * Reads a YAML or JSON text (JSON is YAML): its data with everything that stands in the way of reading it, or why it is refused.
 * `fields` are the names of fields that the schemas know.
 */
export function parseText(text: string, fields: ReadonlySet<string>): YamlRead | Refusal {
  if (text.length > maximumBytes) return { offset: 0, finding: finding('file/too-large', sizes(text.length)) };
  const binary = text.indexOf('\0');
  if (binary >= 0) return { offset: binary, finding: finding('file/binary', {}) };
  const plain = readPlain(text);
  if (plain) return plainRead(plain);
  const refusal = tooMuchForLibrary(text);
  if (refusal) return refusal;
  const read = readWithLibrary(text, fields);
  const deeper = read.problems.find(({ code }) => code === 'deep');
  // An open bracket swallows everything below it, so depth counts only where nothing else is wrong.
  return deeper && read.problems.length === 1 ? tooDeep(deeper.start) : read;
}

/** Texts that would cost the library too much are refused before it sees them. */
function tooMuchForLibrary(text: string): Refusal | undefined {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return tooDeep(deep);
  const offset = tooManyReferencesAt(text);
  return offset === undefined ? undefined : { offset, finding: referenceFinding(text, offset) };
}

function tooDeep(offset: number): Refusal {
  return { offset, finding: finding('file/too-deep', { limit: maximumDepth }) };
}

function referenceFinding(text: string, offset: number): Finding {
  const name = /^\w+/.exec(text.slice(offset + 1))?.[0] ?? '';
  return text[offset] === '&' ? finding('syntax/anchor', { name }) : finding('syntax/alias', { name });
}
