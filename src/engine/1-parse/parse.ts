import { type Finding, finding } from '../catalogue/index.ts';
import { sizes } from './decode.ts';
import { maximumBytes, tooManyReferencesAt } from './guard.ts';
import { readPlain } from './plain/read-plain.ts';
import { plainRead, readWithLibrary, type YamlRead } from './read-yaml.ts';
import { maximumDepth } from './tokens.ts';

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
  const offset = tooManyReferencesAt(text);
  if (offset !== undefined) return { offset, finding: referenceFinding(text, offset) };
  const read = readWithLibrary(text, fields);
  const deeper = read.problems.find(({ code }) => code === 'deep');
  // An open bracket swallows everything below it, so depth counts only where nothing else is wrong.
  return deeper && read.problems.length === 1 ? tooDeep(deeper.start) : read;
}

function tooDeep(offset: number): Refusal {
  return { offset, finding: finding('file/too-deep', { limit: maximumDepth }) };
}

function referenceFinding(text: string, offset: number): Finding {
  const name = /^\w+/.exec(text.slice(offset + 1))?.[0] ?? '';
  return text[offset] === '&' ? finding('syntax/anchor', { name }) : finding('syntax/alias', { name });
}
