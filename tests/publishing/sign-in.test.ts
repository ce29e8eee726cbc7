import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Answer, comeIn, startStudioServer } from './support/studio.ts';

const cookieIn = ({ cookies }: Answer) => cookies[0]?.split(';')[0] ?? '';

/** Somebody who is known, and the ways to ask for a mail and to use what it holds. */
async function asked() {
  const server = await startStudioServer();
  const { parts, origin, send, mailed } = server;
  comeIn(parts, 'editor', 'ruth');
  const post = (path: string, body: unknown, cookie?: string) =>
    send({ method: 'POST', path: `/_studio/api/sign-in/${path}`, body, origin, ...(cookie ? { cookie } : {}) });
  const ask = async (mail = 'ruth@site.example') => {
    const before = mailed.length;
    const answer = await post('link', { mail });
    if (mail === 'ruth@site.example') await expect.poll(() => mailed.length).toBe(before + 1);
    const [, link = ''] = /#link=([\w-]+)/.exec(mailed.at(-1)?.text ?? '') ?? [];
    const [, code = ''] = /code there: (\d{8})/.exec(mailed.at(-1)?.text ?? '') ?? [];
    return { answer, browser: cookieIn(answer), link, code };
  };
  const use = async (given: object, browser?: string) => (await post('link/use', given, browser)).status;
  return { ...server, ask, use };
}

it('a mailed link is used by the press alone, once, in the browser that has asked for it', async () => {
  const { ask, use, send } = await asked();
  const { link, browser } = await ask();
  // Programs that look through mails open links, with or without what stands behind `#`.
  for (const path of ['/_studio', `/_studio?link=${link}`, `/_studio/${link}`]) await send({ method: 'GET', path });
  expect(await use({ link })).toBe(403);
  const other = await ask();
  expect(await use({ link }, other.browser)).toBe(403);
  expect(await use({ link }, browser)).toBe(200);
  expect(await use({ link }, browser)).toBe(403);
  expect(await use({ link: other.link }, other.browser)).toBe(200);
});

it('a server that stops waits for a mail that it has promised', async () => {
  const { parts, origin, send, mailed } = await startStudioServer();
  const { person } = comeIn(parts, 'editor', 'ruth');
  await send({ method: 'POST', path: '/_studio/api/sign-in/link', body: { mail: person.mail }, origin });
  await parts.mailsUnderWay.settled();
  expect(mailed).toEqual([expect.objectContaining({ to: person.mail })]);
});

it('it is there for 15 minutes; of its code five tries are, and only where it was asked for', async () => {
  const { ask, use, clock } = await asked();
  const late = await ask();
  clock.now += 15 * 60_000;
  expect(await use({ link: late.link }, late.browser)).toBe(403);
  const right = await ask();
  expect(await use({ code: right.code })).toBe(403);
  expect(await use({ code: `${right.code.slice(0, 4)} ${right.code.slice(4)}` }, right.browser)).toBe(200);
  const guessed = await ask();
  for (let time = 0; time < 5; time += 1) expect(await use({ code: '1' }, guessed.browser)).toBe(403);
  expect(await use({ code: guessed.code }, guessed.browser)).toBe(403);
});

it('whether an address is known can’t be told from the answer', async () => {
  const { ask, mailed } = await asked();
  const [known, unknown] = [await ask(), await ask('nobody@site.example')];
  const plain = ({ status, body, cookies }: Answer) => ({
    status,
    body,
    cookies: cookies.map((cookie) => cookie.replace(/=[\w-]+/, '=…')),
  });
  expect(plain(unknown.answer)).toEqual(plain(known.answer));
  expect(mailed).toHaveLength(1);
});

it('an invitation is used once, and looking at it uses nothing up', async () => {
  const { parts, origin, send } = await startStudioServer();
  const token = parts.people.invite({ mail: 'new@site.example', role: 'publisher', readsMessages: false });
  const post = (path: string, body: object) =>
    send({ method: 'POST', path: `/_studio/api/sign-in/${path}`, body: { token, ...body }, origin });
  for (let time = 0; time < 3; time += 1)
    expect((await post('invitation/look', {})).body).toEqual({ mail: 'new@site.example', role: 'publisher' });
  const tries = await Promise.all([post('invitation', { name: 'New' }), post('invitation', { name: 'Newer' })]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(parts.people.byMail('NEW@site.example')).toMatchObject({ role: 'publisher' });
  expect((await post('invitation/look', {})).status).toBe(403);
});

it('the last owner stays, and whoever is removed is out at once', async () => {
  const { parts, origin, send } = await startStudioServer();
  const [owner, editor] = [comeIn(parts, 'owner', 'ada'), comeIn(parts, 'editor', 'ben')];
  for (const one of parts.sessions.of(owner.person.id)) parts.sessions.confirm(one.name);
  const remove = (id: string) =>
    send({ method: 'DELETE', path: `/_studio/api/people/${id}`, origin, cookie: owner.cookie, tab: owner.tab });
  const me = () => send({ method: 'GET', path: '/_studio/api/me', origin, cookie: editor.cookie, tab: editor.tab });
  expect((await me()).status).toBe(200);
  expect((await remove(owner.person.id)).body).toMatchObject({ message: expect.stringContaining('only owner') });
  expect((await remove(editor.person.id)).status).toBe(200);
  expect((await me()).status).toBe(403);
});

it('nothing on the disk lets anybody in, and a changed line of the log is found', async () => {
  const { parts, mailed, ask } = await asked();
  const { cookie, tab } = comeIn(parts, 'owner', 'ada');
  const { link, code, browser } = await ask();
  const invitation = parts.people.invite({ mail: 'x@site.example', role: 'owner', readsMessages: true });
  const folder = join(parts.folders.root, 'data/studio');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = files.map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'utf8')).join('\n');
  for (const secret of [cookie.split('=')[1], tab, link, code, browser.split('=')[1], invitation])
    expect(all).not.toContain(secret);
  expect(mailed).toHaveLength(1);

  for (const about of ['one', 'two', 'three']) parts.log.add('server', 'did something', about);
  expect(parts.log.brokenAt()).toBeUndefined();
  const [name = ''] = readdirSync(join(folder, 'log'));
  const file = join(folder, 'log', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"two"', '"2"'));
  expect(parts.log.brokenAt()).toBe(3);
});
