import { decodeSource } from '#engine';
import { isContentName } from '#engine/base';
import { type OverlaidFile, overlaid } from '../drafts/overlay.ts';
import type { Order, PictureChange } from './order.ts';
import type { Publisher } from './publisher.ts';

/**
 * What leads from one commit to another, as somebody publishes it who has seen the first. Pictures that are others today than in the
 * first stay as they are. Public files beside the pages come along, and none of them goes: others may need it.
 */
export async function changesFrom(
  { repository }: Publisher,
  from: string,
  to: string,
): Promise<Pick<Order, 'overlay' | 'pictures'>> {
  const { commit } = await repository.head();
  const blobs = async (name: string) => repository.blobsOf(await repository.treeOf(name));
  const [before, after, today] = [await blobs(from), await blobs(to), await blobs(commit)];
  const overlay: Record<string, OverlaidFile> = {};
  const pictures = new Map<string, PictureChange>(
    (await repository.publicFilesSince(from, to)).map(({ path, blob }) => [path, { blob }]),
  );
  const text = async (path: string, blob: string | undefined) =>
    blob === undefined ? undefined : textOf(path, await repository.content(blob));
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, blob] = [before.get(path), after.get(path)];
    if (old === blob) continue;
    if (isContentName(path)) {
      const file = overlaid(await text(path, old), await text(path, blob));
      if (file) overlay[path] = file;
    } else if (today.get(path) === old) pictures.set(path, blob === undefined ? { goes: true } : { blob });
  }
  return { overlay, pictures };
}

function textOf(path: string, bytes: Buffer): string {
  const source = decodeSource(path, bytes);
  return 'text' in source ? source.text : bytes.toString('utf8');
}
