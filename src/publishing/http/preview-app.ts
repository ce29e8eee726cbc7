import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { ownApp, type Served } from '#builder/dev';
import { createSiteApp, SiteFolder } from '#builder/server';
import { RateLimit, type TrustedProxy } from '#contact-function';
import { addCodeFiles, lookDocument, lookPolicy } from '#studio/server';
import { fromStudio, openedLook, openLook, takeBodies, tooMany } from './guard.ts';
import { plainPage, plainPolicy } from './plain-page.ts';
import { type AskedByVisitor, refused } from './route.ts';
import type { StudioAddress } from './studio-address.ts';
import type { StudioParts } from './studio-parts.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Where what is shown of a draft stands, with the comments beside it. */
const lookRoot = '/_look';
/** How often one sender may open a link or say something, a minute. */
const triesPerMinute = 20;

/** How many sites are held open at once. */
const mostOpen = 30;

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
    const found = parts.looks.find(token);
    if (!found) return told(context, 'Nothing to see', noLook);
    openLook(context, address, token, Math.floor((found.look.expires - parts.now()) / 1000));
    return context.redirect(lookRoot, 303);
  });
  const visitorOf = (context: Context<Served>): AskedByVisitor | undefined => {
    const token = openedLook(context, address);
    const found = token === undefined ? undefined : parts.looks.find(token);
    const draft = found && parts.drafts.find(found.link.draft);
    return found && draft ? { context, parts, draft, ...found } : undefined;
  };
  app.use(`${lookRoot}/api/*`, fromStudio(address));
  for (const route of visitorRoutes) {
    const path = `${lookRoot}/api${route.path}`;
    takeBodies(app, route, path);
    app.on(route.method, path, (context) => {
      const asked = visitorOf(context);
      if (!asked) return refused(context, noLook, 403);
      const many = route.method === 'GET' ? undefined : tooMany(context, tries, trustProxy);
      return many ?? (route.right === 'look' ? route.answer(asked) : refused(context, noLook, 404));
    });
  }
  app.all(`${lookRoot}/api/*`, (context) => refused(context, 'There is nothing at this address.', 404));
  app.get(lookRoot, (context) => {
    const asked = visitorOf(context);
    return asked
      ? context.html(lookDocument(asked.look.home), 200, { 'content-security-policy': lookPolicy })
      : told(context, 'Nothing to see yet', noCookie, 403);
  });
  addCodeFiles(app, files);
  addForms(app);
  addSite(app, parts, visitorOf);
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

/** The sites of drafts, each opened when it is asked for first. */
function addSite(
  app: Hono<Served>,
  parts: StudioParts,
  visitorOf: (context: Context<Served>) => AskedByVisitor | undefined,
) {
  const open = new Map<string, Promise<RequestListener>>();
  app.all('*', async (context) => {
    const asked = visitorOf(context);
    if (!asked) return told(context, 'Nothing to see yet', noCookie, 403);
    const { site } = asked.look;
    const answer = open.get(site) ?? listenerOf(parts.looks.siteFolder(site));
    open.set(site, answer);
    // Whoever comes back to the one that is forgotten has it opened again.
    const [first] = open.keys();
    if (open.size > mostOpen && first !== undefined) open.delete(first);
    const { incoming, outgoing } = context.env;
    try {
      (await answer)(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    } catch {
      open.delete(site);
      return told(context, 'One moment', 'These pages are just being replaced by newer ones. Load them again.');
    }
  });
}

async function listenerOf(root: string): Promise<RequestListener> {
  const folder = await SiteFolder.open(root);
  // Who looks at what is nobody's business.
  return createSiteApp({ folder, contact: undefined, log: { write: () => undefined, flush: () => undefined } });
}

function told(context: Context<Served>, title: string, words: string, status: 200 | 403 | 404 = 404): Response {
  return context.html(plainPage(title, words), status, { 'content-security-policy': plainPolicy });
}
