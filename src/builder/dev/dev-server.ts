import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { projectRoot } from '../base/project-root.ts';
import { createGuardedServer } from './guard/guarded-server.ts';
import { ownHosts } from './guard/own-hosts.ts';
import { type PreviewOptions, previewApp } from './preview-app.ts';
import { type Tell, watchContent } from './watch-content.ts';

/**
 * A server that shows every page while its file is edited. Saving a page sends its data to the browsers
 * that have the site open; code goes through Vite. The contact backend answers as in production.
 * Nothing reaches any of it but through the guard.
 */
export async function createDevServer(options: PreviewOptions): Promise<Server> {
  const { host, content, access } = options;
  // Never listens itself: it only hears of the WebSockets that the guard has let through.
  const sockets = createHttpServer();
  const vite = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    // Pictures and downloads come and go while the preview runs: they are not Vite's.
    publicDir: false,
    server: {
      middlewareMode: true,
      ws: { server: sockets },
      // The guard has judged host and origin before.
      allowedHosts: true,
      cors: false,
    },
    // Node would load the CommonJS form of these, which has no named exports.
    ssr: { noExternal: ['styled-components', '@reach/dialog', 'react-toastify'] },
  });
  const tell: Tell = (event, data) => vite.ws.send(event, data);
  const watched = watchContent(content, options, tell);
  const http = createGuardedServer(ownHosts(host), access, {
    request: getRequestListener((await previewApp(options, { vite, overview: watched.overview, tell })).fetch),
    upgrade: (request, socket, head) => {
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-'))
        sockets.emit('upgrade', request, socket, head);
      else socket.destroy();
    },
  });
  http.on('close', () => {
    watched.close();
    options.first?.close();
    void vite.close();
  });
  return http;
}
