import { relative, sep } from 'node:path';
import type { ContentFiles } from './compile-content.ts';
import { nameInFolder, stemOf } from './content-names.ts';
import type { SourceFile } from './diagnostic.ts';
import { readSource } from './read-content.ts';

/** Every file of a content folder. */
export function allFiles({ pages, shared, site, facts }: ContentFiles): SourceFile[] {
  return [...pages, ...shared, ...(site ? [site] : []), ...(facts ? [facts] : [])];
}

/** The content folder with other texts in some of its files, by name. */
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

/**
 * The content folder with the files that somebody named, and the names of these as diagnostics show them.
 * A file from elsewhere stands for the one of the same name, or is one page more. Without names all files are wanted.
 */
export function addFiles(
  files: ContentFiles,
  named: readonly string[],
  root: string,
): { files: ContentFiles; wanted: Set<string> | undefined } {
  if (named.length === 0) return { files, wanted: undefined };
  const wanted = new Set<string>();
  let result = files;
  for (const path of named) {
    const shown = relative(root, path).split(sep).join('/');
    wanted.add(shown);
    const known = [...allFiles(result), ...result.problems].some(({ file }) => file === shown);
    if (!known) result = withFile(result, readSource(path, shown), shown);
  }
  return { files: result, wanted };
}

function withFile(files: ContentFiles, read: ReturnType<typeof readSource>, shown: string): ContentFiles {
  if (!('text' in read)) return { ...files, problems: [...files.problems, read] };
  const name = stemOf(shown);
  if (name === '_site') return { ...files, site: read };
  if (name === '_facts') return { ...files, facts: read };
  if (shown.split('/').at(-2) === '_shared')
    return { ...files, shared: [...files.shared.filter(({ file }) => stemOf(file) !== name), read] };
  const inFolder = (file: string) => nameInFolder(file, files.folder);
  return { ...files, pages: [...files.pages.filter(({ file }) => inFolder(file) !== inFolder(shown)), read] };
}
