import { basename, join } from 'node:path';
import { fontSource } from '#kit/theme';
import { projectRoot } from './project-root.ts';

/**
 * The builder's own letters with their licence, as they lie below `/fonts` of every site whose theme has none of its own. What a
 * site's public folder holds there under the same name comes first.
 */
export const fontFolder: string = join(projectRoot, 'src/kit/theme/fonts');

/** The file of these letters. */
export const ownFontFile: string = join(fontFolder, basename(fontSource).slice(0, -1));
