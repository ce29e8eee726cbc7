import { resolve } from 'node:path';
import { commandArgs, isLoopback, projectRoot, runCommand, siteRoot, UsageError } from '#builder/base';
import { Access, createDevServer, DevContent, invite, liveContact } from '#builder/dev';
import { loadChecker, publicFolderOf } from '#builder/files';
import { listenHost, listenOn } from '#builder/server';
import { dataFolder, inboxFromEnvironment } from '#contact-server';
import { bundleStudio, localLog, localPerson, openBrowser, serveStudio, studioRoot } from '#studio/server';
import { ownPublishing } from './own-publishing.ts';

/** `npm run studio [-- --pages DIR] [--no-open]`: the visual editor on the files of the content folder. */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'studio',
    does: 'Opens the Studio, the visual editor of the pages, in a browser.',
    usage: ['npm run studio -- [--pages DIR] [--no-open]'],
    options: {
      pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
      'no-open': { type: 'boolean', default: false, words: 'prints the address, and opens no browser' },
    },
    example: 'npm run studio -- --no-open',
    allowPositionals: false,
  });
  const folders = {
    root: siteRoot(),
    pages: resolve(values.pages),
    publicFolder: publicFolderOf(resolve(values.pages)),
  };
  if (!isLoopback(listenHost()))
    throw new UsageError(
      'The Studio changes files, so it is there for this machine alone. Leave out HOST, or set it to 127.0.0.1.',
    );
  const checker = loadChecker(projectRoot);
  const { folder: files } = await bundleStudio();
  const publishing = await ownPublishing(folders);
  const access = new Access();
  const by = localPerson();
  const messages = { inbox: inboxFromEnvironment(), by, log: localLog(dataFolder(), by) };
  const server = await createDevServer({
    content: new DevContent(folders.root, folders.pages, folders.publicFolder, checker),
    ...folders,
    contact: liveContact(folders.pages),
    host: listenHost(),
    dataFolder: dataFolder(),
    access,
    first: serveStudio({ folders, files, access, messages, ...(publishing && { publishing }) }),
  });
  const address = `${await listenOn(server)}${studioRoot}`;
  invite({ access, address, ready: 'The Studio is ready', ...(values['no-open'] ? {} : { open: openBrowser }) });
  process.once('SIGTERM', () => process.exit(0));
});
