import { decodeSource } from '#engine';
import { isContentName } from '#engine/base';
import type { Choices, OverlaidFile } from '../drafts/overlay.ts';
import { overlaid } from '../drafts/overlay.ts';
import type { Author } from '../git/repository.ts';
import type { Order, Outcome, PictureChange, Publisher } from './publisher.ts';

/** How a release is taken back: who does it, and what they have decided where later publications contradict it. */
export type TakeBack = { name: string; author: Author; choices?: Readonly<Record<string, Choices>> };

/**
 * Takes back what a release has changed, be it the last one or an earlier one: it is a publication of what was before, joined with all
 * that was published since.
 */
export async function takeBack(publisher: Publisher, { name, author, choices }: TakeBack): Promise<Outcome> {
  const release = publisher.releases.get(name);
  if (!release) return { refused: 'There is no such publication.' };
  const { repository } = publisher;
  const [before, after] = await Promise.all(
    [release.parent, release.commit].map(async (commit) => repository.blobsOf(await repository.treeOf(commit))),
  );
  const changed = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].filter(
    (path) => before?.get(path) !== after?.get(path),
  );
  const { commit } = await repository.head();
  const today = await repository.blobsOf(await repository.treeOf(commit));
  const overlay: Record<string, OverlaidFile> = {};
  const pictures = new Map<string, PictureChange>();
  for (const path of changed) {
    const [old, published] = [before?.get(path), after?.get(path)];
    if (isContentName(path)) {
      const text = async (blob: string | undefined) =>
        blob === undefined ? undefined : textOf(path, await repository.content(blob));
      const file = overlaid(await text(published), await text(old));
      if (file) overlay[path] = file;
    } else if (today.get(path) === published) pictures.set(path, old === undefined ? { goes: true } : { blob: old });
  }
  const order: Order = {
    title: `Took back: ${release.title}`,
    author,
    overlay,
    pictures,
    takesBack: name,
    ...(choices === undefined ? {} : { choices }),
  };
  return publisher.publish(order);
}

function textOf(path: string, bytes: Buffer): string {
  const source = decodeSource(path, bytes);
  return 'text' in source ? source.text : bytes.toString('utf8');
}
