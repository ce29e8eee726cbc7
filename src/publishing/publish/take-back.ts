import type { Choices } from '../drafts/overlay.ts';
import type { Author } from '../git/repository.ts';
import { noCommit } from '../git/repository.ts';
import { changesFrom } from './changes-from.ts';
import type { Order, Outcome } from './order.ts';
import type { Publisher } from './publisher.ts';
import type { Release, Releases } from './releases.ts';

/** How a release is taken back: who does it, and what they have decided where later publications contradict it. */
export type TakeBack = { name: string; author: Author; choices?: Readonly<Record<string, Choices>> };

/**
 * Takes back what a release has changed, be it the last one or an earlier one: it is a publication of what was before, joined with all
 * that was published since. What has taken something back is taken back by publishing that again.
 */
export async function takeBack(publisher: Publisher, { name, author, choices }: TakeBack): Promise<Outcome> {
  const release = publisher.releases.get(name);
  if (!release) return { refused: 'There is no such publication.' };
  if (release.parent === noCommit)
    return { refused: 'It is the first that was published: there is nothing before it.' };
  const subject = subjectOf(release, publisher.releases);
  const order: Order = {
    title: `${subject.hasTakenBack ? 'Published again' : 'Took back'}: ${subject.title}`,
    author,
    ...(await changesFrom(publisher, release.commit, release.parent)),
    takesBack: name,
    ...(choices === undefined ? {} : { choices }),
  };
  return publisher.publish(order);
}

/** What a release is about in the end, by its title, and whether it has taken that back; else it has published it, perhaps again. */
export function subjectOf(release: Release, releases: Releases): { title: string; hasTakenBack: boolean } {
  const { title, takesBack } = release;
  const before = takesBack === undefined ? undefined : releases.get(takesBack);
  if (!before) return { title, hasTakenBack: takesBack !== undefined };
  const subject = subjectOf(before, releases);
  return { ...subject, hasTakenBack: !subject.hasTakenBack };
}
