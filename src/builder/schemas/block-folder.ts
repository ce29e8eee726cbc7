import { join } from 'node:path';
import { ownCode } from '../base/own-code.ts';

/** Where the folder of a block lies, and what messages call it. */
export type BlockFolder = { folder: string; name: string; isOwn: boolean };

/** The folder of a block: of the site's own, or of the builder below `root`. */
export function blockFolder(root: string, type: string): BlockFolder {
  const { blocks } = ownCode();
  if (blocks?.blockTypes.includes(type))
    return { folder: join(blocks.folder, type), name: `blocks/${type}`, isOwn: true };
  return { folder: join(root, 'src/kit/blocks', type), name: `src/kit/blocks/${type}`, isOwn: false };
}
