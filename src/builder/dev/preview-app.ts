import type { Context, Hono } from 'hono';
import type { ContactBackend } from '#contact-server';
import { pathOfPageFile } from '#kit/model';
import { baseOf } from '../base/below-path.ts';
import { UsageError } from '../base/usage-error.ts';
import { galleryRoot } from '../gallery/dev-gallery.ts';
import { galleryLook } from '../gallery/document.ts';
import { examplePictures } from '../gallery/pictures.ts';
import { folderOfPath } from '../render/site-layout.ts';
import { contactPaths } from '../server/site-app.ts';
import type { DevContent } from './dev-content.ts';
import type { Access } from './guard/access.ts';
import { fromOwnPage, ownApp, type Served } from './guard/own-app.ts';
import { servedFile } from './guard/served-files.ts';
import { isShownOnly } from './guard/site-file.ts';
import type { OverviewWatch } from './overview.ts';
import { pageRequests } from './page-requests.ts';
import { isPictureAddress, pictureAt } from './picture-at.ts';
import type { PreviewCode } from './preview-code.ts';
import { ownLetters, publicFile } from './public-file.ts';
import { PreviewSearch } from './search-at.ts';
import { devBuildOf, folderOfSiteUrl, sendDocument, siteIn } from './send-document.ts';

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
export type PreviewParts = { code: PreviewCode; overview: OverviewWatch };

/** The preview: its pages and their data, what pages ask for, files of the site, and its code. */
export function previewApp(options: PreviewOptions, { code, overview }: PreviewParts): Hono<Served> {
  const { content, pages, contact, access, dataFolder, publicFolder, first } = options;
  const shownPictures = [{ orders: () => content.pictures, folder: pages }, examplePictures()];
  const folders = { ...code.folders, publicFolder, closed: [dataFolder] };
  const search = new PreviewSearch(content, code.server);
  const app = ownApp('preview');
  if (first) app.route('/', first.app);
  for (const path of contactPaths)
    app.all(path, ({ req, env }) => contact.fetch(req.raw, env.incoming.socket.remoteAddress ?? ''));
  app.route('/', pageRequests({ content, pages, access, tell: code.tell }));
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Pages can only be read.\n', 405);
  });
  app.use('/_dev/*', fromOwnPage('Only pages of this preview ask for this.'));
  app.get('/_dev/view.json', (context) => context.json(content.view ?? {}));
  app.get('/_dev/*', (context, next) => {
    const listening = code.listen(context.env);
    return listening ? Promise.resolve(listening) : next();
  });
  app.get('/_dev/overview.json', async (context) => context.json(await overview.latest()));
  app.get(galleryRoot.slice(0, -1), (context) => context.redirect(galleryRoot, 308));
  app.get(`${galleryRoot}*`, (context) =>
    withOwnLines(code, () => {
      const look = galleryLook(content.site.theme, content.context.publicFiles);
      return code.gallery.send(context, context.req.path.slice(galleryRoot.length), look);
    }),
  );
  app.get('*', async (context) => {
    const { incoming } = context.env;
    const { url: target = '/' } = incoming;
    const [address = '/'] = target.split(/[?#]/);
    const path = decodePath(address);
    const language = folderOfSiteUrl(path);
    if (language === '' || (language !== undefined && content.site.context.translations.has(language)))
      return context.json(siteIn(content, language));
    if (isPictureAddress(path))
      return (await pictureAt(path, shownPictures)) ?? context.text('No page shows this picture.\n', 404);
    const found = await search.file(path);
    if (found !== undefined) return context.body(found, 200, { 'content-type': 'application/json' });
    const wanted = pathOfPageFile(path);
    if (wanted !== undefined) return sendPage(context, content, wanted);
    const atRoot = addressAtRoot(target, path, content);
    if (atRoot !== undefined) return context.redirect(atRoot);
    const show = () => withOwnLines(code, () => sendDocument(context, path, { content, code }));
    const file = servedFile(address, folders);
    if (file === undefined) return (await ownLetters(address)) ?? show();
    if (file === 'code') return code.send(context.env, show);
    if (!isShownOnly(incoming)) return context.text('Nothing of a site is run here.\n', 403);
    return (await publicFile(publicFolder, address)) ?? context.text('This file is gone.\n', 404);
  });
  return app;
}

/**
 * Where an address leads that has the path before it which the site stands below for visitors: a preview shows it at the root of its own
 * address. Nothing for any other address, and where the site has such a page itself.
 */
function addressAtRoot(target: string, path: string, { site }: DevContent): string | undefined {
  const base = baseOf(site.source?.url);
  if (base === '' || site.context.routes.has(path) || !`${path}/`.startsWith(`${base}/`)) return undefined;
  const rest = target.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function sendPage(context: Context, content: DevContent, path: string): Response {
  const state = content.page(path);
  const folder = folderOfPath(path, content.context.translations.keys());
  return state ? context.json({ build: devBuildOf(folder), ...state }) : context.json(content.missing(path), 404);
}

/** Has an error name the lines of the code as it is written. */
async function withOwnLines(code: PreviewCode, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // A mistake of the site: the view of one of its own blocks fails.
    if (error instanceof UsageError) return new Response(`${error.message}\n`, { status: 500 });
    if (error instanceof Error) code.explain(error);
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
