import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EditedContent } from './editor/edited-content.ts';
import { loadSchemas } from './editor/schema-at.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { publicFolderOf } from './files/public-folder.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { loadChecker } from './schemas/load-checker.ts';

/**
 * `node scripts/run.mjs language-server --stdio [--pages DIR]`: tells a text editor what is wrong in pages while they are
 * written, and what can be written (Language Server Protocol over standard input and output).
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stdio: { type: 'boolean' },
      pages: { type: 'string', default: join(projectRoot, 'pages') },
      clientProcessId: { type: 'string' },
    },
  });
  const place = {
    root: projectRoot,
    pages: resolve(values.pages),
    publicFolder: publicFolderOf(resolve(values.pages)),
  };
  serveEditor(new EditedContent(place, loadChecker(projectRoot)), loadSchemas(projectRoot));
});
