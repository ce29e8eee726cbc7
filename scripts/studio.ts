import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/builder/base/project-root.ts';
import { runCommand } from '../src/builder/base/run-command.ts';
import { UsageError } from '../src/builder/base/usage-error.ts';
import { DevContent } from '../src/builder/dev/dev-content.ts';
import { createDevServer } from '../src/builder/dev/dev-server.ts';
import { Access } from '../src/builder/dev/guard/access.ts';
import { invite } from '../src/builder/dev/invite.ts';
import { liveContact } from '../src/builder/dev/live-contact.ts';
import { publicFolderOf } from '../src/builder/files/public-folder.ts';
import { loadChecker } from '../src/builder/schemas/load-checker.ts';
import { listenHost, listenOn } from '../src/builder/server/listen.ts';
import { dataFolder } from '../src/contact-server/index.ts';
import { bundleStudio } from '../src/studio/server/bundle-studio.ts';
import { studioRoot } from '../src/studio/server/documents.ts';
import { isLoopback } from '../src/studio/server/is-loopback.ts';
import { openBrowser } from '../src/studio/server/open-browser.ts';
import { serveStudio } from '../src/studio/server/studio-server.ts';

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
