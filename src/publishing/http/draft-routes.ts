import { rmSync } from 'node:fs';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { fieldsIn } from '#builder/dev';
import {
  deletedPages,
  documentType,
  earlierText,
  earlierTexts,
  historyOf,
  mostBytes,
  pictureType,
  readDocument,
  takePicture,
  toPlain,
  wantedChanges,
  writeType,
} from '#studio/server';
import type { NamedDraft } from '../drafts/drafts.ts';
import { quoted } from '../people/activity-log.ts';
import { plainName } from '../people/people.ts';
import { named, ofDraft, type Route, refused } from './route.ts';
import { holdAfterEdit, scheduleOf } from './schedule-routes.ts';
import type { StudioParts } from './studio-parts.ts';

const mostWriteBytes = 16 * 1024 * 1024;
const mostNameLength = 1000;

/** Drafts, and the content of each as the Studio reads and writes it. */
export const draftRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/drafts',
    right: 'edit',
    answer: ({ context, parts, person }) =>
      context.json(parts.drafts.of(person.id).map((draft) => summaryOf(draft, parts))),
  },
  {
    method: 'POST',
    path: '/drafts',
    right: 'edit',
    answer: async ({ context, parts, person }) => {
      const draft = parts.drafts.begin(person.id, plainName((await fieldsIn(context))['name']) ?? 'My draft');
      return 'refused' in draft ? refused(context, draft.refused) : context.json(summaryOf(draft, parts), 201);
    },
  },
  {
    method: 'GET',
    path: '/drafts/:id',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft }) => context.json(summaryOf(draft, parts))),
  },
  {
    method: 'PATCH',
    path: '/drafts/:id',
    right: 'edit',
    answer: ofDraft(async ({ context, parts, draft: { id }, person }) => {
      const fields = await fieldsIn(context);
      // As it is now: another window may have written while this body came.
      const draft = parts.drafts.get(id, person.id);
      if (!draft) return refused(context, 'There is no such draft any more.', 404);
      const members = Array.isArray(fields['members'])
        ? fields['members'].filter(
            (one, at, all): one is string =>
              typeof one === 'string' && all.indexOf(one) === at && parts.people.get(one) !== undefined,
          )
        : draft.members;
      const owner = typeof fields['owner'] === 'string' ? parts.people.get(fields['owner']) : undefined;
      if (fields['owner'] !== undefined && !owner) return refused(context, 'There is nobody of this name.', 404);
      if (owner && draft.owner !== person.id) return refused(context, 'This draft is somebody else’s.');
      const full = owner && owner.id !== person.id && parts.drafts.isFull(owner.id);
      if (full) return refused(context, `${owner.name} has as many drafts as one may.`);
      const name = plainName(fields['name']) ?? draft.name;
      if (!owner) parts.drafts.put({ ...draft, name, members });
      else {
        // Who hands it over goes on working on it.
        const others = new Set([...members, person.id].filter((one) => one !== owner.id));
        parts.drafts.put({ ...draft, name, owner: owner.id, members: [...others] });
        parts.log.add(person, `handed over ${quoted(name)} to`, owner.name);
      }
      return context.json({});
    }),
  },
  {
    method: 'DELETE',
    path: '/drafts/:id',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft, person }) => {
      if (draft.owner !== person.id) return refused(context, 'This draft is somebody else’s.', 409);
      parts.schedules.remove(draft.id);
      parts.drafts.remove(draft.id);
      parts.looks.end(draft.id);
      return context.json({});
    }),
  },
  {
    method: 'GET',
    path: '/drafts/:id/content',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft }) => {
      const { content, versions } = parts.content.open(draft);
      return context.json({ content: toPlain(content), versions: [...versions] });
    }),
  },
  {
    method: 'PUT',
    path: '/drafts/:id/content',
    right: 'edit',
    type: writeType,
    mostBytes: mostWriteBytes,
    answer: ofDraft(async ({ context, parts, draft: { id }, person }) => {
      const body = Buffer.from(await context.req.arrayBuffer());
      const wanted = wantedChanges(body, context.req.header('if-match'), parts.folders);
      if ('refused' in wanted) return refused(context, wanted.refused, 400);
      // As it is now: another window may have written while this body came.
      const draft = parts.drafts.get(id, person.id);
      if (!draft) return refused(context, 'There is no such draft any more.', 404);
      const result = parts.content.write(draft, wanted.changes);
      if ('refused' in result) return refused(context, result.refused);
      if ('stale' in result) return context.json(result, 412);
      holdAfterEdit(draft, person, parts);
      parts.feeds.tell(id);
      return context.json(result);
    }),
  },
  {
    method: 'PUT',
    path: '/drafts/:id/media/:name',
    right: 'edit',
    type: pictureType,
    mostBytes: mostBytes.picture,
    answer: ofDraft(async ({ context, parts, draft: { id }, person }) => {
      const bytes = Buffer.from(await context.req.arrayBuffer());
      // As it is now: it may have been deleted while this body came.
      const draft = parts.drafts.get(id, person.id);
      if (!draft) return refused(context, 'There is no such draft any more.', 404);
      const full = parts.drafts.makeRoom(draft.id, bytes.length);
      if (full) return refused(context, full.refused);
      const taken = takePicture(named(context, 'name'), bytes, { pages: parts.drafts.placeOf(draft.id) });
      if ('refused' in taken) return refused(context, taken.refused);
      holdAfterEdit(draft, person, parts);
      parts.feeds.tell(draft.id);
      return context.json(taken, 201);
    }),
  },
  {
    method: 'POST',
    path: '/drafts/:id/document',
    right: 'edit',
    type: documentType,
    mostBytes: mostBytes.document,
    answer: ofDraft(async ({ context }) => {
      const bytes = Buffer.from(await context.req.arrayBuffer());
      const read = await readDocument(context.req.query('name') ?? '', bytes);
      return 'refused' in read ? refused(context, read.refused) : context.json(read);
    }),
  },
  {
    method: 'DELETE',
    path: '/drafts/:id/media/:name',
    right: 'edit',
    type: pictureType,
    answer: ofDraft(({ context, parts, draft }) => {
      const name = named(context, 'name');
      const file = parts.drafts.pictures(draft.id).get(name);
      if (file === undefined) return refused(context, 'This picture is not in the draft, so it stays.');
      if (Object.values(draft.overlay).some(({ mine }) => mine?.includes(name)))
        return refused(context, 'This picture is named in a file, so it stays.');
      rmSync(file, { force: true });
      return context.json({});
    }),
  },
  {
    method: 'GET',
    path: '/drafts/:id/events',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft }) => {
      parts.feeds.add(context.env.outgoing, draft.id);
      return RESPONSE_ALREADY_SENT;
    }),
  },
  {
    method: 'POST',
    path: '/drafts/:id/here',
    right: 'edit',
    answer: ofDraft(async ({ context, parts, draft, person, session }) => {
      const { file } = await fieldsIn(context);
      if (typeof file !== 'string' || file.length > mostNameLength) return refused(context, 'Say which page.', 400);
      const others = parts.presence.here(session.name, { person: person.id, draft: draft.id, file });
      return context.json(
        others.flatMap(({ person: id, draft: other, file: open }) => {
          const name = parts.people.get(id)?.name;
          return name === undefined ? [] : [{ name, file: open, isInThisDraft: other === draft.id }];
        }),
      );
    }),
  },
  {
    method: 'GET',
    path: '/colleagues',
    right: 'edit',
    answer: ({ context, parts }) => context.json(parts.people.all().map(({ id, name }) => ({ id, name }))),
  },
  {
    method: 'GET',
    path: '/drafts/:id/deleted',
    right: 'edit',
    answer: ofDraft(async ({ context, parts }) => context.json(await deletedPages(parts.folders))),
  },
  {
    method: 'GET',
    path: '/drafts/:id/history',
    right: 'edit',
    answer: ofDraft(async ({ context, parts }) =>
      context.json(await historyOf(context.req.query('file') ?? '', parts.folders)),
    ),
  },
  {
    method: 'GET',
    path: '/drafts/:id/earlier',
    right: 'edit',
    answer: ofDraft(async ({ context, parts }) => {
      const { file = '', id = '' } = context.req.query();
      const text = await earlierText(file, id, parts.folders);
      return context.json(text === undefined ? {} : { text });
    }),
  },
  {
    method: 'GET',
    path: '/drafts/:id/earlier-texts',
    right: 'edit',
    answer: ofDraft(async ({ context, parts }) =>
      context.json([...(await earlierTexts(context.req.query('file') ?? '', parts.folders))]),
    ),
  },
];

/** A draft without its texts. */
function summaryOf({ overlay, ...draft }: NamedDraft, parts: StudioParts) {
  const ownerName = parts.people.get(draft.owner)?.name;
  return { ...draft, ownerName, files: Object.keys(overlay), schedule: scheduleOf(draft.id, parts) };
}
