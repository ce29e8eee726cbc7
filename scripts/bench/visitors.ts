import { pressServer } from './load.ts';

// Visitors of a server, in a process of their own: `visitors.ts URL`. Each message has them come, and is answered by how long they waited.

const [url = ''] = process.argv.slice(2);
process.on('message', (server: string) => {
  void pressServer(server, url).then((figures) => process.send?.(figures));
});
