import { expect, it } from 'vitest';
import { comeIn, startStudioServer } from './support/studio.ts';

/** An owner and an editor, signed in and confirmed, and the way to ask for something as one of them. */
async function withPeople() {
  const server = await startStudioServer();
  const { parts, origin, send } = server;
  const enter = (role: 'owner' | 'editor', name: string) => {
    const { person, ...keys } = comeIn(parts, role, name);
    for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
    const ask = (method: string, path: string, body?: object) =>
      send({ ...keys, origin, method, path: `/_studio/api${path}`, body });
    return { id: person.id, ask };
  };
  const draftOf = (owner: string) => {
    const draft = parts.drafts.begin(owner, 'Summer prices');
    if ('refused' in draft) throw new Error(draft.refused);
    return draft.id;
  };
  return { ...server, ada: enter('owner', 'ada'), ben: enter('editor', 'ben'), draftOf };
}

const listIn = ({ body }: { body: unknown }) => body as Record<string, unknown>[];

it('owners see who is signed in where, sign somebody out, and let somebody in again who has lost the way', async () => {
  const { parts, ada, ben, origin, send, mailed } = await withPeople();
  const people = listIn(await ada.ask('GET', '/people'));
  expect(people.find(({ id }) => id === ben.id)).toMatchObject({ passkeys: 0, sessions: [{ browser: 'A browser' }] });
  expect((await ada.ask('POST', `/people/${ben.id}/link`)).body).toMatchObject({ isMailed: true });
  const [, token] = /#invitation=([\w-]+)/.exec(mailed.at(-1)?.text ?? '') ?? [];
  expect((await ada.ask('DELETE', `/people/${ben.id}/sessions`)).status).toBe(200);
  expect((await ben.ask('GET', '/me')).status).toBe(403);
  const path = '/_studio/api/sign-in/invitation';
  expect(await send({ method: 'POST', path, origin, body: { token, name: 'Ben' } })).toMatchObject({ status: 200 });
  expect(parts.people.all()).toHaveLength(2);
  // Whoever signs themselves out everywhere stays here.
  await ada.ask('DELETE', `/people/${ada.id}/sessions`);
  expect((await ada.ask('GET', '/me')).status).toBe(200);
});

it.each([
  [true, 'mail'],
  [false, 'nothing'],
])('who has no passkey is told by what they confirm that it is they; mails: %s', async (mails, confirm) => {
  const { parts, origin, send } = await startStudioServer({ mails });
  const { tab, cookie } = comeIn(parts, 'owner');
  const body = { mail: 'new@site.example', role: 'editor' };
  const asked = await send({ method: 'POST', path: '/_studio/api/invitations', origin, tab, cookie, body });
  expect(asked).toMatchObject({ status: 401, body: { confirm } });
  expect(String(asked.body['message'])).toMatch(mails ? /^Confirm that it is you first/ : /add a passkey/);
});

it('a link that nobody has used is listed, and opens nothing once it was taken back', async () => {
  const { ada, origin, send } = await withPeople();
  const made = await ada.ask('POST', '/invitations', { mail: 'new@site.example', role: 'publisher' });
  const [, token] = /#invitation=([\w-]+)/.exec(String(made.body['link'])) ?? [];
  const [invited] = listIn(await ada.ask('GET', '/invitations'));
  expect(invited).toMatchObject({ mail: 'new@site.example', role: 'publisher' });
  expect(String(token)).not.toBe(invited?.['id']);
  expect((await ada.ask('DELETE', `/invitations/${String(invited?.['id'])}`)).status).toBe(200);
  const path = '/_studio/api/sign-in/invitation';
  expect(await send({ method: 'POST', path, origin, body: { token, name: 'New' } })).toMatchObject({ status: 403 });
});

it('a draft is handed over by its owner alone, and nobody’s is lost with who goes', async () => {
  const { parts, ada, ben, draftOf } = await withPeople();
  const [own, song] = [draftOf(ada.id), draftOf(ben.id)];
  await ada.ask('PATCH', `/drafts/${own}`, { members: [ben.id] });
  expect((await ben.ask('PATCH', `/drafts/${own}`, { owner: ben.id })).status).toBe(409);
  expect((await ada.ask('PATCH', `/drafts/${own}`, { owner: ben.id })).status).toBe(200);
  expect(parts.drafts.find(own)).toMatchObject({ owner: ben.id, members: [ada.id] });
  await ada.ask('DELETE', `/people/${ben.id}`);
  expect([own, song].map((id) => parts.drafts.get(id, ada.id)?.owner)).toEqual([ada.id, ada.id]);
});

it('the log reads as sentences, with the names of those who are gone', async () => {
  const { ada, ben, draftOf } = await withPeople();
  const draft = draftOf(ben.id);
  await ben.ask('PATCH', `/drafts/${draft}`, { owner: ada.id });
  await ada.ask('PATCH', `/people/${ben.id}`, { role: 'publisher' });
  await ada.ask('DELETE', `/people/${ben.id}`);
  const { entries } = (await ada.ask('GET', '/log')).body as { entries: { words: string }[] };
  expect(entries.map(({ words }) => words)).toEqual([
    'ada removed ben',
    'ada made a publisher of ben',
    'ben handed over “Summer prices” to ada',
  ]);
});

it('who has which page open is told to the others, in any draft, until they are gone', async () => {
  const { ada, ben, draftOf, clock } = await withPeople();
  const [own, other] = [draftOf(ada.id), draftOf(ben.id)];
  const here = (who: typeof ada, draft: string, file: string) =>
    who.ask('POST', `/drafts/${draft}/here`, { file }).then(listIn);
  expect(await here(ada, own, 'pages/home.yaml')).toEqual([]);
  expect(await here(ben, other, 'pages/page-1.yaml')).toEqual([
    { name: 'ada', file: 'pages/home.yaml', isInThisDraft: false },
  ]);
  expect(await here(ada, own, 'pages/page-1.yaml')).toMatchObject([{ name: 'ben', file: 'pages/page-1.yaml' }]);
  clock.now += 46_000;
  expect(await here(ada, own, 'pages/page-1.yaml')).toEqual([]);
});
