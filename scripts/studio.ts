import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './contact/index.ts';
import { DevContent } from './dev/dev-content.ts';
import { createDevServer } from './dev/dev-server.ts';
import { Access } from './dev/guard/access.ts';
import { invite } from './dev/invite.ts';
import { liveContact } from './dev/live-contact.ts';
import { publicFolderOf } from './files/public-folder.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { loadChecker } from './schemas/load-checker.ts';
import { listenHost, listenOn } from './server/listen.ts';
import { bundleStudio } from './studio/bundle-studio.ts';
import { studioRoot } from './studio/documents.ts';
import { isLoopback } from './studio/is-loopback.ts';
import { openBrowser } from './studio/open-browser.ts';
import { serveStudio } from './studio/studio-server.ts';
import { UsageError } from './usage-error.ts';

/** `npm run studio [-- --pages DIR] [--no-open]`: the visual editor on the files of the content folder. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, 'no-open': { type: 'boolean', default: false } },
  });
  const folders = {
    root: process.cwd(),
    pages: resolve(values.pages),
    publicFolder: publicFolderOf(resolve(values.pages)),
  };
  if (!isLoopback(listenHost()))
    throw new UsageError(
      'The Studio changes files, so it is there for this machine alone. Leave out HOST, or set it to 127.0.0.1.',
    );
  const checker = loadChecker(projectRoot);
  const { folder: files } = await bundleStudio();
  const access = new Access();
  const server = await createDevServer({
    content: new DevContent(folders.root, folders.pages, folders.publicFolder, checker),
    ...folders,
    contact: liveContact(folders.pages),
    host: listenHost(),
    dataFolder: dataFolder(),
    access,
    answerFirst: serveStudio({ folders, files, access }),
  });
  const address = `${await listenOn(server)}${studioRoot}`;
  invite({ access, address, ready: 'The Studio is ready', ...(values['no-open'] ? {} : { open: openBrowser }) });
  process.once('SIGTERM', () => process.exit(0));
});
