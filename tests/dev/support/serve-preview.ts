import type { AddressInfo } from 'node:net';
import { projectRoot } from '../../../src/builder/base/project-root.ts';
import { DevContent } from '../../../src/builder/dev/dev-content.ts';
import { createDevServer } from '../../../src/builder/dev/dev-server.ts';
import { Access } from '../../../src/builder/dev/guard/access.ts';
import { invite } from '../../../src/builder/dev/invite.ts';
import { liveContact } from '../../../src/builder/dev/live-contact.ts';
import { loadChecker } from '../../../src/builder/schemas/load-checker.ts';
import { dataFolder } from '../../../src/contact-server/index.ts';

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
