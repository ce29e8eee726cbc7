import { UsageError } from '#builder/base';
import { fieldsIn } from '#builder/dev';
import { siteZone } from '#builder/files';
import { isFields } from '#kit/model';
import { fullDiskWords } from '../base/full-disk.ts';
import type { NamedDraft } from '../drafts/drafts.ts';
import type { Choices } from '../drafts/overlay.ts';
import { quoted } from '../people/activity-log.ts';
import { plainName } from '../people/people.ts';
import type { Outcome } from '../publish/order.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { NamedRelease } from '../publish/releases.ts';
import { subjectOf, takeBack } from '../publish/take-back.ts';
import { linkFor, noPreview } from './preview-links.ts';
import { contentOf, publishDraft } from './publish-draft.ts';
import { type Asked, named, ofDraft, type Route, refused } from './route.ts';
import type { StudioParts } from './studio-parts.ts';
import { whenWords } from './when-words.ts';

const mostTitleLength = 100;

/** The list of what was published, as the Studio shows it. `hasPreviews`: there is an address at which the pages can be looked at. */
export function shownReleases({ releases, folders }: Publisher, hasPreviews: boolean): object[] {
  const all = releases.all();
  const takenBack = takenBackOf(all);
  return all.map((release) => {
    const { name, at, due, title, author, words, site } = release;
    return {
      id: name,
      at,
      due: due === undefined ? undefined : whenWords(due, siteZone(folders.pages)),
      title,
      author: author.name,
      words,
      isLive: site === releases.liveSite,
      isKept: hasPreviews && releases.hasSite(site),
      isTakenBack: takenBack.has(name),
      hasTakenBack: subjectOf(release, releases).hasTakenBack,
    };
  });
}

/** The names of what is taken back: not of what was published again since. `all` are the newest first, as they have been done. */
function takenBackOf(all: readonly NamedRelease[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name, takesBack } of all) if (takesBack !== undefined && !names.has(name)) names.add(takesBack);
  return names;
}

/** What makes something public, what was, and what takes it back. */
export const publishRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/drafts/:id/review',
    right: 'edit',
    answer: ofDraft(async (asked) => {
      const { choices } = await fieldsIn(asked.context);
      const { draft, parts } = asked;
      return answered(asked, () => parts.publisher.review({ ...contentOf(draft, parts), choices: choicesIn(choices) }));
    }),
  },
  {
    method: 'GET',
    path: '/drafts/:id/unpublished',
    right: 'edit',
    answer: ofDraft(({ context, draft }) => context.json({ hasChanges: Object.keys(draft.overlay).length > 0 })),
  },
  {
    method: 'POST',
    path: '/drafts/:id/publish',
    right: 'publish',
    confirmed: 'once',
    answer: ofDraft(async (asked) => {
      const { parts, person, draft } = asked;
      const { title, choices } = await fieldsIn(asked.context);
      const order = { draft, person, title: titleIn(title, draft), choices: choicesIn(choices) };
      return answered(asked, async () => told(await publishDraft(order, parts)));
    }),
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
    answer: ({ context, parts }) => context.json(shownReleases(parts.publisher, parts.preview !== undefined)),
  },
  {
    method: 'POST',
    path: '/releases/:id/look',
    right: 'edit',
    answer: ({ context, parts }) => {
      const { preview, publisher, releaseLooks } = parts;
      const id = named(context, 'id');
      const release = publisher.releases.get(id);
      if (!release) return refused(context, 'There is no such publication.', 404);
      if (release.site === undefined || !publisher.releases.hasSite(release.site))
        return refused(context, 'The pages of this publication are no longer kept.', 404);
      if (!preview) return refused(context, noPreview);
      return context.json({ address: linkFor(preview, releaseLooks.makeLink(id)) }, 201);
    },
  },
  {
    method: 'GET',
    path: '/deliveries',
    right: 'edit',
    answer: async ({ context, parts }) => context.json(await parts.deliveries.shown()),
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
        if ('published' in outcome) {
          const { hasTakenBack, title } = subjectOf(outcome.published, parts.publisher.releases);
          parts.log.add(person, hasTakenBack ? 'took back' : 'published again', quoted(title));
          parts.onPublished();
        }
        return told(outcome);
      });
    },
  },
];

/** What a publication is called: as somebody has typed it, or as its draft. */
export function titleIn(title: unknown, draft: Pick<NamedDraft, 'name'>): string {
  return plainName(title, mostTitleLength) ?? draft.name;
}

/** Who asks for what changes what is public. */
type Publishing = Pick<Asked, 'context'> & { parts: Pick<StudioParts, 'publisher' | 'publishing'> };

type Told = { published: string; title: string };

/** What came of a publication, as it is answered. */
export function told(outcome: Outcome): Exclude<Outcome, { published: unknown }> | Told {
  return 'published' in outcome ? { published: outcome.published.name, title: outcome.published.title } : outcome;
}

/** Answers with what came of a publication: 409 where somebody has to decide or to mend something, and nothing is public. */
export async function answered<Given extends Publishing>(
  asked: Given,
  work: (asked: Given) => Promise<Outcome | Told | { words: unknown } | { scheduled: string } | { asked: unknown }>,
): Promise<Response> {
  const { context, parts } = asked;
  try {
    const outcome = await work(asked);
    if ('refused' in outcome) return refused(context, outcome.refused);
    return context.json(outcome, isDone(outcome) ? 200 : 409);
  } catch (error) {
    const words = error instanceof UsageError ? error.message : fullDiskWords(parts.publisher.folders.studio);
    if (words === undefined) throw error;
    return refused(context, words);
  } finally {
    parts.publishing.step = undefined;
  }
}

function isDone(outcome: object): boolean {
  return ['published', 'unchanged', 'words', 'scheduled', 'asked'].some((key) => key in outcome);
}

/** `{ "page.yaml": ["NAME"] }`, the decisions that were made about each file, and nothing else. */
export function choicesIn(value: unknown): Readonly<Record<string, Choices>> {
  const files = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    files.map(([path, names]) => [
      path,
      (Array.isArray(names) ? names : []).filter((name) => typeof name === 'string'),
    ]),
  );
}
