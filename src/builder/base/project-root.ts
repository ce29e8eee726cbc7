import { join } from 'node:path';

/** The folder that holds package.json, with a slash at the end. */
export const projectRoot: string = join(import.meta.dirname, '../../../');
