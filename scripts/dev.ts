import { resolve } from 'node:path';
import { commandArgs, projectRoot, runCommand, siteRoot } from '#builder/base';
import { Access, createDevServer, DevContent, invite, liveContact } from '#builder/dev';
import { loadChecker, publicFolderOf } from '#builder/files';
import { galleryRoot } from '#builder/generate';
import { announce, listenHost, listenOn } from '#builder/server';
import { dataFolder } from '#contact-server';

/** `npm run dev [-- --pages DIR]`: shows every page while its YAML is edited. */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'dev',
    does: 'Shows the site while its pages are edited: it changes as they are saved.',
    usage: ['npm run dev -- [--pages DIR]'],
    options: { pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' } },
    example: 'npm run dev -- --pages ../other-site/pages',
    allowPositionals: false,
  });
  const pages = resolve(values.pages);
  const publicFolder = publicFolderOf(pages);
  const content = new DevContent(siteRoot(), pages, publicFolder, loadChecker(projectRoot));
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
