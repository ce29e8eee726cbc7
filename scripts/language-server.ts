import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand, siteRoot } from '#builder/base';
import { EditedContent, loadSchemas, serveEditor } from '#builder/dev';
import { loadChecker, publicFolderOf } from '#builder/files';

/**
 * `node scripts/run.mjs language-server --stdio [--pages DIR]`: tells a text editor what is wrong in pages while they are
 * written, and what can be written (Language Server Protocol over standard input and output).
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stdio: { type: 'boolean' },
      pages: { type: 'string', default: 'pages' },
      clientProcessId: { type: 'string' },
    },
  });
  const place = {
    root: siteRoot(),
    pages: resolve(values.pages),
    publicFolder: publicFolderOf(resolve(values.pages)),
  };
  serveEditor(new EditedContent(place, loadChecker(projectRoot)), loadSchemas(projectRoot));
});
