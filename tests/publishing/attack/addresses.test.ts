import { expect, it } from 'vitest';
import { routes } from '#publishing';
import { api, startAttacked, type Try } from '../support/attacked.ts';

/** Names that lead elsewhere, or are none, as they stand in an address. */
const names = [
  '..%2f..%2fpeople%2fada',
  '..%5c..%5cpeople',
  '%2fetc%2fpasswd',
  'a%00.json',
  '--upload-pack=x',
  'a%0d%0aset-cookie:x=1',
  '%E2%88%95x',
  '%ff',
  '%',
  '__proto__',
  'constructor',
  '*',
  `${'a'.repeat(81)}`,
  `${'a'.repeat(4000)}`,
  '%F0%9F%A6%8A',
];

it('no name in an address leads to anything, for an owner who has confirmed either', async () => {
  const { ada, tried } = await startAttacked();
  const named = routes.filter(({ path, right }) => path.includes(':id') && right !== 'nobody');
  const tries = named.flatMap(({ method, path, type }) =>
    names.map(
      (name): Try => [
        name.slice(0, 40),
        {
          method,
          path: api(path.replace(':id', name).replace(':name', 'boat.png')),
          ...ada.keys,
          ...(type ? { type } : {}),
          // What it takes to get beyond what is looked at first.
          body: { role: 'editor' },
        },
        path.endsWith('/take-back') || (path === '/people/:id' && method !== 'POST') ? 409 : 404,
        /There is n|There is nobody|ended already|used already/,
      ],
    ),
  );
  expect(tries.length).toBeGreaterThan(200);
  expect(await tried(tries)).toEqual([]);
});

it('no address leads to a file that is none of the site’s, and none runs anything here', async () => {
  const { ada, ed, send, tried } = await startAttacked();
  const site = 'same-origin';
  const { cookie } = ada.keys;
  const files = [
    '/_studio/media/..%2f..%2fdata%2fstudio%2fpublishing.svg',
    '/_studio/media/..%2f_site.yaml',
    '/_studio/media/%2e%2e%2f%2e%2e%2fpackage.svg',
    '/_studio/media/a%00.svg',
    '/_studio/media//etc/passwd.svg',
    '/_studio/media/.git%2fconfig.svg',
    `/_studio/media/${'a'.repeat(4000)}.svg`,
    '/assets/pictures/..%2f..%2fx-800.webp',
    '/data/studio/people/',
    `/data/studio/people/${ada.id}.json`,
    '/.git/config',
    '/%2egit/config',
    '/pages/_site.yaml',
    '/_studio/studio.ts',
    '/_studio/../.git/config',
    '//evil.example/',
    '/_public/x',
    `/_studio/drafts/${ed.draft}/content`,
  ];
  expect(await tried(files.map((path): Try => [path, { method: 'GET', path, cookie, site }, 404]))).toEqual([]);
  const history = [
    '../package.json',
    'pages/../../x',
    '--output=x',
    '/etc/passwd',
    'pages/.git/config',
    ':(top)*',
    'pages/page-1.yaml\n',
  ];
  const asked = history.flatMap((file): Try[] => {
    const query = `file=${encodeURIComponent(file)}`;
    return [
      [file, { method: 'GET', path: api(`/drafts/${ada.draft}/history?${query}`), ...ada.keys }, 200, /^\[\]$/],
      [file, { method: 'GET', path: api(`/drafts/${ada.draft}/earlier?${query}&id=HEAD`), ...ada.keys }, 200, /^\{\}$/],
      [file, { method: 'GET', path: api(`/drafts/${ada.draft}/earlier-texts?${query}`), ...ada.keys }, 200, /^\[\]$/],
    ];
  });
  for (const id of ['HEAD', '--help', 'HEAD:_site.yaml', '../x', 'f'.repeat(40)]) {
    const query = `file=pages/page-1.yaml&id=${encodeURIComponent(id)}`;
    asked.push([id, { method: 'GET', path: api(`/drafts/${ada.draft}/earlier?${query}`), ...ada.keys }, 200, /^\{\}$/]);
  }
  expect(await tried(asked)).toEqual([]);
  // A draft's name in its document is text, whatever it is.
  const { text } = await send({ method: 'GET', path: '/_studio/drafts/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E' });
  expect(text).not.toContain('<script>alert');
});
