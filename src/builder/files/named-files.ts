import { relative, sep } from 'node:path';
import { allFiles, type ContentFiles } from '#engine';
import { nameInFolder, stemOf } from '#engine/base';
import { readSource } from './read-content.ts';

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
  if (name === '_theme') return { ...files, theme: read };
  if (shown.split('/').at(-2) === '_shared')
    return { ...files, shared: [...files.shared.filter(({ file }) => stemOf(file) !== name), read] };
  const inFolder = (file: string) => nameInFolder(file, files.folder);
  return { ...files, pages: [...files.pages.filter(({ file }) => inFolder(file) !== inFolder(shown)), read] };
}
