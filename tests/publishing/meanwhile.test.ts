import { expect, it } from 'vitest';
import { comeIn, startStudioServer } from './support/studio.ts';

it('what is saved into a draft while somebody renames it stays', async () => {
  const { parts, send, origin } = await startStudioServer();
  const { person, ...keys } = comeIn(parts, 'editor');
  const draft = parts.drafts.begin(person.id, 'Summer');
  if ('refused' in draft) throw new Error(draft.refused);
  const overlay = { 'page-1.yaml': { base: 'title: One\n', mine: 'title: Two\n' } };
  const { status } = await send({
    ...keys,
    origin,
    method: 'PATCH',
    path: `/_studio/api/drafts/${draft.id}`,
    body: { name: 'Autumn' },
    halfway: () => void parts.drafts.put({ ...draft, overlay }),
  });
  expect(status).toBe(200);
  expect(parts.drafts.get(draft.id, person.id)).toMatchObject({ name: 'Autumn', overlay });
});

it('a session that is ended while it is confirmed stays ended', async () => {
  const { parts } = await startStudioServer();
  const { person } = comeIn(parts, 'owner');
  const [session] = parts.sessions.of(person.id);
  parts.sessions.end(session?.name ?? '');
  parts.sessions.confirm(session?.name ?? '');
  expect(parts.sessions.of(person.id)).toEqual([]);
});
