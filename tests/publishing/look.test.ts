import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { previewAddressOf, studioAddressOf } from '#publishing';
import { asked, pathOf, threadsOf } from './support/asked.ts';
import { type Answer, comeIn, type Sent, startStudioServer } from './support/studio.ts';

const hostile = '<img src=x onerror=alert(1)>\u0000 "Ada"\r\nBcc: all@site.example';

const verdictsOf = ({ body }: Answer) => body['verdicts'] as Record<string, unknown>[];

it('a look: the whole site with the draft, comments that find their section again, an approval that an edit voids', async () => {
  const { parts, base, write, author, ask, atPreview, open, visitor, mailed, draft } = await asked();
  const first = await ask({ note: 'Too loud?', mails: ['ruth@site.example'] });
  expect(first).toMatchObject({ status: 200, body: { isMailed: true } });
  const [mail] = mailed;
  expect(mail).toMatchObject({ to: 'ruth@site.example', subject: 'ada asks you for a look: Song' });
  expect(mail?.text).toContain('Too loud?');

  // Nothing without the cookie, and with it the pages as they would be: for this browser alone.
  const page = { method: 'GET', path: '/page-1' };
  expect(await atPreview(page)).toMatchObject({ status: 403, text: expect.stringContaining('Open the link') });
  const cookie = await open({ ...first, body: { asked: /http\S+_open\S+/.exec(mail?.text ?? '')?.[0] } });
  const shown = await atPreview({ ...page, cookie });
  expect(shown.text).toContain('It sings');
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/connect-src 'self';.*frame-ancestors 'self'/),
  });
  expect((await atPreview({ method: 'GET', path: '/_hosting/seen.json', cookie })).text).not.toContain('sings');
  const script = /src="(\/assets\/[^"]+)"/.exec(shown.text)?.[1] ?? '/assets/';
  expect((await atPreview({ method: 'GET', path: script, cookie })).headers['cache-control']).toBe('no-store');

  // Forms send nothing.
  const form = { method: 'POST', path: '/functions/v1/send-contact-email', cookie };
  expect((await atPreview(form)).body).toMatchObject({
    fields: { message: expect.stringContaining('nothing was sent') },
  });
  expect((await atPreview({ ...form, type: 'application/x-www-form-urlencoded' })).text).toContain('nothing was sent');
  expect(mailed).toHaveLength(1);

  // A comment on the second section, which moves to the third place.
  const ruth = visitor(cookie);
  const look = await ruth('GET', '/look');
  expect(look.body).toMatchObject({ name: 'Song', by: 'ada', note: 'Too loud?', isOld: false });
  expect(JSON.stringify(look.body['words'])).toContain('It sings');
  const said = await ruth('POST', '/comments', {
    name: 'Ruth',
    text: 'Louder!',
    page: '/page-1',
    section: 1,
    words: 'It sings',
  });
  expect(threadsOf(said)).toMatchObject([{ by: { name: 'Ruth', isOurs: false }, about: { page: '/page-1' } }]);
  expect(mailed.at(-1)).toMatchObject({ to: 'ada@site.example', subject: expect.stringContaining('Ruth comments') });
  const placed = async () => threadsOf(await author('GET', '/look'))[0]?.['place'];
  expect(await placed()).toEqual({ file: 'pages/page-1.yaml', path: ['sections', 1] });
  const sings = base.replace('It says', 'It sings');
  write(sings.replace('sections:\n', 'sections:\n  - { type: prose, text: [New.] }\n'));
  expect(await placed()).toEqual({ file: 'pages/page-1.yaml', path: ['sections', 2] });
  write(sings);

  // Answered by a mail with another link, and settled; what is said of it again opens it.
  const [{ id } = {}] = threadsOf(said);
  expect((await author('POST', `/comments/${id}`, { text: 'It will be.' })).status).toBe(201);
  await expect
    .poll(() => mailed.at(-1))
    .toMatchObject({ to: 'ruth@site.example', text: expect.stringContaining('It will be.') });
  expect(threadsOf(await author('PATCH', `/comments/${id}`, { isSettled: true }))[0]).toMatchObject({
    isSettled: true,
  });
  expect(threadsOf(await ruth('POST', `/comments/${id}`, { name: 'Ruth', text: 'Not yet.' }))[0]).toMatchObject({
    isSettled: false,
    answers: [{ by: { isOurs: true } }, { text: 'Not yet.' }],
  });

  // Approved as it was seen; an edit voids that, and what was seen then can't be approved any more once there is newer.
  const content = look.body['content'];
  expect(verdictsOf(await ruth('POST', '/verdict', { name: 'Ruth', approves: true, content }))).toMatchObject([
    { approves: true, isVoid: false },
  ]);
  write(base.replace('It says', 'It roars'));
  expect(await author('GET', '/look')).toMatchObject({ body: { look: { isOld: true }, verdicts: [{ isVoid: true }] } });
  expect((await ruth('GET', '/look')).body).toMatchObject({ isOld: true, verdicts: [{ isVoid: true }] });
  const again = await ask();
  expect((await atPreview({ ...page, cookie })).text).toContain('It roars');
  expect((await ruth('POST', '/verdict', { name: 'Ruth', approves: true, content })).status).toBe(409);
  expect(verdictsOf(await ruth('GET', '/look'))).toHaveLength(1);

  // Ended: no link shows anything, nothing of it is left, and what was said stays with the draft.
  const folder = join(parts.folders.root, 'data/studio/previews');
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toHaveLength(1);
  await author('DELETE', '/look');
  expect((await atPreview({ ...page, cookie })).status).toBe(403);
  expect((await atPreview({ method: 'GET', path: pathOf(again.body['asked']) })).status).toBe(404);
  expect(readdirSync(folder)).toEqual([]);
  expect(threadsOf(await author('GET', '/look'))).toHaveLength(1);
  expect(parts.drafts.remove(draft) && existsSync(parts.drafts.placeOf(draft))).toBe(false);
});

it('attacks: forged links, other drafts, other pages, markup, floods and paths come to nothing', async () => {
  const { parts, clock, draft, author, ask, atPreview, open, visitor, origin, send, mailed } = await asked();
  const answer = await ask();
  const cookie = await open(answer);
  const token = pathOf(answer.body['asked']).slice('/_open/'.length);
  const wrong = async (how: string, sent: Sent, allowed: readonly number[]) => {
    clock.now += 61_000;
    const { status, text } = await atPreview(sent);
    if (!allowed.includes(status) || text.includes('It sings')) found.push(`${how}: ${status}`);
  };
  const found: string[] = [];
  const names = readdirSync(join(parts.folders.root, 'data/studio/look-links')).map((name) =>
    name.replace('.json', ''),
  );
  const forged = ['', 'x', token.slice(1), `${token}x`, token.toUpperCase(), '..%2f..%2fpeople', '%00', ...names];
  for (const one of forged) {
    await wrong(`opens ${one}`, { method: 'GET', path: `/_open/${one}` }, [403, 404]);
    await wrong(`keeps ${one}`, { method: 'GET', path: '/page-1', cookie: `look=${one}` }, [403]);
    await wrong(`reads by ${one}`, { method: 'GET', path: '/_look/api/look', cookie: `look=${one}` }, [403]);
  }
  await wrong('two cookies', { method: 'GET', path: '/page-1', cookie: `${cookie}; look=x` }, [403]);
  const out = [
    '/..%2f..%2fpeople',
    '/%2e%2e/people',
    '/_hosting/site.json',
    '/_studio/..%2fpeople',
    '/_studio/api/me',
    '/.git/config',
  ];
  for (const path of out) await wrong(path, { method: 'GET', path, cookie }, [404]);
  // Pages of other addresses, the Studio's among them, neither read nor say anything.
  const comment = { name: 'Ruth', text: 'Hello' };
  for (const from of [origin, 'https://evil.example', 'null', 'http://preview.localhost:4174'])
    for (const [method, path] of [
      ['POST', 'comments'],
      ['POST', 'verdict'],
      ['GET', 'look'],
    ] as const)
      await wrong(
        `${path} from ${from}`,
        { method, path: `/_look/api/${path}`, cookie, origin: from, body: comment },
        [403],
      );
  await wrong(
    'as a form',
    { method: 'POST', path: '/_look/api/comments', cookie, type: 'text/plain', body: comment },
    [415],
  );
  const big = { ...comment, text: 'x'.repeat(70_000) };
  await wrong('too much', { method: 'POST', path: '/_look/api/comments', cookie, body: big }, [413]);
  expect(found).toEqual([]);
  expect(parts.comments.of(draft).threads).toEqual([]);

  // The cookie of a look is nothing at the Studio, and that of the Studio nothing here.
  const { person, ...other } = comeIn(parts, 'editor', 'ben');
  expect(
    (
      await send({
        method: 'GET',
        path: '/_studio/api/me',
        origin,
        cookie: `${cookie}; studio-session=${token}`,
        tab: token,
      })
    ).status,
  ).toBe(403);
  expect((await atPreview({ method: 'GET', path: '/_look/api/look', ...other })).status).toBe(403);
  // A comment of one draft is none of another.
  const ruth = visitor(cookie);
  const [{ id } = {}] = threadsOf(
    await ruth('POST', '/comments', { name: hostile, text: hostile, page: '__proto__', section: 'x' }),
  );
  const bens = parts.drafts.begin(person.id, 'Other');
  if ('refused' in bens) throw new Error(bens.refused);
  for (const method of ['POST', 'PATCH'])
    expect(
      (
        await send({
          ...other,
          method,
          origin,
          path: `/_studio/api/drafts/${bens.id}/comments/${id}`,
          body: { text: 'x' },
        })
      ).status,
    ).toBe(404);
  // What somebody says is words, on one line where it is a name or a subject.
  const [thread] = threadsOf(await author('GET', '/look'));
  expect(thread).toMatchObject({
    text: hostile.trim(),
    by: { name: '<img src=x onerror=alert(1)> "Ada" Bcc: all@site.example' },
  });
  expect(thread).not.toHaveProperty('about');
  expect(mailed.every(({ subject, to }) => !/[\r\n]/.test(subject + to))).toBe(true);

  // Floods: of one sender, of mails, of words.
  const before = mailed.length;
  const many = Array.from({ length: 30 }, () =>
    atPreview({ method: 'POST', path: '/_look/api/comments', cookie, body: comment }),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(mailed.length - before).toBeLessThanOrEqual(1);
  const long = { name: 'Ruth', text: 'x'.repeat(4001) };
  expect((await ruth('POST', '/comments', long)).status).toBe(400);
  const none = await ruth('POST', '/verdict', { name: 'Ruth', approves: false, text: '' });
  expect(none).toMatchObject({ status: 409, body: { message: 'Say what is missing.' } });
  clock.now += 31 * 24 * 3_600_000;
  expect((await ruth('GET', '/look')).status).toBe(403);
});

it('only what was built here is removed, and no link is followed', async () => {
  const { parts } = await startStudioServer();
  const folder = join(parts.folders.root, 'data/studio/previews');
  symlinkSync(parts.folders.pages, join(folder, 'elsewhere'));
  symlinkSync(parts.folders.pages, join(folder, 'elsewhere.coming'));
  parts.looks.room('none');
  parts.looks.discard('elsewhere');
  expect(readdirSync(parts.folders.pages)).toContain('page-1.yaml');
});

it('previews have a host of their own, by https unless it is here', () => {
  const studio = studioAddressOf('https://studio.site.example', 4173);
  const at = (text: string | undefined) => previewAddressOf(text, { port: 4173, studio });
  expect(at('https://preview.site.example')).toMatchObject({ cookiePrefix: '__Host-' });
  expect(at(undefined)).toBeUndefined();
  expect(() => at('http://preview.site.example')).toThrow(/begins with https/);
  expect(() => at('https://studio.site.example:8443')).toThrow(/where the Studio is/);
  expect(() => at('https://preview.site.example/draft')).toThrow(/a host alone/);
  const here = studioAddressOf(undefined, 4173);
  expect(previewAddressOf(undefined, { port: 4173, studio: here })?.origin).toBe('http://preview.localhost:4173');
});
