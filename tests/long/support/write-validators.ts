import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standaloneFiles } from '#builder/files';

/** Writes the validators of the project in the folder that it is given, as `npm run generate` does there. */
const [root = ''] = process.argv.slice(2);
for (const { file, text } of await standaloneFiles(root)) writeFileSync(join(root, file), text);
