import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { ownApp, type Served } from '#builder/dev';
import { RateLimit, type TrustedProxy } from '#contact-function';
import { addCodeFiles, lookDocument, lookPolicy } from '#studio/server';
import { fromStudio, openedLook, openLook, takeBodies, tooMany } from './guard.ts';
import { plainPage, plainPolicy } from './plain-page.ts';
import { lookAtRelease, siteBefore } from './release-look.ts';
import { type AskedByVisitor, refused } from './route.ts';
import { ShownSites } from './shown-sites.ts';
import type { StudioAddress } from './studio-address.ts';
import type { StudioParts } from './studio-parts.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Where what is shown of a draft stands, with the comments beside it. */
const lookRoot = '/_look';
/** Where the pages stand as they were before, for pictures of them. */
const beforeRoot = `${lookRoot}/before`;
/** How often one sender may open a link or say something, a minute. */
const triesPerMinute = 20;

const noLook =
  'This link shows nothing: it is wrong or too old, or whoever sent it has ended it. Ask them for another one.';
const noCookie =
  'Here drafts of a website are looked at. Open the link that you were sent; if you have, open it once more.';

type AppOptions = { parts: StudioParts; address: StudioAddress; files: string; trustProxy?: TrustedProxy };

/**
 * What people see who have a link to a draft: the whole site with the draft in it, and what is said of it. A cookie that the link sets
 * says which draft. Nothing here signs anybody in.
 */
export function previewApp({ parts, address, files, trustProxy }: AppOptions): RequestListener {
  const app = ownApp('preview');
  const { releases } = parts.publisher;
  const tries = new RateLimit(triesPerMinute, parts.now);
  app.use(async (context, next) => {
    context.header('x-robots-tag', 'noindex, nofollow');
    await next();
  });
  app.use(
    secureHeaders({ xFrameOptions: false, referrerPolicy: 'no-referrer', crossOriginResourcePolicy: 'same-origin' }),
  );
  app.get('/_open/:token', (context) => {
    const many = tooMany(context, tries, trustProxy);
    if (many) return many;
    const token = context.req.param('token');
    const expires = parts.looks.find(token)?.look.expires ?? parts.releaseLooks.find(token)?.expires;
    if (expires === undefined) return told(context, 'Nothing to see', noLook);
    openLook(context, address, token, Math.floor((expires - parts.now()) / 1000));
    return context.redirect(lookRoot, 303);
  });
  const visitorOf = (context: Context<Served>): AskedByVisitor | undefined => {
    const token = openedLook(context, address);
    const found = token === undefined ? undefined : parts.looks.find(token);
    const draft = found && parts.drafts.find(found.link.draft);
    return found && draft ? { context, parts, draft, ...found } : undefined;
  };
  const releaseOf = (context: Context<Served>) => {
    const token = openedLook(context, address);
    const found = token === undefined ? undefined : parts.releaseLooks.find(token);
    const release = found && releases.all().find(({ name }) => name === found.release);
    return release && releases.hasSite(release.site) ? { release, expires: found.expires } : undefined;
  };
  app.use(`${lookRoot}/api/*`, fromStudio(address));
  for (const route of visitorRoutes) {
    const path = `${lookRoot}/api${route.path}`;
    takeBodies(app, route, path);
    app.on(route.method, path, async (context) => {
      const release = route.path === '/look' ? releaseOf(context) : undefined;
      if (release) return context.json(lookAtRelease(release, releases));
      const asked = visitorOf(context);
      if (!asked) return refused(context, noLook, 403);
      const many = route.method === 'GET' ? undefined : tooMany(context, tries, trustProxy);
      return many ?? (route.right === 'look' ? route.answer(asked) : refused(context, noLook, 404));
    });
  }
  app.all(`${lookRoot}/api/*`, (context) => refused(context, 'There is nothing at this address.', 404));
  app.get(lookRoot, (context) => {
    const home = visitorOf(context)?.look.home ?? (releaseOf(context) && '/');
    return home !== undefined
      ? context.html(lookDocument(home), 200, { 'content-security-policy': lookPolicy })
      : told(context, 'Nothing to see yet', noCookie, 403);
  });
  addCodeFiles(app, files);
  addForms(app);
  addSites(app, (context) => {
    const look = visitorOf(context)?.look;
    if (look) return { site: parts.looks.siteFolder(look.site), before: siteBefore(releases) };
    const { release } = releaseOf(context) ?? {};
    return release && { site: releases.siteFolder(release.site), before: siteBefore(releases, release) };
  });
  return getRequestListener(app.fetch);
}

/** Forms are shown as they are, and send nothing: what is tried out is no message to anybody. */
function addForms(app: Hono<Served>): void {
  const words = 'This is a preview, so nothing was sent. On the site itself the form works.';
  // Below the path of the site, where it has one.
  app.post('*', (context, next) => {
    if (!context.req.path.endsWith('/functions/v1/send-contact-email')) return next();
    return context.req.header('content-type')?.startsWith('application/json')
      ? context.json({ error: 'preview', fields: { message: words } }, 400)
      : told(context, 'Nothing was sent', words, 200);
  });
}

/** What somebody is shown: a built site, and the one that visitors saw before, where there is one. */
type Opened = { site: string; before: string | undefined };

/** Pages and files of a site, and of the one before it: below an address of their own its pages, at their own the files that it alone has. */
function addSites(app: Hono<Served>, openedBy: (context: Context<Served>) => Opened | undefined) {
  const sites = new ShownSites();
  const found = async (context: Context<Served>, choose: (opened: Opened) => Promise<RequestListener | undefined>) => {
    const opened = openedBy(context);
    if (!opened) return told(context, 'Nothing to see yet', noCookie, 403);
    try {
      const answer = await choose(opened);
      if (!answer) return told(context, 'Nothing to see', 'There is nothing before this that could be shown.');
      answer(context.env.incoming, context.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    } catch {
      return told(context, 'One moment', 'These pages are just being replaced by newer ones. Load them again.');
    }
  };
  app.get(`${beforeRoot}/*`, (context) =>
    found(context, async ({ before }) => {
      if (before === undefined) return undefined;
      const { answer } = await sites.open(before);
      context.env.incoming.url = context.env.incoming.url?.slice(beforeRoot.length);
      return answer;
    }),
  );
  app.all('*', (context) =>
    found(context, async ({ site, before }) => {
      const shown = await sites.open(site);
      const file = context.req.path.slice(1);
      if (before === undefined || shown.folder.snapshot.files.has(file)) return shown.answer;
      const other = await sites.open(before);
      return other.folder.snapshot.files.has(file) ? other.answer : shown.answer;
    }),
  );
}

function told(context: Context<Served>, title: string, words: string, status: 200 | 403 | 404 = 404): Response {
  return context.html(plainPage(title, words), status, { 'content-security-policy': plainPolicy });
}
