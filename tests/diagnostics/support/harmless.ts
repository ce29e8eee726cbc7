import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, type ContentFiles, compileContent } from '#engine';
import type { Diagnostic, SourceFile } from '#kit/model';
import { checker } from './samples.ts';

const folder = join(projectRoot, 'tests/diagnostics/harmless');

/** An edit that is right, as it stands in `edits.yaml`: `with` are new files, or replacements in others. */
type WrittenEdit = {
  edit: string;
  in: string;
  from?: string;
  to?: string;
  lines?: string;
  with?: Record<string, string | Record<string, string>>;
};

/** Values that may stand in one place, as they are written in a file. */
type WrittenValues = { in: string; instead: string; values: string[] };

/** An edit that is right: what it is, and the files of the frozen content after it. */
export type HarmlessEdit = { name: string; files: ContentFiles };

/** The frozen content that the edits are made on. Read once: what is known of a file that stays is not looked for again. */
export const frozenContent: ContentFiles = {
  ...readContent(folder, join(folder, 'base'), join(folder, 'public')),
  publicFiles: new Map([
    ['/images/ada.svg', { width: 80, height: 80 }],
    ['/files/pack.pdf', {}],
  ]),
};

/** Every edit of the corpus, each made alone. Throws where one has nothing to change: then it would test nothing. */
export function harmlessEdits(): HarmlessEdit[] {
  const written = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return written.flatMap((name) => {
    const corpus: unknown = parse(readFileSync(join(folder, name), 'utf8'));
    // The corpus is ours, and has one of two forms.
    return Array.isArray(corpus) ? (corpus as WrittenEdit[]).map(editOf) : valuesOf(corpus as WrittenValues);
  });
}

/** What is said of the content after an edit. */
export function check(files: ContentFiles): Diagnostic[] {
  return compileContent(files, checker, { now: Date.parse('2026-06-01') }).diagnostics;
}

function valuesOf({ in: file, instead, values }: WrittenValues): HarmlessEdit[] {
  return values.map((value) => ({
    name: `${file}: ${value}`,
    files: changed(frozenContent, file, (text) => replaced(text, instead, value)),
  }));
}

function editOf({ edit, in: file, from, to, lines, with: others = {} }: WrittenEdit): HarmlessEdit {
  let files = changed(frozenContent, file, (text) => {
    const edited = from === undefined || to === undefined ? text : replaced(text, from, to);
    return lines === undefined ? edited : edited.replaceAll('\n', lines);
  });
  for (const [name, content] of Object.entries(others))
    files =
      typeof content === 'string'
        ? { ...files, pages: [...files.pages, { file: `base/${name}`, text: content }] }
        : changed(files, name, (text) =>
            Object.entries(content).reduce((left, [old, fresh]) => left.replaceAll(old, fresh), text),
          );
  return { name: edit, files };
}

function replaced(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`There are ${parts.length - 1} of: ${from}`);
  return parts.join(to);
}

function changed(files: ContentFiles, file: string, change: (text: string) => string): ContentFiles {
  const shown = `base/${file}`;
  const known = allFiles(files).find((source) => source.file === shown);
  const text = known && change(known.text);
  if (text === undefined || text === known?.text) throw new Error(`Nothing changes in ${file}.`);
  const put = (source: SourceFile): SourceFile => (source.file === shown ? { file: shown, text } : source);
  const { pages, shared, site, facts } = files;
  return {
    ...files,
    pages: pages.map(put),
    shared: shared.map(put),
    site: site && put(site),
    facts: facts && put(facts),
  };
}
