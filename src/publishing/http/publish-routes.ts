import { UsageError } from '#builder/base';
import { fieldsIn } from '#builder/dev';
import { mediaFolder } from '#engine/base';
import { isFields } from '#kit/model';
import type { NamedDraft } from '../drafts/drafts.ts';
import type { Choices } from '../drafts/overlay.ts';
import type { Order, Outcome, PictureChange } from '../publish/publisher.ts';
import { takeBack } from '../publish/take-back.ts';
import { type Asked, named, type Route, refused } from './route.ts';
import type { StudioParts } from './studio-parts.ts';

/** How many releases are listed. */
const mostReleases = 200;

/** What makes something public, what was, and what takes it back. */
export const publishRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/drafts/:id/review',
    right: 'edit',
    answer: async (asked) => {
      const draft = draftOf(asked);
      if (!draft) return refused(asked.context, 'There is no such draft.', 404);
      return answered(asked, async ({ parts }) => parts.publisher.review(orderOf(draft, parts)));
    },
  },
  {
    method: 'POST',
    path: '/drafts/:id/publish',
    right: 'publish',
    confirmed: 'once',
    answer: async (asked) => {
      const draft = draftOf(asked);
      if (!draft) return refused(asked.context, 'There is no such draft.', 404);
      const { title, choices } = await fieldsIn(asked.context);
      const { parts, person } = asked;
      const order: Order = {
        ...orderOf(draft, parts),
        title: typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 100) : draft.name,
        author: { id: person.id, name: person.name },
        choices: choicesIn(choices),
      };
      return answered(asked, async () => {
        const outcome = await parts.publisher.publish(order);
        if (!('published' in outcome)) return outcome;
        const files = [...order.pictures.values()].flatMap((picture) => ('file' in picture ? [picture.file] : []));
        parts.drafts.published(draft.id, draft.overlay, outcome.texts, files);
        return told(asked, outcome, 'published');
      });
    },
  },
  {
    method: 'GET',
    path: '/publishing',
    right: 'edit',
    answer: ({ context, parts }) => context.json(parts.publishing),
  },
  {
    method: 'GET',
    path: '/releases',
    right: 'edit',
    answer: ({ context, parts }) => {
      const { releases } = parts.publisher;
      const all = releases.all();
      const takenBack = new Set(all.flatMap(({ takesBack }) => takesBack ?? []));
      return context.json(
        all.slice(0, mostReleases).map(({ name, at, title, author, words, takesBack, site }) => ({
          id: name,
          at,
          title,
          author: author.name,
          words,
          isLive: site === releases.liveSite,
          isTakenBack: takenBack.has(name),
          ...(takesBack === undefined ? {} : { takesBack }),
        })),
      );
    },
  },
  {
    method: 'POST',
    path: '/releases/:id/take-back',
    right: 'publish',
    confirmed: 'once',
    answer: async (asked) => {
      const { context, parts, person } = asked;
      const { choices } = await fieldsIn(context);
      return answered(asked, async () => {
        const outcome = await takeBack(parts.publisher, {
          name: named(context, 'id'),
          author: { id: person.id, name: person.name },
          choices: choicesIn(choices),
        });
        return 'published' in outcome ? told(asked, outcome, 'took back') : outcome;
      });
    },
  },
];

function draftOf({ context, parts, person }: Asked): NamedDraft | undefined {
  return parts.drafts.get(named(context, 'id'), person.id);
}

/** What a draft publishes: its texts, and those of its pictures that one of them names. */
function orderOf({ id, overlay, name }: NamedDraft, { drafts }: StudioParts): Order {
  const texts = Object.values(overlay).map(({ mine = '' }) => mine);
  const pictures = new Map<string, PictureChange>();
  for (const [picture, file] of drafts.pictures(id))
    if (texts.some((text) => text.includes(picture))) pictures.set(`${mediaFolder}/${picture}`, { file });
  return { title: name, author: { id: '', name: '' }, overlay, pictures };
}

type Told = { published: string; title: string };

function told({ parts, person }: Asked, { published }: Extract<Outcome, { published: unknown }>, did: string): Told {
  parts.log.add(person.id, did, published.name);
  parts.onPublished();
  return { published: published.name, title: published.title };
}

/** Answers with what came of a publication: 409 where somebody has to decide or to mend something, and nothing is public. */
async function answered(
  asked: Asked,
  work: (asked: Asked) => Promise<Exclude<Outcome, { published: unknown }> | Outcome | Told | { words: unknown }>,
): Promise<Response> {
  const { context, parts } = asked;
  try {
    const outcome = await work(asked);
    if ('refused' in outcome) return refused(context, outcome.refused);
    return context.json(outcome, isDone(outcome) ? 200 : 409);
  } catch (error) {
    if (error instanceof UsageError) return refused(context, error.message);
    throw error;
  } finally {
    parts.publishing.step = undefined;
  }
}

function isDone(outcome: object): boolean {
  return 'published' in outcome || 'unchanged' in outcome || 'words' in outcome;
}

/** `{ "page.yaml": { "[\"title\"]": "mine" } }`, and nothing else. */
function choicesIn(value: unknown): Readonly<Record<string, Choices>> {
  const files = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    files.map(([path, places]) => [
      path,
      Object.fromEntries(
        (isFields(places) ? Object.entries(places) : []).flatMap(([place, side]) =>
          side === 'mine' || side === 'theirs' ? [[place, side]] : [],
        ),
      ),
    ]),
  );
}
