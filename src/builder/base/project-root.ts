import { join } from 'node:path';

/** The folder of the builder, which holds its package.json, with a slash at the end. The site that it works on has `siteRoot()`. */
export const projectRoot: string = join(import.meta.dirname, '../../../');
