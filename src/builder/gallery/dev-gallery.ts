import type { Context } from 'hono';
import type { Gallery } from '#kit/gallery';
import type * as GalleryServer from '#kit/gallery/server';
import { previewPolicy } from '../hosting/policy.ts';
import { type GalleryLook, galleryDocument } from './document.ts';
import { loadGallery } from './model.ts';

/** Where the dev server shows the gallery. */
export const galleryRoot = '/__gallery/';

/** What renders the gallery, the addresses of its scripts, and what adds to a document what its code needs. */
export type GalleryCode = {
  server: () => Promise<typeof GalleryServer>;
  scripts: Readonly<Record<'gallery' | 'example', string>>;
  /** The address of the views of the site's own blocks; nothing where there are none. */
  blocks: () => string | undefined;
  finish: (document: string) => Promise<string>;
};

/** The gallery as a part of the dev server, of the block folders below `root`. */
export class DevGallery {
  readonly #root: string;
  readonly #code: GalleryCode;
  #gallery: Gallery | undefined;

  constructor(root: string, code: GalleryCode) {
    this.#root = root;
    this.#code = code;
  }

  /** Has the folders read again. */
  forget(): void {
    this.#gallery = undefined;
  }

  /** Answers with a document of the gallery, by its name, in the look of the site. */
  async send(context: Context, file: string, look: GalleryLook): Promise<Response> {
    const server = await this.#code.server();
    this.#gallery ??= loadGallery(this.#root);
    const gallery = this.#gallery;
    const route = server.allRoutes(gallery).find((each) => server.fileOf(each) === (file || 'index.html'));
    const rendered = route && server.renderRoute(gallery, route);
    if (!route || !rendered) return context.text(`The gallery has no document ${file}.`, 404);
    const script = this.#code.scripts[route.kind === 'example' ? 'example' : 'gallery'];
    const blocks = this.#code.blocks();
    const assets = {
      publicBase: '/',
      script,
      scriptType: 'module' as const,
      look,
      ...(blocks === undefined ? {} : { blocks }),
    };
    const document = galleryDocument(route, rendered, assets);
    const finished = await this.#code.finish(document);
    const inline = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    return context.html(finished, 200, { 'content-security-policy': previewPolicy(inline) });
  }
}
