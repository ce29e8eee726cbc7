import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './contact/index.ts';
import { DevContent } from './dev/dev-content.ts';
import { createDevServer } from './dev/dev-server.ts';
import { Access } from './dev/guard/access.ts';
import { invite } from './dev/invite.ts';
import { liveContact } from './dev/live-contact.ts';
import { publicFolderOf } from './files/public-folder.ts';
import { galleryRoot } from './gallery/dev-gallery.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { loadChecker } from './schemas/load-checker.ts';
import { announce, listenHost, listenOn } from './server/listen.ts';

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
