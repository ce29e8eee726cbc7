import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * The builder's own letters with their licence, as they lie below `/fonts` of every site whose theme has none of its own. What a
 * site's public folder holds there under the same name comes first.
 */
export const fontFolder: string = join(projectRoot, 'src/kit/theme/fonts');

/** Where a font of a site lies, by its address there: in its public folder, else among the builder's letters. */
export function fontFile(address: string, publicFolder: string): string {
  const own = join(publicFolder, address);
  return existsSync(own) ? own : join(fontFolder, basename(address));
}
