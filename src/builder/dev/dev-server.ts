import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Checker } from '#engine';
import { siteRoot } from '../base/site-root.ts';
import { createGuardedServer } from './guard/guarded-server.ts';
import { ownHosts } from './guard/own-hosts.ts';
import { type PreviewOptions, previewApp } from './preview-app.ts';
import { openPreviewCode } from './preview-code.ts';
import { watchContent } from './watch-content.ts';
import { watchOwnCode } from './watch-own-code.ts';

/**
 * A server that shows every page while its file is edited. Saving a page sends its data to the browsers
 * that have the site open. The contact backend answers as in production.
 * Nothing reaches any of it but through the guard.
 */
export async function createDevServer(options: PreviewOptions): Promise<Server> {
  const { host, content, access } = options;
  const code = await openPreviewCode();
  const watched = watchContent(content, options, code.tell);
  const takeOver = (checker: Checker) => {
    content.checkWith(checker);
    code.gallery.forget();
    // Its views are part of what the browser has loaded.
    code.tell('content:theme');
  };
  const endOwnCode = code.takesOwnCode ? watchOwnCode(siteRoot(), takeOver) : undefined;
  const http = createGuardedServer(ownHosts(host), access, {
    request: getRequestListener(previewApp(options, { code, overview: watched.overview }).fetch),
    upgrade: code.upgrade,
  });
  http.on('close', () => {
    watched.close();
    endOwnCode?.();
    options.first?.close();
    code.close();
  });
  return http;
}
