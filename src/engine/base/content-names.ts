/** The folder of a content folder that holds the originals of pictures. */
export const mediaFolder = '_media';

const ending = /\.(?:ya?ml|json)$/i;

/** True for a name of a file that holds content, by its ending. */
export function isContentName(name: string): boolean {
  return ending.test(name);
}

/** The last part of a file's path without its ending: `pages/hr/our-jobs.yaml` is `our-jobs`. */
export function stemOf(file: string): string {
  return lastPart(file).replace(ending, '');
}

/** The last part of a path. */
export function lastPart(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

/** True for a path inside of a content folder that no page has: a part of it begins with an underscore or a dot. */
export function isAside(path: string): boolean {
  return path.split(/[\\/]/).some((part) => /^[_.]/.test(part));
}

/**
 * A page's name in its folder: `pages/hr/jobs.yaml` is `hr/jobs` in `pages`. A file from elsewhere has only its own name.
 * Both are paths as diagnostics show them.
 */
export function nameInFolder(file: string, folder: string): string {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).replace(ending, '') : stemOf(file);
}

/** True for a file that was probably meant to be named `wanted`: a copy of it, or one without its underscore or the ending of a plural. */
export function isMeantAs(name: string, wanted: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\s._-]/g, '')
      .replace(/(?:\(\d{1,3}\)|\d{1,4}|copy|kopie|copie|old|new|backup|final)$/, '')
      .replace(/s$/, '');
  return plain(stemOf(name)) === plain(wanted);
}

/** The folder of a content folder that holds files which are served as they are, for a site that is complete in itself. */
export const publicFolder = '_public';

/** The name among those of files that a written one means: macOS keeps letters and their accents apart in names of files. */
export function nameOnDisk(written: string, names: ReadonlyMap<string, unknown>): string {
  if (names.has(written) || /^[\u0020-\u007e]*$/.test(written)) return written;
  const wanted = written.normalize('NFC');
  for (const name of names.keys()) if (name.normalize('NFC') === wanted) return name;
  return written;
}
