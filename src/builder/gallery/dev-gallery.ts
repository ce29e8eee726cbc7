import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Gallery } from '#kit/gallery';
import type * as GalleryServer from '#kit/gallery/server';
import { previewPolicy } from '../hosting/policy.ts';
import { galleryDocument } from './document.ts';
import { loadGallery } from './model.ts';

/** Where the dev server shows the gallery. */
export const galleryRoot = '/__gallery/';
const root = galleryRoot;

/** The gallery as a part of the dev server: always what the block folders say now. */
export class DevGallery {
  readonly #projectRoot: string;
  readonly #vite: ViteDevServer;
  #gallery: Gallery | undefined;

  constructor(projectRoot: string, vite: ViteDevServer) {
    this.#projectRoot = projectRoot;
    this.#vite = vite;
    for (const event of ['add', 'change', 'unlink'] as const) {
      vite.watcher.on(event, (file) => {
        if (!/(schema\.json|examples\.yaml)$/.test(file) && !file.includes('example-site')) return;
        this.#gallery = undefined;
        vite.ws.send({ type: 'full-reload', path: `${root}*` });
      });
    }
  }

  /** Answers requests for the gallery. False for every other address. */
  answer(url: string, response: ServerResponse): boolean {
    const path = url.split(/[?#]/)[0] ?? '';
    if (`${path}/` === root) {
      response.writeHead(308, { location: root }).end();
      return true;
    }
    if (!path.startsWith(root)) return false;
    this.#send(path.slice(root.length), response).catch((error: unknown) => {
      if (error instanceof Error) this.#vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
    return true;
  }

  async #send(file: string, response: ServerResponse): Promise<void> {
    const server = (await this.#vite.ssrLoadModule('/src/kit/gallery/entry-server.tsx')) as typeof GalleryServer;
    this.#gallery ??= loadGallery(this.#projectRoot);
    const gallery = this.#gallery;
    const route = server.allRoutes(gallery).find((each) => server.fileOf(each) === (file || 'index.html'));
    const rendered = route && server.renderRoute(gallery, route);
    if (!route || !rendered) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The gallery has no document ${file}.`);
      return;
    }
    const script = `/src/kit/gallery/browser/${route.kind === 'example' ? 'example.tsx' : 'gallery.ts'}`;
    const document = galleryDocument(route, rendered, { publicBase: '/', script, scriptType: 'module' });
    const finished = await this.#vite.transformIndexHtml(root + file, document);
    const inline = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': previewPolicy(inline),
      })
      .end(finished);
  }
}
