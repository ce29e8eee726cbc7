/** The folders above a page that have a file of the site, with their slash: that of its language, and the content folder. */
export function siteFolders(page: string, files: Iterable<string>): string[] {
  const site = '_site.yaml';
  return [...files]
    .filter((file) => file.endsWith(`/${site}`) || file === site)
    .map((file) => file.slice(0, -site.length))
    .filter((folder) => page.startsWith(folder))
    .toSorted((one, other) => other.length - one.length);
}

/** The content folder with its slash, as all its files begin: the outermost that has a file of the site. */
export function contentFolder(files: Iterable<string>): string {
  const [folder = ''] = [...files]
    .flatMap((file) => /^(|.*\/)_site\.(?:ya?ml|json)$/.exec(file)?.[1] ?? [])
    .toSorted((one, other) => one.length - other.length);
  return folder;
}

/** The site's own file, whatever its ending. */
export function siteFile(files: readonly string[]): string {
  const folder = contentFolder(files);
  return files.find((file) => file.startsWith(`${folder}_site.`)) ?? `${folder}_site.yaml`;
}

/** True for a file that a content folder does without: it comes with the first value that it is to hold. */
export function isNeedless(file: string): boolean {
  return /(?:^|\/)_(?:theme|facts)\.(?:ya?ml|json)$/.test(file);
}

/** True for a file whose sections several pages use. */
export function isShared(file: string): boolean {
  return file.split('/').at(-2) === '_shared';
}
