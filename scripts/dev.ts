import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/builder/base/project-root.ts';
import { runCommand } from '../src/builder/base/run-command.ts';
import { DevContent } from '../src/builder/dev/dev-content.ts';
import { createDevServer } from '../src/builder/dev/dev-server.ts';
import { Access } from '../src/builder/dev/guard/access.ts';
import { invite } from '../src/builder/dev/invite.ts';
import { liveContact } from '../src/builder/dev/live-contact.ts';
import { publicFolderOf } from '../src/builder/files/public-folder.ts';
import { galleryRoot } from '../src/builder/gallery/dev-gallery.ts';
import { loadChecker } from '../src/builder/schemas/load-checker.ts';
import { announce, listenHost, listenOn } from '../src/builder/server/listen.ts';
import { dataFolder } from '../src/contact-server/index.ts';

/** `npm run dev [-- --pages DIR]`: shows every page while its YAML is edited. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: 'pages' } } });
  const pages = resolve(values.pages);
  const publicFolder = publicFolderOf(pages);
  const content = new DevContent(process.cwd(), pages, publicFolder, loadChecker(projectRoot));
  const access = new Access();
  const server = await createDevServer({
    content,
    pages,
    publicFolder,
    contact: liveContact(pages),
    access,
    host: listenHost(),
    dataFolder: dataFolder(),
  });
  const address = await listenOn(server);
  invite({ access, address: `${address}/`, ready: 'The site is ready, and changes as you save its pages' });
  announce(`${address}${galleryRoot}`, 'All blocks with their examples');
  process.once('SIGTERM', () => process.exit(0));
});
