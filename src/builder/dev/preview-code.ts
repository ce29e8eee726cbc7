import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer, type ViteDevServer } from 'vite';
import type * as GalleryServer from '#kit/gallery/server';
import type * as ServerEntry from '#kit/server';
import { projectRoot } from '../base/project-root.ts';
import { DevGallery, galleryRoot } from '../gallery/dev-gallery.ts';
import { bundleBoot } from '../render/write-bundles.ts';
import type { ServedFolders } from './guard/served-files.ts';
import { sandboxPolicy } from './guard/site-file.ts';
import type { Tell } from './watch-content.ts';

/** What the preview runs in browsers and renders pages with. Here that is this project's code as it is now, by Vite. */
export type PreviewCode = {
  /** The addresses of what shows pages and of what shows the site's font on a first visit; the inline script. */
  app: string;
  font: string;
  boot: string;
  /** The address of the views of the site's own blocks, as they are now; nothing where there are none. */
  blocks: () => string | undefined;
  /** Whether it has room for the code of a site's own. */
  takesOwnCode: boolean;
  server: () => Promise<typeof ServerEntry>;
  gallery: DevGallery;
  /** The folders of code that browsers load. */
  folders: Pick<ServedFolders, 'root' | 'code'>;
  /** Answers with a file of them; `otherwise` is the answer where it is none. */
  send: (served: HttpBindings, otherwise: () => Promise<Response>) => Promise<Response>;
  /** A document with what its code adds to it. */
  finish: (document: string) => Promise<string>;
  /** Has an error name the lines of the code as it is written. */
  explain: (error: Error) => void;
  /** Tells all browsers that have the preview open; `listen` and `upgrade` are how they come to hear of it. */
  tell: Tell;
  listen: (served: HttpBindings) => Response | undefined;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => void;
};

const appEntry = 'src/kit/app/dev/entry-dev.tsx';

/** Opens Vite, which never listens itself: it only hears of the WebSockets that the guard has let through. */
export async function openPreviewCode(): Promise<PreviewCode> {
  const sockets = createHttpServer();
  const vite = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    // Pictures and downloads come and go while the preview runs: they are not Vite's.
    publicDir: false,
    // What is only found once a browser asks for it is bundled anew, which on a busy machine has what came before answered with 504.
    optimizeDeps: { entries: [appEntry, 'src/kit/gallery/browser/{gallery.ts,example.tsx}'] },
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
  const finish = (document: string) => vite.transformIndexHtml('/', document);
  return {
    app: `/${appEntry}`,
    font: '/src/kit/app/font/further-faces.ts',
    boot: await bundleBoot(),
    // This repository's own blocks are the builder's.
    blocks: () => undefined,
    takesOwnCode: false,
    server: async () => (await vite.ssrLoadModule('/src/kit/app/entry-server.tsx')) as typeof ServerEntry,
    gallery: galleryOf(vite, finish),
    folders: { root: projectRoot, code: ['src', 'supabase/functions', 'node_modules'] },
    send: ({ incoming, outgoing }, otherwise) => {
      // Packages bring documents too.
      outgoing.setHeader('content-security-policy', sandboxPolicy);
      return new Promise<Response>((fulfil) => {
        outgoing.once('close', () => fulfil(RESPONSE_ALREADY_SENT));
        vite.middlewares(incoming, outgoing, () => fulfil(otherwise()));
      });
    },
    finish,
    explain: (error) => vite.ssrFixStacktrace(error),
    tell: (event, data) => vite.ws.send(event, data),
    listen: () => undefined,
    upgrade: (request, socket, head) => {
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-'))
        sockets.emit('upgrade', request, socket, head);
      else socket.destroy();
    },
    close: () => void vite.close(),
  };
}

/** The gallery of the blocks as their folders say now. */
function galleryOf(vite: ViteDevServer, finish: PreviewCode['finish']): DevGallery {
  const gallery = new DevGallery(projectRoot, {
    server: async () => (await vite.ssrLoadModule('/src/kit/gallery/entry-server.tsx')) as typeof GalleryServer,
    scripts: { gallery: '/src/kit/gallery/browser/gallery.ts', example: '/src/kit/gallery/browser/example.tsx' },
    blocks: () => undefined,
    finish,
  });
  for (const event of ['add', 'change', 'unlink'] as const) {
    vite.watcher.on(event, (file) => {
      if (!/(schema\.json|examples\.yaml)$/.test(file) && !file.includes('example-site')) return;
      gallery.forget();
      vite.ws.send({ type: 'full-reload', path: `${galleryRoot}*` });
    });
  }
  return gallery;
}
