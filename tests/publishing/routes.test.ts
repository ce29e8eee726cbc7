import { expect, it } from 'vitest';
import { type Route, routes } from '#publishing';
import { type Answer, comeIn, startStudioServer } from './support/studio.ts';

/** Who may ask for what, as it is promised: the table of the code has to say the same. */
const promised: Readonly<Record<string, readonly string[]>> = {
  nobody: [
    'POST /sign-in/link',
    'POST /sign-in/link/use',
    'POST /sign-in/passkey/options',
    'POST /sign-in/passkey',
    'POST /sign-in/invitation/look',
    'POST /sign-in/invitation',
  ],
  look: ['GET /look', 'POST /comments', 'POST /comments/:comment', 'POST /verdict'],
  'signed in': [
    'GET /me',
    'POST /sign-out',
    'DELETE /sessions/:id',
    'POST /passkeys/options',
    'POST /passkeys',
    'DELETE /passkeys/:id confirmed now',
    'POST /confirm/options',
    'POST /confirm',
    'POST /confirm/mail',
    'POST /confirm/code',
  ],
  edit: [
    'GET /drafts',
    'POST /drafts',
    'GET /drafts/:id',
    'PATCH /drafts/:id',
    'DELETE /drafts/:id',
    'GET /drafts/:id/content',
    'PUT /drafts/:id/content',
    'PUT /drafts/:id/media/:name',
    'POST /drafts/:id/document',
    'DELETE /drafts/:id/media/:name',
    'GET /drafts/:id/events',
    'POST /drafts/:id/here',
    'GET /colleagues',
    'GET /drafts/:id/deleted',
    'GET /drafts/:id/history',
    'GET /drafts/:id/earlier',
    'GET /drafts/:id/earlier-texts',
    'POST /drafts/:id/review',
    'GET /drafts/:id/unpublished',
    'GET /publishing',
    'GET /releases',
    'POST /releases/:id/look',
    'GET /deliveries',
    'GET /drafts/:id/schedule',
    'DELETE /drafts/:id/schedule',
    'GET /drafts/:id/look',
    'POST /drafts/:id/look',
    'DELETE /drafts/:id/look',
    'POST /drafts/:id/comments/:comment',
    'PATCH /drafts/:id/comments/:comment',
  ],
  publish: [
    'POST /drafts/:id/publish confirmed once',
    'POST /releases/:id/take-back confirmed once',
    'PUT /drafts/:id/schedule confirmed once',
  ],
  people: [
    'GET /people',
    'GET /invitations',
    'DELETE /invitations/:id confirmed now',
    'POST /invitations confirmed now',
    'PATCH /people/:id confirmed now',
    'DELETE /people/:id confirmed now',
    'DELETE /people/:id/sessions confirmed now',
    'POST /people/:id/link confirmed now',
    'GET /log',
  ],
  messages: [
    'POST /messages/list',
    'GET /messages/:id',
    'PUT /messages/:id',
    'POST /messages/:id/retry',
    'POST /messages/:id/release',
    'DELETE /messages/:id',
    'POST /messages/table',
    'POST /messages/person',
    'POST /messages/person/delete',
    'GET /messages/:id/files/:file',
  ],
};

const mayDo: Readonly<Record<'editor' | 'publisher' | 'owner', readonly string[]>> = {
  editor: ['nobody', 'signed in', 'edit'],
  publisher: ['nobody', 'signed in', 'edit', 'publish'],
  owner: ['nobody', 'signed in', 'edit', 'publish', 'people'],
};

/** Ways to ask that no page of the Studio has. */
const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'http://studio.localhost:4174' },
  { origin: 'https://studio.localhost:4173' },
  { origin: 'http://site.localhost:4173' },
  { origin: 'null' },
  { site: 'cross-site' },
  { site: 'same-site' },
  { site: 'none' },
  { origin: 'http://studio.localhost:4173', site: 'same-site' },
  {},
];

const addressOf = ({ path, right }: Route) => {
  const root = right === 'look' ? '/_look/api' : '/_studio/api';
  return root + path.replace(':id', 'none').replace(':name', 'boat.jpg').replace(':comment', 'none');
};

/** Whether a request came to what its route does. */
function isLetIn({ status, body }: Answer): boolean {
  const isClosed = String(body['message']).includes('for your role') || body['signIn'] === true;
  return (
    !isClosed && !(status === 401 && body['confirm'] !== undefined) && !/Another website/.test(String(body['message']))
  );
}

it('the table of routes is the one that is promised', () => {
  const said = ({ method, path, ...route }: Route) =>
    `${method} ${path}${'confirmed' in route ? ` confirmed ${route.confirmed}` : ''}`;
  const found = Object.keys(promised).map((right) => [right, routes.filter((one) => one.right === right).map(said)]);
  expect(Object.fromEntries(found)).toEqual(promised);
  expect(routes.every(({ right }) => right in promised)).toBe(true);
});

it('each route lets in whom the table names: every role, nobody, half a session, pages of others', async () => {
  const { parts, clock, origin, send } = await startStudioServer();
  const wrong: string[] = [];
  for (const route of routes.filter(({ right }) => right !== 'look')) {
    const asked = { method: route.method, path: addressOf(route), ...(route.type ? { type: route.type } : {}) };
    const check = async (who: string, how: Parameters<typeof send>[0] | object, expected: boolean) => {
      // A minute apart: how often one may try is another test.
      clock.now += 61_000;
      const answer = await send({ ...asked, ...how });
      if (isLetIn(answer) !== expected || answer.status >= 500)
        wrong.push(`${route.method} ${route.path} by ${who}: ${answer.status} ${JSON.stringify(answer.body)}`);
    };
    const needs = 'confirmed' in route ? route.confirmed : undefined;
    const isOpen = route.right === 'nobody';
    for (const role of ['editor', 'publisher', 'owner'] as const) {
      const isAllowed = mayDo[role].includes(route.right);
      const { person, ...own } = comeIn(parts, role);
      await check(`${role}, not confirmed`, { ...own, origin }, isAllowed && needs === undefined);
      const { person: _, ...other } = comeIn(parts, role);
      for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
      if (role === 'owner')
        for (const how of foreign) await check(`${role} from ${JSON.stringify(how)}`, { ...other, ...how }, false);
      await check(`${role}, the cookie alone`, { cookie: other.cookie, origin }, isOpen);
      await check(`${role}, the tab alone`, { tab: other.tab, origin }, isOpen);
      await check(`${role}, halves of two`, { cookie: other.cookie, tab: own.tab, origin }, isOpen);
      for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
      await check(role, { ...other, origin }, isAllowed);
      parts.sessions.endAllOf(person.id);
    }
    await check('nobody', { origin }, route.right === 'nobody');
    const gone = comeIn(parts, 'editor', 'gone');
    parts.people.remove(gone.person.id);
    await check('somebody who was removed', { cookie: gone.cookie, tab: gone.tab, origin }, route.right === 'nobody');
  }
  expect(wrong).toEqual([]);
});

it('what is for visitors of a draft is there at the address of previews alone, for whoever has opened its link', async () => {
  const { parts, clock, origin, preview, send } = await startStudioServer();
  const { person, ...keys } = comeIn(parts, 'owner');
  const draft = parts.drafts.begin(person.id, 'Song');
  if ('refused' in draft) throw new Error(draft.refused);
  parts.looks.show(draft.id, { by: person, note: '', content: '', words: [], home: '/', site: 'none' });
  const cookie = `look=${parts.looks.makeLink(draft.id)}`;
  const ofLook = routes.filter(({ right }) => right === 'look');
  const own = { host: preview.host, origin: preview.origin };
  for (const route of ofLook) {
    const { method } = route;
    const status = async (how: object) => {
      clock.now += 61_000;
      return (await send({ method, path: addressOf(route), ...how })).status;
    };
    // It gets as far as to what is missing in the request, or to the answer.
    expect(await status({ ...own, cookie }), route.path).toBe(method === 'GET' ? 200 : 400);
    expect(await status({ ...own, ...keys })).toBe(403);
    expect(await status(own)).toBe(403);
    for (const how of foreign) expect(await status({ ...own, origin: undefined, cookie, ...how })).toBe(403);
    expect(await status({ ...keys, cookie: `${keys.cookie}; ${cookie}`, origin })).toBe(404);
  }
  expect(ofLook).toHaveLength(4);
});

it('a draft is there for those who work on it alone', async () => {
  const { parts, origin, send } = await startStudioServer();
  const [ada, ben] = [comeIn(parts, 'owner', 'ada'), comeIn(parts, 'owner', 'ben')];
  const draft = parts.drafts.begin(ada.person.id, 'Song');
  if ('refused' in draft) throw new Error(draft.refused);
  const ofDraft = routes.filter(({ path }) => path.startsWith('/drafts/:id'));
  for (const { person } of [ada, ben]) for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
  for (const route of ofDraft) {
    const path = addressOf(route).replace('none', draft.id);
    const asked = { method: route.method, path, origin, cookie: ben.cookie, tab: ben.tab };
    expect(await send({ ...asked, ...(route.type ? { type: route.type } : {}) }), path).toMatchObject({
      status: 404,
      body: { message: 'There is no such draft.' },
    });
  }
  expect(parts.drafts.get(draft.id, ada.person.id)).toMatchObject({ name: 'Song' });
  const path = `/_studio/api/drafts/${draft.id}`;
  expect((await send({ method: 'GET', path, origin, cookie: ada.cookie, tab: ada.tab })).status).toBe(200);
});

it('who tries too often to come in waits a minute', async () => {
  const { origin, send, clock } = await startStudioServer();
  const attempt = () =>
    send({ method: 'POST', path: '/_studio/api/sign-in/link', body: { mail: 'a@b.example' }, origin });
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await attempt()).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  clock.now += 61_000;
  expect((await attempt()).status).toBe(200);
});
