import type { AddressInfo } from 'node:net';
import { projectRoot } from '#builder/base';
import { Access, createDevServer, DevContent, invite, liveContact } from '#builder/dev';
import { loadChecker } from '#builder/files';
import { dataFolder } from '#contact-server';

/** `npm run dev` with another public folder than the project's: `serve-preview.ts ROOT PAGES PUBLIC`. */
const [root = '', pages = '', publicFolder = ''] = process.argv.slice(2);
const content = new DevContent(root, pages, publicFolder, loadChecker(projectRoot));
const access = new Access();
const server = await createDevServer({
  content,
  pages,
  publicFolder,
  contact: liveContact(pages),
  access,
  host: '127.0.0.1',
  dataFolder: dataFolder(),
});
server.listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  invite({ access, address, ready: 'The preview is ready' });
});
process.once('SIGTERM', () => process.exit(0));
