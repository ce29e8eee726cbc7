import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { writeInside } from '../inside.ts';
import type { Validators } from './2-validate/validators.ts';
import { type ContentFiles, compileContent } from './compile-content.ts';
import type { Diagnostic, SourceFile } from './diagnostic.ts';
import { applyFixes } from './fix.ts';
import { allFiles } from './select-files.ts';

/** A file that was mended: its text before and after. */
export type MendedFile = { file: string; before: string; after: string };

/** How often the files are read anew: one mend can show the next slip, and none shows more than a few. */
const maximumRounds = 10;

/**
 * Makes every sure fix in the files that `isWanted` names, again and again until there is none left,
 * so that a second run has nothing to do. Gives the files as they are then, and what changed; writes nothing.
 */
export function mendFiles(
  files: ContentFiles,
  validators: Validators,
  options: { today?: string; isWanted: (file: string) => boolean },
): { files: ContentFiles; diagnostics: Diagnostic[]; mended: MendedFile[] } {
  const originals = new Map(allFiles(files).map(({ file, text }) => [file, text]));
  let current = files;
  let { diagnostics } = compileContent(current, validators, options);
  for (let round = 0; round < maximumRounds; round++) {
    const byFile = new Map<string, string>();
    for (const { file, text } of allFiles(current)) {
      const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
      const fixed = options.isWanted(file) ? applyFixes(text, own).text : text;
      if (fixed !== text) byFile.set(file, fixed);
    }
    if (byFile.size === 0) break;
    current = withTexts(current, byFile);
    ({ diagnostics } = compileContent(current, validators, options));
  }
  const mended = allFiles(current).flatMap(({ file, text }) => {
    const before = originals.get(file) ?? text;
    return before === text ? [] : [{ file, before, after: text }];
  });
  return { files: current, diagnostics, mended };
}

/** The content folder with other texts for some of its files, by the name that diagnostics call them. */
export function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string>): ContentFiles {
  const change = (source: SourceFile): SourceFile => {
    const text = texts.get(source.file);
    return text === undefined ? source : { file: source.file, text };
  };
  return {
    ...files,
    pages: files.pages.map(change),
    shared: files.shared.map(change),
    site: files.site && change(files.site),
    facts: files.facts && change(files.facts),
  };
}

/** Writes a mended file; a byte order mark that was there stays. */
export function writeMended(path: string, { after }: MendedFile): void {
  const bytes = readFileSync(path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  writeInside(dirname(path), basename(path), `${hasMark ? '\ufeff' : ''}${after}`);
}
