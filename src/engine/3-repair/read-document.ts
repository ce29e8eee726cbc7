import type { SourceFile } from '#kit/model';
import { diagnosticAt } from '../1-parse/diagnostic-at.ts';
import { parseText } from '../1-parse/parse.ts';
import type { YamlRead } from '../1-parse/read-yaml.ts';
import { type Definition, structureOf } from '../2-validate/structure.ts';
import { inFile } from '../base/in-file.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { characterDiagnostics } from './characters.ts';
import type { Checker } from './checker.ts';
import { hasCurlyJson } from './fixes/json.ts';
import { markDiagnostics } from './marks.ts';
import { repairedDocument } from './repaired-document.ts';
import { emptyDocument, type SourceDocument } from './source-document.ts';

/** Reads a content file: parsed, checked by the schemas, and repaired where it has slips. It is remembered by its source. */
export function readDocument(source: SourceFile, definition: Definition, checker: Checker): SourceDocument {
  const { documents } = checker.memory;
  const known = documents.get(source);
  if (known) return known;
  const document = inFile(source.file, () => {
    const read = readSource(source, definition, checker);
    return { ...read, diagnostics: [...read.diagnostics, ...characterDiagnostics(read, checker)] };
  });
  documents.set(source, document);
  return document;
}

/** Forgets what was read of a file: whoever works on very many of them has no room for all. */
export function forgetDocument(source: SourceFile, { memory }: Checker): void {
  memory.documents.delete(source);
}

function readSource(source: SourceFile, definition: Definition, checker: Checker): SourceDocument {
  const read = parseText(source.text, checker.vocabulary.fields);
  if ('offset' in read) return unreadable(source, read.offset, read.finding);
  if (read.root === undefined && read.problems.length === 0)
    return unreadable(source, 0, finding('file/empty', { begin: beginning[definition] }));
  const structure = hasSlips(source, read) ? undefined : structureOf(definition, read.data, checker);
  if (!structure || structure.problems.length > 0) return repairedDocument(source, definition, checker);
  const document = { ...emptyDocument(source), root: read.root, data: read.data, structure };
  return { ...document, diagnostics: markDiagnostics(document, read.marks, definition, checker) };
}

/**
 * What a file says as it stands, however wrong that is, for whoever changes it field by field; nothing where its text has slips, so
 * that only a guess could be shown.
 */
export function dataAsWritten(source: SourceFile, { vocabulary }: Checker): unknown {
  return inFile(source.file, () => {
    const read = parseText(source.text, vocabulary.fields);
    return 'offset' in read || read.root === undefined || hasSlips(source, read) ? undefined : read.data;
  });
}

/** True where the text itself shows that it is not as it was meant. */
function hasSlips({ text }: SourceFile, { problems, marks }: YamlRead): boolean {
  return problems.length > 0 || hasCurlyJson(text) || marks.some(({ kind }) => kind === 'swallowed');
}

const beginning: Readonly<Record<Definition, string>> = {
  PageSource: '`title:`, `description:` and `sections:`',
  SharedSource: '`sections:`',
  SiteSource: '`product:`',
  Facts: 'the name of a figure',
  ThemeSource: '`colors:`',
  SiteOverlay: '`labels:`',
  FactsOverlay: 'the name of a figure',
};

function unreadable(source: SourceFile, offset: number, what: Finding): SourceDocument {
  const range = { start: offset, end: offset + 1 };
  return { ...emptyDocument(source), diagnostics: [diagnosticAt({ source }, range, what)], isUncertain: true };
}
