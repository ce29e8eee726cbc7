import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentCache, readMedia } from '#builder/files';
import { lookAtOriginals, writePictures } from '#builder/render';
import { cropOf } from '#engine';
import type { Diagnostic } from '#kit/model';

/** What becomes of an original: what is said of it, and how long its file kept the builder (ms). */
export type Checked = { said: Diagnostic[]; time: number };

/** Does with an original all that a build does, one alone in a content folder: reads its head, decodes it, and encodes it. */
export async function checkOriginal(folder: string, name: string, bytes: Buffer): Promise<Checked> {
  const started = performance.now();
  mkdirSync(join(folder, '_media'), { recursive: true });
  writeFileSync(join(folder, '_media', name), bytes);
  const { media, problems } = readMedia(folder, (path) => path);
  const files = { folder: '.', pages: [], site: undefined, facts: undefined, theme: undefined, shared: [] };
  const cache = new ContentCache(join(folder, 'cache'));
  const looked = await lookAtOriginals({ ...files, publicFiles: new Map(), media, problems }, folder, cache);
  const info = looked.media?.get(name);
  const said = [...looked.problems];
  if (info && !info.isFaulty) {
    const crop = cropOf(info, undefined, {});
    const ending = info.format === 'svg' ? ('svg' as const) : ('jpg' as const);
    const order = {
      file: name,
      hash: info.hash,
      stem: info.hash,
      crop,
      widths: [],
      fallback: { ending, widths: [48] },
    };
    said.push(...(await writePictures([order], { pages: folder, shown: '.', next: join(folder, 'next') }, cache)));
  }
  return { said, time: performance.now() - started };
}
