import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { goodPicture } from '../../support/hostile-pictures.ts';
import { api, startAttacked } from '../support/attacked.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import type { Sent } from '../support/studio.ts';

/** An owner with a passkey who has signed in a while ago, and what is asked for with what was stolen from them. */
async function withOwner() {
  const server = await startAttacked();
  const { ada, ed, parts, clock, send, origin } = server;
  const person = parts.people.get(ada.id);
  if (person) parts.people.put({ ...person, passkeys: [newAuthenticator(origin).passkey] });
  const picture: Sent = {
    method: 'PUT',
    path: api(`/drafts/${ada.draft}/media/a.png`),
    ...ada.keys,
    bytes: await goodPicture('png'),
  };
  await send({ ...picture, type: 'application/vnd.studio.picture' });
  clock.now += 16 * 60_000;
  /** What comes of each thing that can be asked for. */
  const comesOf = async (keys: object) => {
    const asked: Readonly<Record<string, string>> = {
      'a picture': 'GET /_studio/media/a.png',
      'a draft': `GET ${api(`/drafts/${ada.draft}/content`)}`,
      'the people': `GET ${api('/people')}`,
      'a link for somebody': `POST ${api(`/people/${ed.id}/link`)}`,
      'another passkey': `POST ${api('/passkeys/options')}`,
      'no passkey': `DELETE ${api(`/passkeys/${person?.id}`)}`,
      'a publication': `POST ${api(`/drafts/${ada.draft}/publish`)}`,
      'a mailed code': `POST ${api('/confirm/mail')}`,
    };
    const statuses = Object.entries(asked).map(async ([what, line]) => {
      const [method = '', path = ''] = line.split(' ');
      return [what, (await send({ method, path, site: 'same-origin', ...keys })).status];
    });
    return Object.fromEntries(await Promise.all(statuses)) as Record<string, number>;
  };
  return { ...server, comesOf };
}

const nothing = {
  'a picture': 403,
  'a draft': 403,
  'the people': 403,
  'a link for somebody': 403,
  'another passkey': 403,
  'no passkey': 403,
  'a publication': 403,
  'a mailed code': 403,
};

it.runIf(isThorough)(
  'a cookie alone shows pictures, the half of the tab nothing, and both read and write',
  async () => {
    const { ada, comesOf } = await withOwner();
    const { cookie, tab, origin } = ada.keys;
    expect(await comesOf({ cookie, origin })).toEqual({ ...nothing, 'a picture': 200 });
    expect(await comesOf({ tab, origin })).toEqual(nothing);
    // Confirmed 16 minutes ago: enough to publish, and for nothing that lasts.
    expect(await comesOf({ cookie, tab, origin })).toEqual({
      'a picture': 200,
      'a draft': 200,
      'the people': 200,
      'a link for somebody': 401,
      'another passkey': 401,
      'no passkey': 401,
      'a publication': 200,
      'a mailed code': 409,
    });
  },
);

it.runIf(isThorough)(
  'who reads somebody’s mails reads and writes as they do, and publishes nothing and changes nobody',
  async () => {
    const { comesOf, send, mailed, origin } = await withOwner();
    const post = (path: string, body: object, cookie = '') =>
      send({ method: 'POST', path: api(`/sign-in/${path}`), origin, body, cookie });
    const asked = await post('link', { mail: 'ada@site.example' });
    await expect.poll(() => mailed.length).toBe(1);
    const [, link] = /#link=([\w-]+)/.exec(mailed[0]?.text ?? '') ?? [];
    const entered = await post('link/use', { link }, asked.cookies[0]?.split(';')[0]);
    const keys = { cookie: entered.cookies[0]?.split(';')[0], tab: String(entered.body['token']), origin };
    expect(await comesOf(keys)).toEqual({
      'a picture': 200,
      'a draft': 200,
      'the people': 200,
      'a link for somebody': 401,
      'another passkey': 401,
      'no passkey': 401,
      'a publication': 401,
      'a mailed code': 409,
    });
  },
);

it('nothing that a backup holds is a way in', async () => {
  const { parts, ada, comesOf, send, origin } = await withOwner();
  parts.people.invite({ mail: 'x@site.example', role: 'owner', readsMessages: false });
  parts.links.make('sign-in', ada.id, 'a browser');
  const folder = join(parts.folders.root, 'data/studio');
  const names = (kind: string) => readdirSync(join(folder, kind)).map((name) => name.replace('.json', ''));
  for (const session of names('sessions'))
    for (const { tab } of parts.sessions.of(ada.id))
      expect(await comesOf({ cookie: `studio-session=${session}`, tab, origin })).toEqual(nothing);
  const post = (path: string, body: object, cookie = '') =>
    send({ method: 'POST', path: api(`/sign-in/${path}`), origin, body, cookie });
  for (const token of names('invitations')) expect((await post('invitation', { token, name: 'Eve' })).status).toBe(403);
  for (const link of names('links'))
    expect((await post('link/use', { link }, `studio-browser=${link}`)).status).toBe(403);
});
