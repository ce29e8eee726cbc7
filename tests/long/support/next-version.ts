import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { filesBelow } from '#builder/files';
import { commandLine, startProgram } from '../../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../../support/content.ts';
import { copyProject } from './project-copy.ts';

/** The version that is made up of this repository. */
export const nextVersion = '1.1.0';

/** The change of the format that it has, as one writes it in `migrations.ts`. */
const migration = `export const migrations: readonly Migration[] = [
  {
    title: 'Who said a quotation is called \`who\`.',
    edits: (group, { path, section }) =>
      section?.['type'] === 'quote' && path.at(-2) === 'items' && 'by' in group
        ? [{ op: 'rename', path: ['by'], key: 'who' }]
        : undefined,
  },
];
`;

/**
 * Packs a later version of this builder into a folder: a copy of its sources with another number and a change of the format, in which the
 * field `by` of a quotation gets another name, and what it says is shown with a dash. All of it is made as a release is: written, generated, packed.
 */
export async function packNextVersion(out: string): Promise<void> {
  const root = temporaryFolder();
  try {
    copyProject(root);
    // The guides are made of what is found in the samples.
    for (const name of ['docs', 'pages', 'LICENSE', 'tests/diagnostics'])
      cpSync(join(projectRoot, name), join(root, name), { recursive: true });
    const change = (file: string, from: string | RegExp, to: string) => edit(join(root, file), from, to);
    change('package.json', /"version": "[^"]*"/, `"version": "${nextVersion}"`);
    change('src/engine/migrate/migrations.ts', /export const migrations[\s\S]*/, migration);
    change('src/kit/blocks/quote/schema.json', '"by"', '"who"');
    change('src/kit/blocks/quote/Quote.tsx', /\bby\b/g, 'who');
    change('src/kit/blocks/quote/Quote.tsx', '<p>{link', '<p>— {link');
    // A definition that only blocks of a site's own may refer to beside the site's file.
    change('schema/definitions.schema.json', '"email": {', '"mailAddress": {');
    change('schema/site.schema.json', 'definitions/email"', 'definitions/mailAddress"');
    // In what a site begins with and in examples, nothing else stands there.
    for (const folder of ['schema', 'src/kit/blocks/quote'])
      for (const file of filesBelow(join(root, folder)))
        if (/\n {8}by:/.test(readFileSync(file, 'utf8'))) edit(file, '\n        by:', '\n        who:');
    await run(root, 'generate');
    await run(root, 'pack', '--out', out);
  } finally {
    removeFolder(root);
  }
}

async function run(root: string, name: string, ...args: string[]): Promise<void> {
  const { code, output } = await startProgram([process.execPath, ...commandLine(name), ...args], root).ended;
  if (code !== 0) throw new Error(output);
}
