import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/app/entry-server.tsx';
import { bundleBoot } from '../build/bundle.ts';
import { renderDocument } from '../build/document.ts';
import { rulesOf } from '../build/style-sheet.ts';
import type { ContactBackend } from '../contact/index.ts';
import { DevGallery } from '../gallery/dev-gallery.ts';
import { projectRoot } from '../project-root.ts';
import { contactPaths } from '../server/site-app.ts';
import type { DevContent } from './dev-content.ts';
import { watchFolder } from './watch-folder.ts';

/** The name that all data of the dev server has instead of a build's. */
const devBuild = 'dev';
const siteUrl = '/site.json';

/**
 * A server that shows every page while its file is edited. Saving a page sends its data to the browsers
 * that have the site open; code goes through Vite. The contact backend answers as in production.
 */
export async function createDevServer(
  content: DevContent,
  pages: string,
  contact: ContactBackend,
): Promise<ReturnType<typeof createHttpServer>> {
  const http = createHttpServer();
  const vite = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http } },
    // Node would load the CommonJS form of these, which has no named exports.
    ssr: { noExternal: ['styled-components', '@reach/dialog', 'react-toastify'] },
  });
  const boot = await bundleBoot();
  const unwatch = watch(vite, content, pages);
  const gallery = new DevGallery(projectRoot, vite);
  const answerContact = getRequestListener((request, { incoming }) =>
    contact.fetch(request, 'socket' in incoming ? (incoming.socket?.remoteAddress ?? '') : ''),
  );
  http.on('request', (request, response) => {
    const path = decodePath(request.url ?? '/');
    if (contactPaths.includes(path)) return void answerContact(request, response);
    if (path === siteUrl) return sendJson(response, 200, content.context.site);
    if (gallery.answer(request.url ?? '/', response)) return;
    if (path.endsWith('/page.json')) return sendPage(response, content, path.slice(0, -'/page.json'.length) || '/');
    vite.middlewares(request, response, () => {
      sendDocument({ request, response, path, content, vite, boot }).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
      });
    });
  });
  http.on('close', () => {
    unwatch();
    void vite.close();
  });
  return http;
}

/** Tells the browsers what was saved. */
function watch(vite: ViteDevServer, content: DevContent, pages: string): () => void {
  return watchFolder(pages, (file) => {
    if (!content.owns(file)) return;
    const change = content.update(file);
    if (change?.state) vite.ws.send('content:page', change.state);
    if (change && !change.isPageOnly) vite.ws.send('content:site');
  });
}

function sendPage(response: ServerResponse, content: DevContent, path: string): void {
  const state = content.page(path);
  if (state) sendJson(response, 200, { build: devBuild, ...state });
  else sendJson(response, 404, { error: 'There is no page at this address.' });
}

function sendJson(response: ServerResponse, status: number, data: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(data));
}

type DocumentRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  content: DevContent;
  vite: ViteDevServer;
  boot: string;
};

/** Renders the page on the server as the build does, so that what is edited looks as it will. */
async function sendDocument({ request, response, path, content, vite, boot }: DocumentRequest): Promise<void> {
  const server = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof ServerEntry;
  const { site } = content.context;
  const state = content.page(path);
  const sheet = server.createSheet();
  const html = server.createRenderer(site, sheet).render(state ? { page: state.page } : { missing: path });
  const { title, description } = state?.page ?? site.notFound;
  const document = renderDocument(
    {
      site,
      origin: '',
      app: '/src/app/dev/entry-dev.tsx',
      siteData: siteUrl,
      build: devBuild,
      sheets: { first: rulesOf(sheet).join(''), second: '' },
      boot,
    },
    { ...(state ? { path } : {}), title, description, html, structuredData: [] },
  );
  const live = document.replace('</body>', '<script type="module" src="/src/app/dev/entry-dev.tsx"></script>\n</body>');
  const finished = await vite.transformIndexHtml(request.url ?? '/', live);
  response
    .writeHead(state ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(finished);
}

function decodePath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURI(path.length > 1 ? path.replace(/\/$/, '') : path);
  } catch {
    return path;
  }
}
