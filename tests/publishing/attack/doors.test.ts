import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { api, startAttacked, type Try } from '../support/attacked.ts';
import type { Sent } from '../support/studio.ts';

const own = 'http://studio.localhost:4173';
const writeType = 'application/vnd.studio.write+json';

/** Pages that ask and are not the Studio's, whatever they look like. */
const strangers: readonly Pick<Sent, 'origin' | 'site'>[] = [
  { origin: `${own}/` },
  { origin: `${own}.evil.example` },
  { origin: `${own}@evil.example` },
  { origin: `${own}#` },
  { origin: own.toUpperCase() },
  { origin: ` ${own}, https://evil.example` },
  { origin: `https://evil.example, ${own}` },
  { origin: 'http://studio.localhost' },
  { origin: 'http://studio.localhost:80' },
  { origin: 'http://studio.localhost.:4173' },
  { origin: 'http://a.studio.localhost:4173' },
  { origin: 'http://localhost:4173' },
  { origin: 'http://127.0.0.1:4173' },
  { origin: 'http://[::1]:4173' },
  { origin: 'file://' },
  { origin: '' },
  { origin: own, site: 'cross-site' },
  { origin: own, site: 'none' },
  { origin: own, site: '' },
  { origin: own, site: 'SAME-ORIGIN' },
  { origin: own, site: 'same-origin, cross-site' },
];

it('pages that only look like the Studio’s are refused, whoever is signed in', async () => {
  const { ada, parts, tried } = await startAttacked();
  const { cookie, tab } = ada.keys;
  const invitation = parts.people.invite({ mail: 'x@site.example', role: 'owner', readsMessages: false });
  const asked: readonly Sent[] = [
    { method: 'GET', path: api('/me') },
    { method: 'GET', path: api(`/drafts/${ada.draft}/content`) },
    { method: 'DELETE', path: api(`/drafts/${ada.draft}`) },
    { method: 'POST', path: api('/sign-in/invitation'), body: { token: invitation, name: 'Eve' } },
    { method: 'OPTIONS', path: api('/people') },
    { method: 'POST', path: api('/nowhere') },
  ];
  const tries = asked.flatMap((sent) =>
    strangers.map((how): Try => [JSON.stringify(how), { ...sent, cookie, tab, ...how }, 403, /Another website/]),
  );
  expect(tries.length).toBeGreaterThan(100);
  expect(await tried(tries)).toEqual([]);
});

it.runIf(isThorough)('what a form or a simple request of another page can send is no type of any route', async () => {
  const { ada, tried } = await startAttacked();
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-8',
    '',
  ];
  const tries = types.flatMap((type): Try[] => [
    [type, { method: 'DELETE', path: api(`/people/${ada.id}`), ...ada.keys, type }, 415],
    [type, { method: 'PUT', path: api(`/drafts/${ada.draft}/content`), ...ada.keys, type }, 415],
    [type, { method: 'PUT', path: api(`/drafts/${ada.draft}/media/a.png`), ...ada.keys, type }, 415],
  ]);
  const [draft, release] = [`/drafts/${ada.draft}`, '/releases/none/take-back'];
  tries.push(
    ['JSON for a text', { method: 'PUT', path: api(`${draft}/content`), ...ada.keys }, 415],
    ['a method of none', { method: 'TRACE', path: api('/me'), ...ada.keys }, 404],
    ['a link that deletes', { method: 'GET', path: api(`/people/${ada.id}`), ...ada.keys }, 404],
    ['a link that publishes', { method: 'GET', path: api(`${draft}/publish`), ...ada.keys }, 404],
    ['a link that takes back', { method: 'GET', path: api(release), ...ada.keys }, 404],
    ['a link that signs out', { method: 'GET', path: api('/sign-out'), ...ada.keys }, 404],
    [
      'another method by a header',
      { method: 'POST', path: api(draft), ...ada.keys, headers: { 'x-http-method-override': 'DELETE' } },
      404,
    ],
    ['a write without a type', { method: 'PUT', path: api(`${draft}/content`), ...ada.keys, type: writeType }, 400],
  );
  expect(await tried(tries)).toEqual([]);
});

it('half of what lets somebody in, and both halves changed, let nobody in', async () => {
  const { ada, ed, parts, clock, tried } = await startAttacked();
  const { cookie, tab, origin } = ada.keys;
  const [name = '', secret = ''] = cookie.split('=');
  const flipped = (text: string) => (text.endsWith('A') ? text.replace(/.$/, 'B') : text.replace(/.$/, 'A'));
  const keys: Readonly<Record<string, Partial<Sent>>> = {
    'the cookie alone': { cookie },
    'the tab alone': { tab },
    'the tab of a colleague': { cookie, tab: ed.keys.tab },
    'the cookie of a colleague': { cookie: ed.keys.cookie, tab },
    'both swapped': { cookie: `${name}=${tab}`, tab: secret },
    'the cookie as the tab': { cookie, tab: secret },
    'a tab with one letter changed': { cookie, tab: `A${tab.slice(1)}x` },
    'a tab in capitals': { cookie, tab: tab.toUpperCase() },
    'half a tab': { cookie, tab: tab.slice(0, 20) },
    'no tab': { cookie, tab: '' },
    'a long tab': { cookie, tab: 'A'.repeat(8000) },
    'two tabs': { cookie, headers: { 'x-session-token': [tab, tab] } },
    'two tabs in one line': { cookie, tab: `${tab}, ${tab}` },
    'two cookies': { cookie: `${cookie}; ${cookie}`, tab },
    'a cookie of another before it': { cookie: `${ed.keys.cookie}; ${cookie}`, tab },
    'a cookie with one letter changed': { cookie: flipped(`${cookie}x`), tab },
    'a cookie of a path': { cookie: `${name}=../sessions/${secret}`, tab },
    'the name of the record': { cookie: `${name}=${parts.sessions.of(ada.id)[0]?.name}`, tab },
    'a cookie of another name': { cookie: `__Host-${cookie}`, tab },
    'a cookie in capitals': { cookie: cookie.toUpperCase(), tab },
  };
  const tries = Object.entries(keys).map(
    ([what, how]): Try => [what, { method: 'GET', path: api('/people'), origin, ...how }, 403, /signed out/],
  );
  // Pictures are shown for the cookie alone, which is why none of them changes or tells anything else.
  for (const path of ['/_studio/media/a.svg', '/assets/pictures/a-800.webp'])
    for (const site of ['cross-site', 'same-site', 'none', ''])
      tries.push(
        [site, { method: 'GET', path, cookie, site }, 403],
        [site, { method: 'GET', path, site: 'same-origin' }, 403],
      );
  expect(await tried(tries)).toEqual([]);

  clock.now += 14 * 24 * 3_600_000 + 1;
  const asked: Sent = { method: 'GET', path: api('/me'), cookie, tab, origin };
  expect(await tried([['a fortnight later', asked, 403, /signed out/]])).toEqual([
    expect.stringContaining('/sessions/'),
  ]);
});

it('what ends with a session, a role and a person ends at once', async () => {
  const { ada, pia, ed, parts, send, tried, confirm } = await startAttacked();
  const asked = (keys: object, path: string, status: number, says: RegExp): Try => {
    const [method = '', address = ''] = path.split(' ');
    return [path, { method, path: api(address), ...keys }, status, says];
  };
  const tell = (method: string, path: string, body: object = {}) =>
    send({ method, path: api(path), body, ...ada.keys });
  await tell('PATCH', `/people/${pia.id}`, { role: 'editor' });
  const role = /for your role/;
  expect(
    await tried([
      asked(pia.keys, `POST /drafts/${pia.draft}/publish`, 404, role),
      asked(pia.keys, `PUT /drafts/${pia.draft}/schedule`, 404, role),
      asked(pia.keys, 'POST /releases/none/take-back', 404, role),
      asked(ed.keys, 'GET /people', 404, role),
      asked(ed.keys, 'GET /log', 404, role),
      asked(ed.keys, 'GET /invitations', 404, role),
      asked(ed.keys, `PATCH /people/${ed.id}`, 404, role),
      asked(ed.keys, `POST /people/${ada.id}/link`, 404, role),
      asked(ed.keys, `DELETE /sessions/${parts.sessions.of(ada.id)[0]?.name}`, 404, /ended already/),
      asked(ed.keys, 'DELETE /passkeys/none', 404, /no such passkey/),
    ]),
  ).toEqual([]);
  confirm();
  await tell('DELETE', `/people/${ed.id}/sessions`);
  await send({ method: 'POST', path: api('/sign-out'), ...pia.keys });
  await tell('DELETE', `/people/${pia.id}`);
  const out = /signed out/;
  expect(
    await tried([
      asked(ed.keys, 'GET /me', 403, out),
      asked(ed.keys, `DELETE /drafts/${ed.draft}`, 403, out),
      asked(pia.keys, 'GET /me', 403, out),
      asked(pia.keys, `PATCH /drafts/${pia.draft}`, 403, out),
      asked(ed.keys, `GET /drafts/${ed.draft}/events`, 403, out),
    ]),
  ).toEqual([]);
});
