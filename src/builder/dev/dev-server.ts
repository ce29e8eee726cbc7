import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import type { ContactBackend } from '#contact-server';
import { pathOfPageFile } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { DevGallery } from '../gallery/dev-gallery.ts';
import { examplePictures } from '../gallery/pictures.ts';
import { folderOfPath } from '../render/site-layout.ts';
import { bundleBoot } from '../render/write-bundles.ts';
import { contactPaths } from '../server/site-app.ts';
import type { DevContent } from './dev-content.ts';
import { answerEndpoint } from './dev-endpoints.ts';
import { type Access, isFromOwnPage } from './guard/access.ts';
import { createGuardedServer } from './guard/guarded-server.ts';
import { ownHosts } from './guard/own-hosts.ts';
import { type ServedFolders, servedFile } from './guard/served-files.ts';
import { isShownOnly, sandboxPolicy } from './guard/site-file.ts';
import type { OverviewWatch } from './overview.ts';
import { sendJson, sendLine } from './send.ts';
import { devBuildOf, folderOfSiteUrl, sendDocument, siteIn } from './send-document.ts';
import { isPictureAddress, sendPicture } from './send-picture.ts';
import { sendPublic } from './send-public.ts';
import { type Tell, watchContent } from './watch-content.ts';

/** What the dev server shows, and where it stands. */
export type DevServerOptions = {
  content: DevContent;
  /** The content folder. */
  pages: string;
  /** The folder of pictures and downloads. */
  publicFolder: string;
  contact: ContactBackend;
  /** Who may change files. */
  access: Access;
  /** Where it will listen, as `HOST` says it: this name may be asked for besides loopback's. */
  host: string;
  /** The folder of visitors' messages, which is never served. */
  dataFolder: string;
  /** Answers some addresses before everything else, behind the guard as all: the Studio. False for all others. */
  answerFirst?: ((request: IncomingMessage, response: ServerResponse) => boolean) & { close: () => void };
};

/** What is wrong in the whole folder. */
const overviewUrl = '/_dev/overview.json';

/** How the site is looked at. */
const viewUrl = '/_dev/view.json';

/** The folders whose code the preview runs in the browser. */
const codeFolders = ['src', 'supabase/functions', 'node_modules'];

/**
 * A server that shows every page while its file is edited. Saving a page sends its data to the browsers
 * that have the site open; code goes through Vite. The contact backend answers as in production.
 * Nothing reaches any of it but through the guard.
 */
export async function createDevServer(options: DevServerOptions): Promise<Server> {
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
    request: await requestListener(vite, watched.overview, tell, options),
    upgrade: (request, socket, head) => {
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-'))
        sockets.emit('upgrade', request, socket, head);
      else socket.destroy();
    },
  });
  http.on('close', () => {
    watched.close();
    options.answerFirst?.close();
    void vite.close();
  });
  return http;
}

async function requestListener(
  vite: ViteDevServer,
  overview: OverviewWatch,
  tell: Tell,
  { content, pages, contact, access, dataFolder, publicFolder, answerFirst }: DevServerOptions,
): Promise<RequestListener> {
  const gallery = new DevGallery(projectRoot, vite);
  const shownPictures = [{ orders: () => content.pictures, folder: pages }, examplePictures()];
  const documents = { content, vite, boot: await bundleBoot() };
  const folders: ServedFolders = { root: projectRoot, code: codeFolders, publicFolder, closed: [dataFolder] };
  const answerContact = getRequestListener((request, { incoming }) =>
    contact.fetch(request, 'socket' in incoming ? (incoming.socket?.remoteAddress ?? '') : ''),
  );
  return (request, response) => {
    if (answerFirst?.(request, response)) return;
    const path = decodePath(request.url ?? '/');
    if (contactPaths.includes(path)) return void answerContact(request, response);
    if (answerEndpoint(path, request, response, { content, pages, access, tell })) return;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendLine(response, 405, 'Pages can only be read.');
    const language = folderOfSiteUrl(path);
    if (language === '' || (language !== undefined && content.site.context.translations.has(language)))
      return sendJson(response, 200, siteIn(content, language));
    if (path.startsWith('/_dev/') && !isFromOwnPage(request))
      return sendLine(response, 403, 'Only pages of this preview ask for this.');
    if (path === viewUrl) return sendJson(response, 200, content.view ?? {});
    if (path === overviewUrl) return void overview.latest().then((found) => sendJson(response, 200, found));
    if (gallery.answer(request.url ?? '/', response)) return;
    if (isPictureAddress(path)) return void sendPicture(response, path, shownPictures);
    const wanted = pathOfPageFile(path);
    if (wanted !== undefined) return sendPage(response, content, wanted);
    const show = () => {
      sendDocument({ response, path, ...documents }).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
      });
    };
    const address = request.url?.split('?')[0] ?? '/';
    const file = servedFile(address, folders);
    if (file === 'public' && !isShownOnly(request)) return sendLine(response, 403, 'Nothing of a site is run here.');
    if (file === 'public') return void sendPublic(response, publicFolder, address);
    if (file === undefined) return show();
    // Packages bring documents too.
    response.setHeader('content-security-policy', sandboxPolicy);
    vite.middlewares(request, response, show);
  };
}

function sendPage(response: ServerResponse, content: DevContent, path: string): void {
  const state = content.page(path);
  const folder = folderOfPath(path, content.context.translations.keys());
  if (state) sendJson(response, 200, { build: devBuildOf(folder), ...state });
  else sendJson(response, 404, content.missing(path));
}

function decodePath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURI(path.length > 1 ? path.replace(/\/$/, '') : path);
  } catch {
    return path;
  }
}
