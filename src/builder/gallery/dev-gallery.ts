import type { Context } from 'hono';
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

  /** Answers with a document of the gallery, by its name. */
  async send(context: Context, file: string): Promise<Response> {
    const server = (await this.#vite.ssrLoadModule('/src/kit/gallery/entry-server.tsx')) as typeof GalleryServer;
    this.#gallery ??= loadGallery(this.#projectRoot);
    const gallery = this.#gallery;
    const route = server.allRoutes(gallery).find((each) => server.fileOf(each) === (file || 'index.html'));
    const rendered = route && server.renderRoute(gallery, route);
    if (!route || !rendered) return context.text(`The gallery has no document ${file}.`, 404);
    const script = `/src/kit/gallery/browser/${route.kind === 'example' ? 'example.tsx' : 'gallery.ts'}`;
    const document = galleryDocument(route, rendered, { publicBase: '/', script, scriptType: 'module' });
    const finished = await this.#vite.transformIndexHtml(root + file, document);
    const inline = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    return context.html(finished, 200, { 'content-security-policy': previewPolicy(inline) });
  }
}
