import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Order } from '../publish/order.ts';

/**
 * A name for what a draft says: its texts, and its pictures by size and time. Any edit makes it another one, and so does what others
 * publish into the same files.
 */
export function contentHash({ overlay, pictures }: Pick<Order, 'overlay' | 'pictures'>): string {
  const texts = Object.entries(overlay).map(([path, { mine }]) => [path, mine ?? null]);
  const files = [...pictures].map(([path, picture]) => {
    const { size, mtimeMs } = 'file' in picture ? statSync(picture.file) : { size: 0, mtimeMs: 0 };
    return [path, size, mtimeMs];
  });
  const all = JSON.stringify([texts, files].map((list) => list.map((one) => JSON.stringify(one)).toSorted()));
  return createHash('sha256').update(all).digest('hex');
}
