import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { hostileDrawings } from '../../support/hostile-drawings.ts';
import { goodPicture } from '../../support/hostile-pictures.ts';
import { api, startAttacked, type Try } from '../support/attacked.ts';

const writeType = 'application/vnd.studio.write+json';
const pictureType = 'application/vnd.studio.picture';

/** Names of files that no draft writes. */
const files = [
  'package.json',
  'pages/../package.json',
  'pages/a/../../x.yaml',
  'pages/a/../x.yaml',
  'pages/./x.yaml',
  'pages//x.yaml',
  '/etc/x.yaml',
  'file:///x.yaml',
  'PAGES/x.yaml',
  'pages\\x.yaml',
  'pages/..\\x.yaml',
  'x.yaml',
  '',
  'pages',
  'pages/',
  'pages/.git/config.yaml',
  'pages/.hidden.yaml',
  'pages/.x/a.yaml',
  'pages/_public/x.json',
  'pages/_media/x.json',
  'pages/x.html',
  'pages/x.yaml/y.html',
  'pages/x.yaml.js',
  'pages/a.b/c.yaml',
  'pages/-x.yaml',
  'pages/$(id).yaml',
  'pages/x y.yaml',
  'pages/x:y.yaml',
  'pages/x\n.yaml',
  'pages/x\0.yaml',
  'pages/x\u202eymal.yaml',
  'pages/x%2f..%2fy.yaml',
  '__proto__',
  'data/studio/people/x.json',
  `pages/${'a'.repeat(241)}.yaml`,
  `pages/${'a/'.repeat(600)}x.yaml`,
];

it('a draft holds texts of the content folder alone, made from what was seen', async () => {
  const { ada, tried } = await startAttacked();
  const write = (changes: unknown, ifMatch = '""') => ({
    method: 'PUT',
    path: api(`/drafts/${ada.draft}/content`),
    ...ada.keys,
    type: writeType,
    body: { changes },
    ...(ifMatch === 'none' ? {} : { ifMatch }),
  });
  const tries = files.map(
    (file): Try => [file.slice(0, 40), write([{ file, text: 'title: x' }]), 400, /no name of a page/],
  );
  const file = 'pages/new.yaml';
  tries.push(
    ['a sign of no text', write([{ file, text: 'a\0b' }]), 400],
    ['half a sign', write([{ file, text: '\ud800' }]), 400],
    ['too long', write([{ file, text: 'a'.repeat(64 * 1024 + 1) }]), 400],
    [
      'twice',
      write(
        [
          { file, text: 'a' },
          { file: 'pages/NEW.yaml', text: 'b' },
        ],
        '"", ""',
      ),
      400,
      /twice/,
    ],
    [
      'one of two is none',
      write(
        [
          { file, text: 'a' },
          { file: 'pages/../x.yaml', text: 'b' },
        ],
        '"", ""',
      ),
      400,
    ],
    [
      'too many',
      write(
        Array.from({ length: 2001 }, (_, at) => ({ file: `pages/a${at}.yaml` })),
        Array(2001).fill('""').join(),
      ),
      400,
    ],
    ['no version', write([{ file, text: 'a' }], 'none'), 400],
    ['any version', write([{ file, text: 'a' }], '*'), 400],
    ['a weak version', write([{ file, text: 'a' }], 'W/""'), 400],
    ['two versions of one', write([{ file, text: 'a' }], '"", ""'), 400],
    ['a version of what isn’t there', write([{ file, text: 'a' }], `"${'0'.repeat(64)}"`), 412],
    ['over a page, unseen', write([{ file: 'pages/page-1.yaml', text: 'a' }]), 412],
    ['a page deleted, unseen', write([{ file: 'pages/page-1.yaml' }]), 412],
  );
  expect(await tried(tries)).toEqual([]);
});

it('a picture is one, and lies among the pictures of its draft', async () => {
  const { ada, parts, send, tried } = await startAttacked();
  const put = (name: string, bytes: Buffer | string) => ({
    method: 'PUT',
    path: api(`/drafts/${ada.draft}/media/${name}`),
    ...ada.keys,
    type: pictureType,
    bytes,
  });
  const good = await goodPicture('png');
  const names = [
    'a.html',
    'a.png.html',
    'a.php',
    'a.yaml',
    '.png',
    'a',
    'a.png%00.html',
    '..%2f..%2fx.js',
    'a.png%2fx',
    '%',
  ];
  const tries = names.map((name): Try => [name, put(name, good), 409, /name ends in/]);
  for (const { name, bytes } of hostileDrawings) tries.push([name, put('x.svg', bytes), 409]);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  tries.push(
    ['a page as a picture', put('x.png', page), 409],
    ['a page as a drawing', put('x.svg', page), 409],
    ['nothing', put('x.png', Buffer.alloc(0)), 409],
    ['the head of a picture', put('x.png', good.subarray(0, 24)), 409],
    ['one of another format', put('x.webp', good), 409],
    ['an archive', put('x.jpg', Buffer.from('PK\u0003\u0004')), 409],
  );
  const changed = await tried(tries);
  expect(changed).toEqual([]);
  // Each of these is made a name of small letters, in the one folder.
  const lead = [
    '..%2f..%2f..%2fevil.png',
    '%2e%2e%5cevil.png',
    '%2fetc%2fevil.png',
    'EVIL.PNG',
    '%252e%252e%252fevil.png',
  ];
  for (const name of lead) expect((await send(put(name, good))).status, name).toBe(201);
  expect([...parts.drafts.pictures(ada.draft).keys()].every((name) => /^[\da-z-]+\.png$/.test(name))).toBe(true);
});

it('a picture of a draft that is deleted while it comes is kept nowhere', async () => {
  const { ada, parts, send } = await startAttacked();
  const answer = await send({
    method: 'PUT',
    path: api(`/drafts/${ada.draft}/media/a.png`),
    ...ada.keys,
    type: pictureType,
    bytes: (await goodPicture('png')).toString('latin1'),
    halfway: () => void parts.drafts.remove(ada.draft),
  });
  expect(answer).toMatchObject({ status: 404, body: { message: expect.stringMatching(/no such draft/) } });
  expect(existsSync(parts.drafts.placeOf(ada.draft))).toBe(false);
});

it.runIf(isThorough)('nobody has more drafts and pictures than one may, by whatever way they come', async () => {
  const { ada, ed, parts, send, tried } = await startAttacked();
  const begin = (keys: object) => send({ method: 'POST', path: api('/drafts'), ...keys });
  for (const { id, ...draft } of parts.drafts.of(ada.id)) parts.drafts.put({ id, ...draft, members: [ed.id] });
  for (let count = 1; count < 40; count += 1) {
    const draft = parts.drafts.begin(ada.id, 'One more');
    if (!('refused' in draft)) parts.drafts.put({ ...draft, members: [ed.id] });
  }
  const answers = await Promise.all(Array.from({ length: 15 }, () => begin(ada.keys)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const give = (body: object) => ({ method: 'PATCH', path: api(`/drafts/${ed.draft}`), ...ed.keys, body });
  const folder = join(parts.drafts.placeOf(ed.draft), '_media');
  const picture = { method: 'PUT', path: api(`/drafts/${ed.draft}/media/a.png`), ...ed.keys, type: pictureType };
  mkdirSync(folder, { recursive: true });
  for (let count = 0; count < 2000; count += 1) writeFileSync(join(folder, `${count}.png`), '');
  const full = /holds as many pictures/;
  expect(
    await tried([
      ['one more', { method: 'POST', path: api('/drafts'), ...ada.keys }, 409, /There are 50 drafts/],
      ['one that is handed over', give({ owner: ada.id }), 409, /as many drafts as one may/],
      ['to nobody', give({ owner: 'nobody' }), 404, /nobody of this name/],
      ['one picture more', { ...picture, bytes: await goodPicture('png') }, 409, full],
    ]),
  ).toEqual([]);
  // Those of others on which somebody works are none of theirs.
  expect((await begin(ed.keys)).status).toBe(201);
  const [other] = parts.drafts.of(ed.id).filter(({ owner }) => owner === ed.id);
  const heavy = join(parts.drafts.placeOf(other?.id ?? ''), '_media');
  mkdirSync(heavy, { recursive: true });
  writeFileSync(join(heavy, 'large.png'), '');
  truncateSync(join(heavy, 'large.png'), 512 * 1024 * 1024);
  const path = api(`/drafts/${basename(join(heavy, '..'))}/media/a.png`);
  expect((await send({ ...picture, path, bytes: await goodPicture('png') })).text).toMatch(full);
});
