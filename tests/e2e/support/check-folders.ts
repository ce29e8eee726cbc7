import compiled from '../../../src/engine/2-validate/compiled-schemas.generated.js';
import { createValidators } from '../../../src/engine/2-validate/validators.ts';
import { createMemory } from '../../../src/engine/3-repair/checker.ts';
import { type ContentFiles, compileContent, type Times } from '../../../src/engine/4-compile/compile-content.ts';
import type { ImageInfo, MediaInfo } from '../../../src/engine/4-compile/site-context.ts';
import { blockRules } from '../../../src/kit/blocks/rules.generated.ts';
import { themes } from '../../../src/kit/theme/tokens.ts';
import { typeface } from '../../../src/kit/theme/typeface.ts';

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
  const checker = {
    ...createValidators(compiled, blockRules),
    memory: createMemory(),
    typeface,
    themes,
  };
  return folders.map(({ name, files, options }) => {
    const { pages, diagnostics } = compileContent(
      { ...files, publicFiles: new Map(files.publicFiles), media: new Map(files.media) },
      checker,
      options,
    );
    return { name, result: JSON.stringify({ pages: pages.map(({ page }) => page), diagnostics }, null, 1) };
  });
}
