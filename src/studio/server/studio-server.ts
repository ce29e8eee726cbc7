import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { fontFolder } from '#builder/base';
import { type Access, fromOwnPage, ownApp, type Served, withToken } from '#builder/dev';
import { addApi } from './api.ts';
import { frameDocument, framePolicy, messagesDocument, studioDocument, studioPolicy, studioRoot } from './documents.ts';
import { Events } from './events.ts';
import type { StudioFolders } from './folders.ts';
import { addLetters } from './letters/letters-routes.ts';
import { addMessages, type MessagesAsked } from './messages/message-routes.ts';
import { originalAt } from './original-at.ts';
import { addOwnCode, ownAddress } from './own-code.ts';

/** What the Studio is served from. `files` is the folder of its bundled code, `publishing` adds what makes the pages public from here. */
export type StudioOptions = {
  folders: StudioFolders;
  files: string;
  access: Access;
  /** Where visitors' messages are read, and by whom; missing where nobody reads them here. */
  messages?: Omit<MessagesAsked, 'context'>;
  publishing?: { add: (app: Hono<Served>) => void };
};

/**
 * The Studio, for a dev server and behind its guard: its documents, its code, and what reads and writes the content, for which
 * `access` asks for a token. Its document is the same for everybody; all the rest is for pages of this origin.
 */
export function serveStudio({ folders, files, access, messages, publishing }: StudioOptions): {
  app: Hono<Served>;
  close: () => void;
} {
  const events = new Events(folders);
  const app = ownApp('Studio');
  for (const address of [studioRoot, `${studioRoot}/`])
    app.get(address, (context) =>
      context.html(
        studioDocument({ site: folders.pages, own: ownAddress(), publishes: publishing !== undefined }),
        200,
        headersOf(studioPolicy),
      ),
    );
  app.get(`${studioRoot}/messages`, (context) => context.html(messagesDocument(), 200, headersOf(studioPolicy)));
  app.use(`${studioRoot}/api/*`, withToken(access));
  addApi(app, folders, events);
  addLetters(app, folders);
  if (messages) addMessages(app, messages);
  publishing?.add(app);
  app.use(`${studioRoot}/*`, fromOwnPage('Only the Studio asks for this.'));
  app.get(`${originalsRoot}*`, async (context, next) => {
    const name = context.req.path.slice(originalsRoot.length);
    return (await originalAt(folders.pages, name)) ?? next();
  });
  addStudioCode(app, files);
  return { app, close: () => events.close() };
}

/** Adds the Studio's code, from the folder of its bundle, and says of all other addresses below it that there are none. */
export function addStudioCode(app: Hono<Served>, files: string): void {
  app.get(`${studioRoot}/frame`, (context) => context.html(frameDocument(ownAddress()), 200, headersOf(framePolicy)));
  addOwnCode(app);
  addCodeFiles(app, files);
  app.all(`${studioRoot}/*`, (context) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD')
      return context.json({ message: 'The Studio has no such address.' }, 404);
    return context.json({ message: 'This can only be read.' }, 405);
  });
}

/** Adds the files of the Studio's bundle alone: for an address at which only what it shows to visitors is. */
export function addCodeFiles(app: Hono<Served>, files: string): void {
  const codeOf = (path: string) => path.slice(studioRoot.length);
  app.get(`${studioRoot}/*`, serveStatic({ root: files, rewriteRequestPath: codeOf }));
  // Its letters are those of the design, whatever the site that it is open on has.
  app.get(`${studioRoot}/*`, serveStatic({ root: fontFolder, rewriteRequestPath: codeOf }));
}

/** Where the originals of pictures are looked at. */
const originalsRoot = `${studioRoot}/media/`;

function headersOf(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' };
}
