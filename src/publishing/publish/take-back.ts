import type { Choices } from '../drafts/overlay.ts';
import type { Author } from '../git/repository.ts';
import { changesFrom } from './changes-from.ts';
import type { Order, Outcome } from './order.ts';
import type { Publisher } from './publisher.ts';

/** How a release is taken back: who does it, and what they have decided where later publications contradict it. */
export type TakeBack = { name: string; author: Author; choices?: Readonly<Record<string, Choices>> };

/**
 * Takes back what a release has changed, be it the last one or an earlier one: it is a publication of what was before, joined with all
 * that was published since.
 */
export async function takeBack(publisher: Publisher, { name, author, choices }: TakeBack): Promise<Outcome> {
  const release = publisher.releases.get(name);
  if (!release) return { refused: 'There is no such publication.' };
  const order: Order = {
    title: `Took back: ${release.title}`,
    author,
    ...(await changesFrom(publisher, release.commit, release.parent)),
    takesBack: name,
    ...(choices === undefined ? {} : { choices }),
  };
  return publisher.publish(order);
}
