import { atStart, joined, type KnownReferences, type PictureOrder } from '#engine';
import { mediaFolder } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Diagnostic } from '#kit/model';
import type { ContentCache } from '../cache/content-cache.ts';
import { writeOutput } from '../render/output-file.ts';
import { pictureFiles } from './encode.ts';
import { eachAtOnce } from './load-sharp.ts';

/** Pictures that are shown somewhere, and the content folder with their originals. */
export type ShownPictures = { orders: () => Iterable<PictureOrder>; folder: string };

/** Everything that is to be made of originals, once. */
export function ordersOf(references: readonly KnownReferences[]): PictureOrder[] {
  const orders = new Map<string, PictureOrder>();
  for (const { pictures } of references)
    for (const order of pictures.values()) orders.set(order.stem, joined(order, orders.get(order.stem)));
  return [...orders.values()];
}

/**
 * Writes the files of pictures into a site, a few pictures at a time, and says of which that can't be done. `shown` is the
 * content folder as diagnostics show it. The library that encodes has threads of its own, outside of JavaScript: the worker
 * pool would only add a copy of each file between its threads.
 */
export async function writePictures(
  orders: readonly PictureOrder[],
  { pages, shown, next }: { pages: string; shown: string; next: string },
  cache: ContentCache,
): Promise<Diagnostic[]> {
  const problems = await eachAtOnce(orders, async (order) => {
    const files = await pictureFiles(order, pages, cache).catch(() => undefined);
    for (const file of files ?? []) writeOutput(next, file);
    const found = order.file.replace(/^.*\./, '').toUpperCase();
    return files ? [] : [atStart(`${shown}/${mediaFolder}/${order.file}`, finding('picture/broken', { found }))];
  });
  return problems.flat();
}
