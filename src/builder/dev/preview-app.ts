import { dirname } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import type { ContactBackend } from '#contact-server';
import { pathOfPageFile } from '#kit/model';
import { fontFolder } from '../base/font-folder.ts';
import { projectRoot } from '../base/project-root.ts';
import { DevGallery, galleryRoot } from '../gallery/dev-gallery.ts';
import { examplePictures } from '../gallery/pictures.ts';
import { folderOfPath } from '../render/site-layout.ts';
import { bundleBoot } from '../render/write-bundles.ts';
import { contactPaths } from '../server/site-app.ts';
import type { DevContent } from './dev-content.ts';
import type { Access } from './guard/access.ts';
import { fromOwnPage, ownApp, type Served } from './guard/own-app.ts';
import { type ServedFolders, servedFile } from './guard/served-files.ts';
import { isShownOnly, sandboxPolicy } from './guard/site-file.ts';
import type { OverviewWatch } from './overview.ts';
import { pageRequests } from './page-requests.ts';
import { isPictureAddress, pictureAt } from './picture-at.ts';
import { publicFile } from './public-file.ts';
import { devBuildOf, folderOfSiteUrl, sendDocument, siteIn } from './send-document.ts';
import type { Tell } from './watch-content.ts';

/** The folders whose code the preview runs in the browser. */
const codeFolders = ['src', 'supabase/functions', 'node_modules'];

/** What the preview shows, and where it stands. */
export type PreviewOptions = {
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
  /** Answers some addresses before everything else, behind the guard as all: the Studio. */
  first?: { app: Hono<Served>; close: () => void };
};

/** What the preview is made of besides its options. */
export type PreviewParts = { vite: ViteDevServer; overview: OverviewWatch; tell: Tell };

/** The preview: its pages and their data, what pages ask for, files of the site, and code by Vite. */
export async function previewApp(
  options: PreviewOptions,
  { vite, overview, tell }: PreviewParts,
): Promise<Hono<Served>> {
  const { content, pages, contact, access, dataFolder, publicFolder, first } = options;
  const gallery = new DevGallery(projectRoot, vite);
  const shownPictures = [{ orders: () => content.pictures, folder: pages }, examplePictures()];
  const documents = { content, vite, boot: await bundleBoot() };
  const folders: ServedFolders = { root: projectRoot, code: codeFolders, publicFolder, closed: [dataFolder] };
  const app = ownApp('preview');
  if (first) app.route('/', first.app);
  for (const path of contactPaths)
    app.all(path, ({ req, env }) => contact.fetch(req.raw, env.incoming.socket.remoteAddress ?? ''));
  app.route('/', pageRequests({ content, pages, access, tell }));
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Pages can only be read.\n', 405);
  });
  app.use('/_dev/*', fromOwnPage('Only pages of this preview ask for this.'));
  app.get('/_dev/view.json', (context) => context.json(content.view ?? {}));
  app.get('/_dev/overview.json', async (context) => context.json(await overview.latest()));
  app.get(galleryRoot.slice(0, -1), (context) => context.redirect(galleryRoot, 308));
  app.get(`${galleryRoot}*`, (context) =>
    withOwnLines(vite, () => gallery.send(context, context.req.path.slice(galleryRoot.length))),
  );
  app.get('*', async (context) => {
    const { incoming, outgoing } = context.env;
    const [address = '/'] = (incoming.url ?? '/').split(/[?#]/);
    const path = decodePath(address);
    const language = folderOfSiteUrl(path);
    if (language === '' || (language !== undefined && content.site.context.translations.has(language)))
      return context.json(siteIn(content, language));
    if (isPictureAddress(path))
      return (await pictureAt(path, shownPictures)) ?? context.text('No page shows this picture.\n', 404);
    const wanted = pathOfPageFile(path);
    if (wanted !== undefined) return sendPage(context, content, wanted);
    const show = () => withOwnLines(vite, () => sendDocument(context, path, documents));
    const file = servedFile(address, folders);
    if (file === undefined) return (await ownLetters(address)) ?? show();
    if (file === 'code') {
      // Packages bring documents too.
      outgoing.setHeader('content-security-policy', sandboxPolicy);
      return new Promise<Response>((fulfil) => {
        outgoing.once('close', () => fulfil(RESPONSE_ALREADY_SENT));
        vite.middlewares(incoming, outgoing, () => fulfil(show()));
      });
    }
    if (!isShownOnly(incoming)) return context.text('Nothing of a site is run here.\n', 403);
    return (await publicFile(publicFolder, address)) ?? context.text('This file is gone.\n', 404);
  });
  return app;
}

/** The builder's own letters, which a site without them is set in. */
async function ownLetters(address: string): Promise<Response | undefined> {
  return /^\/fonts\/\w[\w.-]*$/.test(address) ? publicFile(dirname(fontFolder), address) : undefined;
}

function sendPage(context: Context, content: DevContent, path: string): Response {
  const state = content.page(path);
  const folder = folderOfPath(path, content.context.translations.keys());
  return state ? context.json({ build: devBuildOf(folder), ...state }) : context.json(content.missing(path), 404);
}

/** Has an error name the lines of the code as it is written. */
async function withOwnLines(vite: ViteDevServer, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURI(path.length > 1 ? path.replace(/\/$/, '') : path);
  } catch {
    return path;
  }
}
