import { fieldsIn } from '#builder/dev';
import { siteZone } from '#builder/files';
import { momentWords, parseMoment } from '#engine/base';
import type { NamedDraft } from '../drafts/drafts.ts';
import { quoted } from '../people/activity-log.ts';
import type { NamedPerson } from '../people/people.ts';
import { rightsOf } from '../people/roles.ts';
import { orderOf } from './publish-draft.ts';
import { answered, choicesIn, titleIn } from './publish-routes.ts';
import { type Asked, ofDraft, type Route, refused } from './route.ts';
import type { StudioParts } from './studio-parts.ts';
import { whenWords } from './when-words.ts';

/** The day and hour on which a draft is published: seen, set and called off. */
export const scheduleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/drafts/:id/schedule',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft }) => {
      const zone = siteZone(parts.folders.pages);
      return context.json({ zone, now: localOf(parts.now(), zone), schedule: scheduleOf(draft.id, parts) });
    }),
  },
  { method: 'PUT', path: '/drafts/:id/schedule', right: 'publish', confirmed: 'once', answer: ofDraft(setHour) },
  {
    method: 'DELETE',
    path: '/drafts/:id/schedule',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft, person }) => {
      if (parts.schedules.remove(draft.id)) parts.log.add(person, 'called off the publication of', quoted(draft.name));
      return context.json({});
    }),
  },
];

/** What is set for a draft, as people are told it; nothing where nothing is. */
export function scheduleOf(draft: string, { schedules, people, folders }: StudioParts) {
  const found = schedules.get(draft);
  if (!found) return undefined;
  const zone = siteZone(folders.pages);
  const { at, title, by, problem } = found;
  return {
    local: localOf(at, zone),
    when: whenWords(at, zone),
    title,
    by: people.get(by)?.name ?? 'somebody who is gone',
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Who may not publish changes nothing that is to be public: the publication waits for somebody who may. */
export function holdAfterEdit({ id }: NamedDraft, person: NamedPerson, { schedules }: StudioParts): void {
  const schedule = schedules.get(id);
  if (!schedule || rightsOf(person).includes('publish')) return;
  const problem = `${person.name} has changed this draft since, and may not publish. Look at it, and set the hour again.`;
  schedules.report(id, schedule, { problem, isHeld: true });
}

async function setHour(asked: Asked & { draft: NamedDraft }): Promise<Response> {
  const { context, parts, person, draft } = asked;
  const { at: given, title, choices } = await fieldsIn(context);
  const zone = siteZone(parts.folders.pages);
  const at = typeof given === 'string' ? parseMoment(given, zone) : undefined;
  if (at === undefined) return refused(context, 'Say a day and an hour.', 400);
  if (at <= parts.now())
    return refused(context, `This hour has passed: it is ${whenWords(parts.now(), zone)} now. Choose a later one.`);
  const order = { draft, person, title: titleIn(title, draft), choices: choicesIn(choices) };
  return answered(asked, async () => {
    const outcome = await parts.publisher.rehearse(orderOf(order, parts));
    if (!('words' in outcome)) return outcome;
    parts.schedules.put(draft.id, { at, title: order.title, by: person.id, choices: order.choices });
    parts.log.add(person, `set the publication for ${whenWords(at, zone)} of`, quoted(order.title));
    return { scheduled: whenWords(at, zone) };
  });
}

/** A time as the browser's field for it has it. */
function localOf(at: number, zone: string): string {
  const [day = '', time = '00:00'] = momentWords(at, zone).split(' ');
  return `${day}T${time.slice(0, 5)}`;
}
