import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { projectRoot } from '#builder/base';
import { isPictureAddress, ownApp, pictureAt, type Served, shownFile } from '#builder/dev';
import { exampleSiteFolder } from '#builder/files';
import { RateLimit, type TrustedProxy } from '#contact-function';
import {
  addStudioCode,
  homeDocument,
  messagesDocument,
  originalAt,
  ownAddress,
  studioDocument,
  studioPolicy,
  studioRoot,
} from '#studio/server';
import type { NamedPerson } from '../people/people.ts';
import { rightsOf } from '../people/roles.ts';
import { draftRoutes } from './draft-routes.ts';
import { confirmFirst, fromStudio, isConfirmed, signedIn, signedInByCookie, takeBodies, tooMany } from './guard.ts';
import { lookRoutes } from './look-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { type Route, refused } from './route.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { StudioParts } from './studio-parts.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Every address of the Studio and of previews that answers with data or changes some, and who may ask for it. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...ownRoutes,
  ...peopleRoutes,
  ...messageRoutes,
  ...draftRoutes,
  ...publishRoutes,
  ...scheduleRoutes,
  ...lookRoutes,
  ...visitorRoutes,
];

/** How often one sender may try to come in, a minute. */
const triesPerMinute = 20;

type AppOptions = { parts: StudioParts; files: string; trustProxy?: TrustedProxy };

/** The Studio for people with accounts: its documents and its code for everybody, all else by the table of routes. */
export function studioApp({ parts, files, trustProxy }: AppOptions): Hono<Served> {
  const app = ownApp('Studio');
  app.use(
    secureHeaders({
      xFrameOptions: 'SAMEORIGIN',
      referrerPolicy: 'no-referrer',
      crossOriginResourcePolicy: 'same-origin',
    }),
  );
  app.use(`${studioRoot}/api/*`, fromStudio(parts.address));
  const tries = new RateLimit(triesPerMinute, parts.now);
  for (const route of routes) {
    // Those are at another address.
    if (route.right === 'look') continue;
    const path = `${studioRoot}/api${route.path}`;
    if (route.method !== 'GET' && route.right !== 'nobody')
      // Before a body is read: what comes in pieces is held in memory until all of it is there.
      app.on(route.method, path, async (context, next) =>
        signedIn(context, parts) ? next() : refusedToNobody(context),
      );
    takeBodies(app, route, path);
    app.on(route.method, path, (context) => {
      if (route.right === 'nobody') {
        return tooMany(context, tries, trustProxy) ?? route.answer({ context, parts });
      }
      const asked = signedIn(context, parts);
      if (!asked) return refusedToNobody(context);
      if (route.right !== 'signed in' && !rightsOf(asked.person).includes(route.right))
        return refused(context, 'There is nothing here for your role. Ask an owner.', 404);
      const all = { context, parts, ...asked };
      return isConfirmed(route.confirmed, asked.session, parts.now()) ? route.answer(all) : confirmFirst(all);
    });
  }
  app.all(`${studioRoot}/api/*`, (context) => refused(context, 'The Studio has no such address.', 404));
  addDocuments(app, parts, files);
  return app;
}

/** Documents and code hold nothing of anybody; pictures of drafts are for those who are signed in. */
function addDocuments(app: Hono<Served>, parts: StudioParts, files: string): void {
  const policy = { 'content-security-policy': studioPolicy };
  app.get('/', (context) => context.redirect(studioRoot));
  for (const address of [studioRoot, `${studioRoot}/`])
    app.get(address, (context) => context.html(homeDocument(parts.sendMail !== undefined), 200, policy));
  app.get(`${studioRoot}/messages`, (context) => context.html(messagesDocument(), 200, policy));
  app.get(`${studioRoot}/drafts/:id`, (context) => {
    const draft = context.req.param('id');
    return context.html(studioDocument({ site: `draft ${draft}`, own: ownAddress(), draft }), 200, policy);
  });
  app.get(`${studioRoot}/media/:name{.+}`, async (context, next) => {
    const person = signedInByCookie(context, parts);
    if (!person) return refused(context, 'You are signed out.', 403);
    const name = context.req.param('name');
    for (const folder of pictureFolders(parts, person)) {
      const found = await originalAt(folder, name);
      if (found) return found;
    }
    return next();
  });
  addStudioCode(app, files);
  // What the pages of a draft show: its pictures, for those who are signed in, and the site's public files.
  app.get('*', async (context, next) => {
    const { incoming } = context.env;
    const { path } = context.req;
    if (!isPictureAddress(path))
      return (await shownFile(incoming, parts.folders.publicFolder, [parts.publisher.folders.studio])) ?? next();
    const person = signedInByCookie(context, parts);
    if (!person) return refused(context, 'You are signed out.', 403);
    const shown = [...pictureFolders(parts, person), join(projectRoot, exampleSiteFolder)];
    return (
      (await pictureAt(
        path,
        shown.map((folder) => ({ orders: () => [], folder })),
      )) ?? next()
    );
  });
  app.all('*', (context) => refused(context, `There is nothing at this address: the Studio is at ${studioRoot}.`, 404));
}

function refusedToNobody(context: Context<Served>): Response {
  return context.json({ message: 'You are signed out. Sign in again: what you have typed stays.', signIn: true }, 403);
}

/** The folders whose pictures somebody may see: those of their drafts, and that of the site. */
function pictureFolders({ drafts, folders }: StudioParts, person: NamedPerson): string[] {
  return [...drafts.of(person.id).map(({ id }) => drafts.placeOf(id)), folders.pages];
}
