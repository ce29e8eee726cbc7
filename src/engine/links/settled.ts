import { type Diagnostic, isError, isFields, type Range, type SourceFile } from '#kit/model';
import { lineStartsOf } from '../1-parse/diagnostic-at.ts';
import { problemAt } from '../3-repair/problem-at.ts';
import { finding } from '../catalogue/index.ts';
import { allFiles, type ContentFiles } from './content-files.ts';
import { markOf } from './languages/mark-of.ts';
import type { SiteContext } from './site-context.ts';

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

/** Notes that hang on what other servers have answered lately, which not every computer knows. */
const elsewhere = ['link/gone', 'link/moved', 'link/certificate', 'link/unreachable'];

/**
 * Notes each entry of `settled` that sets nothing aside any more: its file is gone, or has no such note now. One that has come back is
 * told by itself. `state` is what is told of the folder and what is set aside. Says nothing of a file that has mistakes, nor where no day is
 * asked about: notes may be missing there that come back.
 */
export function settledOver(
  { diagnostics, settled }: { diagnostics: readonly Diagnostic[]; settled: readonly Settled[] },
  files: ContentFiles,
  { checker, now }: SiteContext,
): Diagnostic[] {
  const parsed = files.site && checker.read(files.site, 'SiteSource');
  const entries = entriesIn(parsed?.data);
  if (!parsed || entries.length === 0 || !Number.isFinite(now)) return [];
  const names = new Set(allFiles(files).map(({ file }) => settledName(file, files)));
  const used = new Set(settled.map(({ entry }) => entry));
  return entries.flatMap(({ note, file }, index) => {
    if (used.has(index) || elsewhere.includes(note) || file === '') return [];
    const isOpen = (one: Diagnostic) => isError(one) || one.code === note;
    if (diagnostics.some((one) => isOpen(one) && settledName(one.file, files) === file)) return [];
    const what = finding('settled/over', { note, file, isThere: names.has(file) });
    return [problemAt(parsed, 'Site', { path: ['settled', index, 'note'], mark: 'value', ...what }, checker)];
  });
}

function entriesIn(site: unknown): Entry[] {
  const list: unknown = isFields(site) ? site['settled'] : undefined;
  return (Array.isArray(list) ? list : []).map((entry: unknown) => {
    const text = (name: keyof Entry) => (isFields(entry) && typeof entry[name] === 'string' ? entry[name] : '');
    return { note: text('note'), file: text('file'), state: text('state'), reason: text('reason') };
  });
}
