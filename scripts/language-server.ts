import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/builder/base/project-root.ts';
import { runCommand } from '../src/builder/base/run-command.ts';
import { EditedContent } from '../src/builder/editor/edited-content.ts';
import { loadSchemas } from '../src/builder/editor/schema-at.ts';
import { serveEditor } from '../src/builder/editor/serve-editor.ts';
import { publicFolderOf } from '../src/builder/files/public-folder.ts';
import { loadChecker } from '../src/builder/schemas/load-checker.ts';

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
