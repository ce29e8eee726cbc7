import { type ContentFiles, compileContent, createChecker, type ImageInfo, type MediaInfo, type Times } from '#engine';
import compiled from '#engine/schemas';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';

/** A content folder as plain data. */
export type PlainFolder = {
  name: string;
  files: Omit<ContentFiles, 'publicFiles' | 'media'> & {
    publicFiles: [string, ImageInfo][];
    media: [string, MediaInfo][];
  };
  options: Times;
};

/** What became of a folder: its pages and what was found, as JSON. */
export type CheckedFolder = { name: string; result: string };

/** A folder as plain data, which can be sent to a worker. */
export function plainFolder(name: string, files: ContentFiles, options: Times = {}): PlainFolder {
  return { name, files: { ...files, publicFiles: [...files.publicFiles], media: [...(files.media ?? [])] }, options };
}

/** Compiles folders. */
export function checkFolders(folders: readonly PlainFolder[]): CheckedFolder[] {
  const checker = createChecker(compiled, blockRules, { typeface, themes });
  return folders.map(({ name, files, options }) => {
    const { pages, diagnostics } = compileContent(
      { ...files, publicFiles: new Map(files.publicFiles), media: new Map(files.media) },
      checker,
      options,
    );
    return { name, result: JSON.stringify({ pages: pages.map(({ page }) => page), diagnostics }, null, 1) };
  });
}
