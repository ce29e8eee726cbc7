import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type * as GalleryServer from '#kit/gallery/server';
import { changesAddress } from '#kit/preview';
import type * as ServerEntry from '#kit/server';
import { ownCode } from '../base/own-code.ts';
import { projectRoot } from '../base/project-root.ts';
import { DevGallery } from '../gallery/dev-gallery.ts';
import { sharedPart } from '../render/bundle-variants.ts';
import { withOwnBlocks } from '../render/own-views.ts';
import type { PreviewCode } from './preview-code.ts';

const bundles = join(projectRoot, 'bundles');

/** How often a sign of life is sent, in ms: a connection that has broken is noticed by it. */
const heartbeat = 15_000;

/** The code of a packed builder: it was bundled when that was packed, and stays as it is. */
export async function openPreviewCode(): Promise<PreviewCode> {
  const listening = new Set<ServerResponse>();
  const say = (text: string) => {
    for (const response of listening) response.write(text);
  };
  const beat = setInterval(() => say(': here\n\n'), heartbeat).unref();
  const load = (name: string) => import(pathToFileURL(join(bundles, 'full/server', name)).href);
  const finish = async (document: string) => document;
  // Bundled from the very module.
  const server = async () => withOwnBlocks((await load('entry-server.js')) as typeof ServerEntry);
  const blocks = () => (ownCode().blocks ? `/_code/blocks-${ownCode().key}.js` : undefined);
  return {
    app: '/_code/preview.js',
    font: '/_code/font.js',
    boot: readFileSync(join(bundles, 'full/boot.js'), 'utf8'),
    server,
    blocks,
    takesOwnCode: true,
    gallery: new DevGallery(projectRoot, {
      // The same; what they share is there once, the views of the site's own blocks too.
      server: async () => {
        await server();
        return (await load('gallery-server.js')) as typeof GalleryServer;
      },
      blocks,
      scripts: { gallery: '/_code/gallery.js', example: '/_code/example.js' },
      finish,
    }),
    folders: { root: join(bundles, 'preview'), code: ['_code'] },
    send: async ({ incoming }, otherwise) => {
      const [address = ''] = (incoming.url ?? '').split('?');
      const own = address === blocks() ? ownCode().blocks?.views : undefined;
      const code =
        (await readFile(own ?? join(bundles, 'preview', address)).catch(() => undefined)) ??
        (await readFile(join(bundles, sharedPart, basename(address))).catch(() => undefined));
      return code ? new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }) : otherwise();
    },
    finish,
    explain: () => undefined,
    tell: (event, data = {}) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    listen: ({ incoming, outgoing }) => {
      if (incoming.url !== changesAddress) return undefined;
      outgoing.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
      outgoing.flushHeaders();
      listening.add(outgoing);
      outgoing.on('close', () => listening.delete(outgoing));
      return RESPONSE_ALREADY_SENT;
    },
    upgrade: (_request, socket) => socket.destroy(),
    close: () => {
      clearInterval(beat);
      for (const response of listening) response.end();
    },
  };
}
