import { type Diagnostic, isError, isFields, type Range, type SourceFile } from '#kit/model';
import { lineStartsOf } from '../1-parse/diagnostic-at.ts';
import { allFiles, type ContentFiles } from './content-files.ts';
import { markOf } from './languages/mark-of.ts';

/** A note that somebody has set aside: why, and which entry of `settled` in `_site.yaml` says so. */
export type Settled = { diagnostic: Diagnostic; reason: string; entry: number };

type Entry = { note: string; file: string; state: string; reason: string };

/**
 * A word for what a diagnostic says, and what its place says: it is another one once either is. Notes of a whole file have no place of their
 * own: their words tell what they are about.
 */
export function stateOfNote(diagnostic: Diagnostic, source: SourceFile | undefined): string {
  const { code, message } = diagnostic;
  const range = source && rangeOf(diagnostic, source);
  const isWholeFile = range === undefined || (range.start === 0 && range.end <= 1);
  return markOf([code, message, isWholeFile ? '' : source?.text.slice(range.start, range.end)]);
}

function rangeOf({ line, column, endLine, endColumn }: Diagnostic, source: SourceFile): Range {
  const starts = lineStartsOf(source);
  return { start: (starts[line - 1] ?? 0) + column - 1, end: (starts[endLine - 1] ?? 0) + endColumn - 1 };
}

/** How `settled` calls a file: by its path below the folder of the pages. */
export function settledName(file: string, { folder }: Pick<ContentFiles, 'folder'>): string {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
}

/**
 * Tells apart what is left as it is and what is not: each entry of `settled` sets one note aside, for as long as its place says what it said
 * then. A mistake can't be set aside. `site` is what `_site.yaml` says.
 */
export function withoutSettled(
  diagnostics: readonly Diagnostic[],
  files: ContentFiles,
  site: unknown,
): { diagnostics: Diagnostic[]; settled: Settled[] } {
  const entries = entriesIn(site);
  if (entries.length === 0) return { diagnostics: [...diagnostics], settled: [] };
  const sources = new Map(allFiles(files).map((source) => [source.file, source]));
  const used = new Set<number>();
  const settled: Settled[] = [];
  const left = diagnostics.filter((diagnostic) => {
    const name = settledName(diagnostic.file, files);
    const isNamed = ({ note, file }: Entry) => note === diagnostic.code && file === name;
    if (isError(diagnostic) || !entries.some(isNamed)) return true;
    const state = stateOfNote(diagnostic, sources.get(diagnostic.file));
    const entry = entries.findIndex((one, index) => !used.has(index) && isNamed(one) && one.state === state);
    if (entry < 0) return true;
    used.add(entry);
    settled.push({ diagnostic, reason: entries[entry]?.reason ?? '', entry });
    return false;
  });
  return { diagnostics: left, settled };
}

function entriesIn(site: unknown): Entry[] {
  const list: unknown = isFields(site) ? site['settled'] : undefined;
  return (Array.isArray(list) ? list : []).map((entry: unknown) => {
    const text = (name: keyof Entry) => (isFields(entry) && typeof entry[name] === 'string' ? entry[name] : '');
    return { note: text('note'), file: text('file'), state: text('state'), reason: text('reason') };
  });
}
