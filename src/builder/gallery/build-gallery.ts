import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Gallery, GalleryRoute } from '#kit/gallery';
import { fontFolder } from '../base/font-folder.ts';
import { writeInside } from '../base/inside.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { clearManaged, type Mark } from '../files/managed-folder.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import { exampleSiteFolder, samplePublicFolder } from '../schemas/sample-site.ts';
import { bundleGallery, type GalleryBundle } from './bundle-gallery.ts';
import { galleryDocument, withPublicBase } from './document.ts';
import { loadGallery } from './model.ts';
import { examplePictures } from './pictures.ts';

/** A gallery is known by its script. */
const galleryMark: Mark = { name: 'gallery.js', kind: 'file' };

/** A file of the built gallery, by its path below the output folder. */
type GalleryFile = { path: string; text: string };

/**
 * Writes the gallery of the blocks below `root` to `out`: a folder that works on any server, under any address, and
 * opened from the disk. A gallery that was in `out` before is replaced. Returns the number of its documents. Throws UsageError
 * where something else is there.
 */
export async function buildGallery(root: string, out: string): Promise<number> {
  const gallery = loadGallery(root);
  const bundle = await bundleGallery();
  const documents = bundle.server.allRoutes(gallery).map((route) => documentFile(gallery, route, bundle));
  clearManaged(out, galleryMark);
  writeInside(out, galleryMark.name, bundle.scripts.gallery);
  cpSync(join(root, samplePublicFolder), out, { recursive: true });
  cpSync(fontFolder, join(out, 'fonts'), { recursive: true });
  const scripts = Object.entries(bundle.scripts).map(([name, text]): GalleryFile => ({ path: `${name}.js`, text }));
  for (const { path, text } of [...documents, ...scripts]) writeInside(out, path, text);
  const { orders, folder } = examplePictures(root);
  const cache = new ContentCache(join(cacheFolder('site'), 'pictures'));
  await writePictures([...orders()], { pages: folder, shown: exampleSiteFolder, next: out }, cache);
  return documents.length;
}

function documentFile(gallery: Gallery, route: GalleryRoute, { server }: GalleryBundle): GalleryFile {
  const path = server.fileOf(route);
  const base = server.baseOf(route);
  const rendered = server.renderRoute(withPublicBase(gallery, base), route);
  if (!rendered) throw new Error(`The gallery has nothing to show in ${path}.`);
  const script = `${base}${route.kind === 'example' ? 'example' : 'gallery'}.js`;
  return { path, text: galleryDocument(route, rendered, { publicBase: base, script, scriptType: '' }) };
}
