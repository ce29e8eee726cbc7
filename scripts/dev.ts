import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand } from '#builder/base';
import { Access, createDevServer, DevContent, invite, liveContact } from '#builder/dev';
import { loadChecker, publicFolderOf } from '#builder/files';
import { galleryRoot } from '#builder/generate';
import { announce, listenHost, listenOn } from '#builder/server';
import { dataFolder } from '#contact-server';

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
