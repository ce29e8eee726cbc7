import { mediaFolder } from '#engine/base';
import type { NamedDraft } from '../drafts/drafts.ts';
import type { Choices } from '../drafts/overlay.ts';
import { quoted } from '../people/activity-log.ts';
import type { NamedPerson } from '../people/people.ts';
import type { Order, Outcome, PictureChange } from '../publish/order.ts';
import type { StudioParts } from './studio-parts.ts';

/** What is published of a draft, by whom and as what. */
export type DraftOrder = {
  draft: NamedDraft;
  person: Pick<NamedPerson, 'id' | 'name'>;
  title: string;
  choices: Readonly<Record<string, Choices>>;
  /** When it was to be public, where that was set before. */
  due?: number;
};

/** What a draft says: its texts, and those of its pictures that one of them names. */
export function contentOf(
  { id, overlay }: NamedDraft,
  { drafts }: Pick<StudioParts, 'drafts'>,
): Pick<Order, 'overlay' | 'pictures'> {
  const texts = Object.values(overlay).map(({ mine = '' }) => mine);
  const pictures = new Map<string, PictureChange>();
  for (const [picture, file] of drafts.pictures(id))
    if (texts.some((text) => text.includes(picture))) pictures.set(`${mediaFolder}/${picture}`, { file });
  return { overlay, pictures };
}

/** What a draft publishes. */
export function orderOf({ draft, person, title, choices, due }: DraftOrder, parts: StudioParts): Order {
  const author = { id: person.id, name: person.name };
  return { title, author, ...contentOf(draft, parts), choices, ...(due === undefined ? {} : { due }) };
}

/** Publishes a draft; what is public is no longer in it, and it waits for no hour any more. */
export async function publishDraft(given: DraftOrder, parts: StudioParts): Promise<Outcome> {
  const { draft, person } = given;
  const order = orderOf(given, parts);
  const outcome = await parts.publisher.publish(order);
  if ('published' in outcome) {
    const files = [...order.pictures.values()].flatMap((picture) => ('file' in picture ? [picture.file] : []));
    parts.drafts.published(draft.id, draft.overlay, outcome.texts, files);
    parts.log.add(person, 'published', quoted(outcome.published.title));
    parts.onPublished();
    parts.feeds.tell(draft.id);
  }
  if ('published' in outcome || 'unchanged' in outcome) parts.schedules.remove(draft.id);
  return outcome;
}
