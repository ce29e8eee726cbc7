import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Access, createDevServer, DevContent, liveContact } from '#builder/dev';
import { loadChecker, temporaryFolder } from '#builder/files';
import { bundleStudio, serveStudio, studioRoot } from '#studio/server';

/** The folders of a site that a Studio is to be opened on. */
type Site = { pages: string; publicFolder: string };

/**
 * Does something with the address, which opens one window, of a Studio whose site `write` puts into an empty folder, and returns what that returns. `root` is
 * the project's folder. The folder is gone afterwards.
 */
export async function withStudio<Result>(
  root: string,
  write: (folder: string) => Site,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { folder, remove } = temporaryFolder('studio-pictures-');
  const dataFolder = join(folder, 'data');
  process.env['DATA_DIR'] = dataFolder;
  const { pages, publicFolder } = write(folder);
  const folders = { root: folder, pages, publicFolder };
  const { folder: files } = await bundleStudio();
  const access = new Access();
  const server = await createDevServer({
    content: new DevContent(folder, pages, publicFolder, loadChecker(root)),
    ...folders,
    contact: liveContact(pages),
    access,
    host: '127.0.0.1',
    dataFolder,
    first: serveStudio({ folders, files, access }),
  });
  try {
    await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
    return await work(access.addressFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}${studioRoot}`));
  } finally {
    server.closeAllConnections();
    server.close();
    remove();
  }
}
