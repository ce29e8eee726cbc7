import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { api, startAttacked, type Try } from '../support/attacked.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import type { Answer, Sent } from '../support/studio.ts';

const cookieIn = ({ cookies }: Answer) => cookies[0]?.split(';')[0] ?? '';

/** What was mailed last: the secret of its link, and its code. */
const mailIn = (text = '') => ({
  link: /#(?:link|invitation)=([\w-]+)/.exec(text)?.[1] ?? '',
  code: /\b(\d{8})\b/.exec(text)?.[1] ?? '',
});

async function withMail() {
  const server = await startAttacked();
  const { origin, send, mailed, ed } = server;
  const post = (path: string, body: unknown, cookie = ''): Sent => ({
    method: 'POST',
    path: api(`/sign-in/${path}`),
    body,
    origin,
    cookie,
  });
  const ask = async (mail = 'ed@site.example') => {
    const before = mailed.length;
    const browser = cookieIn(await send(post('link', { mail })));
    await expect.poll(() => mailed.length).toBe(before + 1);
    return { ...mailIn(mailed.at(-1)?.text), browser };
  };
  /** Asks for the code by which somebody confirms in their session. */
  const askToConfirm = async () => {
    const answer = await send({ method: 'POST', path: api('/confirm/mail'), ...ed.keys });
    return { ...mailIn(mailed.at(-1)?.text), browser: cookieIn(answer) };
  };
  const confirmWith = (code: string, browser: string): Sent => ({
    method: 'POST',
    path: api('/confirm/code'),
    ...ed.keys,
    cookie: `${ed.keys.cookie}; ${browser}`,
    body: { code },
  });
  return { ...server, post, ask, askToConfirm, confirmWith };
}

it('a mailed link or code opens nothing where it is another’s, guessed, or for something else', async () => {
  const { ask, askToConfirm, confirmWith, post, tried, send, parts, ed } = await withMail();
  const [own, other] = [await ask(), await ask('pia@site.example')];
  const toConfirm = await askToConfirm();
  const opensNothing = (what: string, body: unknown, cookie: string): Try => [
    what,
    post('link/use', body, cookie),
    403,
    /opens nothing/,
  ];
  const hash = parts.sessions.of(ed.id)[0]?.name ?? '';
  const wrong = await tried([
    opensNothing('without a browser', { link: own.link }, ''),
    opensNothing('in another browser', { link: own.link }, other.browser),
    opensNothing('the code in another browser', { code: own.code }, other.browser),
    opensNothing('the cookie of both', { link: own.link }, `${other.browser}; ${own.browser}`),
    opensNothing('a code to confirm, to sign in', { code: toConfirm.code }, toConfirm.browser),
    opensNothing('no text', { link: [own.link] }, own.browser),
    opensNothing('an object', { link: { toString: 1, valueOf: 1 } }, own.browser),
    opensNothing('nothing', {}, own.browser),
    opensNothing('a record’s name', { link: hash }, own.browser),
  ]);
  // Each wrong one was counted in the record of its browser alone.
  expect(wrong.every((line) => line.includes('/links/'))).toBe(true);
  expect((await send(confirmWith(own.code, own.browser))).status).toBe(400);
  expect((await send(post('link/use', { link: own.link }, own.browser))).status).toBe(200);
  expect(
    await tried([
      opensNothing('a second time', { link: own.link }, own.browser),
      opensNothing('its code afterwards', { code: own.code }, own.browser),
    ]),
  ).toEqual([]);
  expect((await send(confirmWith(toConfirm.code, toConfirm.browser))).status).toBe(200);
  expect((await send(confirmWith(toConfirm.code, toConfirm.browser))).status).toBe(400);
});

it.runIf(isThorough)(
  'who reads somebody’s mails and has both halves of a session confirms nothing where there is a passkey',
  async () => {
    const { ask, ed, parts, confirmWith, tried } = await withMail();
    const person = parts.people.get(ed.id);
    if (person) parts.people.put({ ...person, passkeys: [newAuthenticator(ed.keys.origin).passkey] });
    const { code, browser } = await ask();
    expect(
      await tried([
        ['a code to sign in', confirmWith(code, browser), 400, /wrong or too old/],
        ['a mail to confirm', { method: 'POST', path: api('/confirm/mail'), ...ed.keys }, 409, /with your passkey/],
      ]),
    ).toEqual([]);
  },
);

it.runIf(isThorough)(
  'nobody’s mailbox is filled: of all that is asked for, from everywhere, ten mails go to one person',
  async () => {
    const { post, send, mailed, clock, ed } = await withMail();
    for (let time = 0; time < 15; time += 1) {
      clock.now += 4_000;
      expect((await send(post('link', { mail: 'ED@site.example' }))).status).toBe(200);
    }
    const asked: Sent = { method: 'POST', path: api('/confirm/mail'), ...ed.keys };
    await expect.poll(() => mailed.length).toBe(10);
    expect(await send(asked)).toMatchObject({ status: 429, body: { message: expect.stringMatching(/already/) } });
    clock.now += 15 * 60_000;
    expect((await send(asked)).status).toBe(200);
    expect(mailed.every(({ to }) => to === 'ed@site.example')).toBe(true);
  },
);

it.runIf(isThorough)(
  'an invitation opens nothing once it was used or taken back, or its person is gone, and names no other role',
  async () => {
    const { ada, ed, parts, post, send, tried, clock } = await withMail();
    const invite = (mail: string, person?: string) =>
      parts.people.invite({ mail, role: 'editor', readsMessages: false, ...(person ? { person } : {}) });
    const [used, back, gone, late, found] = [
      invite('used@site.example'),
      invite('back@site.example'),
      invite('ed@site.example', ed.id),
      invite('late@site.example'),
      // Each start of a Studio that nobody owns prints one; this one was printed before there was an owner.
      parts.people.invite({ mail: '', role: 'owner', readsMessages: true }),
    ];
    const first = await send(
      post('invitation', { token: used, name: 'Eve', role: 'owner', readsMessages: true, id: ada.id, person: ada.id }),
    );
    expect(first.status).toBe(200);
    expect(parts.people.byMail('used@site.example')).toMatchObject({ role: 'editor', readsMessages: false });
    const [record] = parts.people.invited().find(([, { mail }]) => mail === 'back@site.example') ?? [];
    parts.people.withdraw(record ?? '');
    parts.people.remove(ed.id);
    const tokens = {
      used,
      'taken back': back,
      'of somebody gone': gone,
      'of the first start': found,
      'by its record': record,
    };
    const tries = Object.entries(tokens).map(
      ([what, token]): Try => [
        what,
        post('invitation', { token, name: 'Eve', mail: 'eve@evil.example' }),
        403,
        /used, or it is too old/,
      ],
    );
    tries.push(
      ['no name', post('invitation', { token: late, name: ' \u200b\u202e\u0000 ' }), 400, /Say what you are called/],
      ['a name of another kind', post('invitation', { token: late, name: { toString: 1 } }), 400],
      ['a token of another kind', post('invitation', { token: { toString: 1 }, name: 'Eve' }), 403],
      ['a token with a path', post('invitation', { token: '../people/x', name: 'Eve' }), 403],
      ['looked at', post('invitation/look', { token: used }), 403],
    );
    const changed = await tried(tries);
    // What is left of the link of somebody who is gone was used up.
    expect(changed.filter((line) => !line.includes('/invitations/'))).toEqual([]);
    clock.now += 7 * 24 * 3_600_000;
    expect((await send(post('invitation', { token: late, name: 'Eve' }))).status).toBe(403);
  },
);

it('who tries too often waits, whatever way in they try and whoever they say that they are', async () => {
  const { post, tried, send, origin } = await withMail();
  const ways = ['link', 'link/use', 'passkey', 'passkey/options', 'invitation', 'invitation/look'];
  for (let time = 0; time < 20; time += 1) await send(post(ways[time % ways.length] ?? '', { mail: 'a@b.example' }));
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' };
  const answers = await Promise.all(ways.map((way) => send({ ...post(way, {}), headers, origin })));
  expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 429));
  expect(await tried([])).toEqual([]);
});
