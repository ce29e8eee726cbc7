import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ContactBackend } from '../contact/index.ts';

/** Answers for the contact form; the address of the visitor is needed for its limits. */
export type SiteAppOptions = {
  /** The folder of the built site. */
  out: string;
  contact: ContactBackend;
  /** The visitor's address. */
  addressOf: (context: Context) => string;
};

/** What the contact backend answers. */
export const contactPaths = ['/functions/v1/send-contact-email', '/healthz'];

/** The built site and the contact backend as one application. */
export function createSiteApp({ out, contact, addressOf }: SiteAppOptions): Hono {
  const app = new Hono();
  for (const path of contactPaths) app.all(path, (context) => contact.fetch(context.req.raw, addressOf(context)));
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' });
  });
  app.use(etag());
  app.use(serveStatic({ root: out, precompressed: true, rewriteRequestPath: (path) => path, onFound: setCaching }));
  app.notFound((context) => notFound(out, context));
  return app;
}

/** Files under /assets carry a hash of their content in their names; everything else is asked for anew. */
function setCaching(file: string, context: Context): void {
  const isHashed = /[\\/]assets[\\/][^\\/]+$/.test(file);
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  const { size, mtimeMs } = statSync(file);
  context.header('etag', `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
}

function notFound(out: string, context: Context): Response {
  const file = join(out, '404.html');
  const wantsPage = (context.req.header('accept') ?? '*/*').includes('html') || !existsSync(file);
  if (!wantsPage || !existsSync(file)) return context.text('Not found', 404, { 'cache-control': 'no-cache' });
  return context.html(readFileSync(file, 'utf8'), 404, { 'cache-control': 'no-cache' });
}
