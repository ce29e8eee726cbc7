import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import { atStart, decodeSource } from './1-parse/decode.ts';
import { checkDrawing } from './2-validate/check-drawings.ts';
import { finding } from './catalogue/index.ts';
import type { ContentFiles } from './compile-content.ts';
import type { Diagnostic, SourceFile } from './diagnostic.ts';
import type { ImageInfo } from './site-context.ts';

const contentFile = /\.(ya?ml|json)$/;

/**
 * Reads a content folder and the names of the public files. `root` is what paths in diagnostics are relative to.
 * What can't be read becomes a problem; nothing is thrown.
 */
export function readContent(root: string, pagesFolder: string, publicFolder: string): ContentFiles {
  const problems: Diagnostic[] = [];
  const shown = (file: string) => relative(root, file).split(sep).join('/') || file;
  const read = (file: string): SourceFile[] => {
    const result = readSource(file, shown(file));
    if ('text' in result) return [result];
    problems.push(result);
    return [];
  };
  const names = listFolder(pagesFolder);
  if (!names) problems.push(atStart(shown(pagesFolder), finding('file/no-folder', { folder: shown(pagesFolder) })));
  const files = (names ?? []).filter((name) => contentFile.test(name));
  const shared = (listFolder(join(pagesFolder, '_shared')) ?? []).filter((name) => contentFile.test(name));
  const single = (base: string) =>
    files
      .filter((name) => name.replace(contentFile, '') === base)
      .slice(0, 1)
      .flatMap((name) => read(join(pagesFolder, name)))[0];
  const publicFiles = readPublicFiles(publicFolder);
  for (const path of publicFiles.keys())
    if (/\.svg$/i.test(path)) problems.push(...checkDrawing(join(publicFolder, path), shown(join(publicFolder, path))));
  return {
    folder: shown(pagesFolder),
    site: single('_site'),
    facts: single('_facts'),
    pages: files.filter((name) => !name.startsWith('_')).flatMap((name) => read(join(pagesFolder, name))),
    shared: shared.flatMap((name) => read(join(pagesFolder, '_shared', name))),
    publicFiles,
    problems,
  };
}

/** About how many pages a content folder holds, which is known before they are read. */
export function countPages(pagesFolder: string): number {
  return (listFolder(pagesFolder) ?? []).filter((name) => contentFile.test(name) && !name.startsWith('_')).length;
}

/** One content file as text, or a diagnostic that says why it can't be read. */
export function readSource(file: string, shown: string): SourceFile | Diagnostic {
  try {
    return decodeSource(shown, readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return atStart(shown, finding('file/unreadable', { reason }));
  }
}

function listFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

/** The files of the public folder by their address, pictures with their size. */
export function readPublicFiles(folder: string): Map<string, ImageInfo> {
  const files = new Map<string, ImageInfo>();
  const visit = (path: string) => {
    for (const name of listFolder(join(folder, path)) ?? []) {
      const inner = `${path}/${name}`;
      if (statSync(join(folder, inner)).isDirectory()) visit(inner);
      else files.set(inner, imageInfo(join(folder, inner)));
    }
  };
  visit('');
  return files;
}

function imageInfo(file: string): ImageInfo {
  if (!/\.(svg|png|jpe?g|webp|gif|avif)$/i.test(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  } catch {
    return {};
  }
}
