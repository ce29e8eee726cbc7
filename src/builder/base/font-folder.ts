import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * The builder's own letters with their licence, as they lie below `/fonts` of every site whose theme has none of its own. What a
 * site's public folder holds there under the same name comes first.
 */
export const fontFolder: string = join(projectRoot, 'src/kit/theme/fonts');
