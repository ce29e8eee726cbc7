import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import type { Hosting } from '#builder/build';
import { pageText } from '../languages/support/two-languages.ts';
import { runScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { hosts, servedBy } from './support/hosts.ts';

// The sample site, in three languages: the name of the third folder is no word.
const folder = temporaryFolder();
const dist = join(folder, 'dist');
beforeAll(async () => {
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'schema/sample-site'), pages, { recursive: true });
  const redirects = 'redirects: { /precios: /es/prices, /es/viejo: /es/contact#hours, /es/old.html: /contact }\n';
  edit(join(pages, '_site.yaml'), 'languages: [en, es]\n', `languages: [en, es, pt-BR]\n${redirects}`);
  mkdirSync(join(pages, 'pt-br'));
  for (const name of ['home', 'about']) writeFileSync(join(pages, `pt-br/${name}.yaml`), pageText(`${name} pt`));
  writeFileSync(join(pages, 'pt-br/_site.yaml'), 'notFound: { heading: Esta estrada acaba aqui }\n');
  const { output } = await runScript('build', ['--pages', pages, '--out', dist]);
  expect(output).toMatch(/^Built /);
});
afterAll(() => removeFolder(folder));

const bytes = (path: string) => readFileSync(join(dist, path));

/** The addresses of all pages. */
const routes = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path === 'index.html' || path.endsWith('/index.html'))
    .map((path) => `/${path.slice(0, -'index.html'.length).replace(/\/$/, '')}`);

/** What the headers of a site are to be, as the build has written them. */
function hosting(): { headers: Record<string, string>; policyOf: (path: string) => string | undefined } {
  const { headers, pages = [] }: Hosting = JSON.parse(bytes('_hosting/site.json').toString());
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const policyOf = (path: string) =>
    pages.find((page) => page.path === path)?.policy ?? named['content-security-policy'];
  return { headers: named, policyOf };
}

describe.each(hosts)('$name', (host) => {
  const ask = servedBy(host, folder);

  it('serves every page of every language, its data and its compressed form, with its headers', async () => {
    const { headers, policyOf } = hosting();
    expect(routes()).toEqual(expect.arrayContaining(['/', '/about', '/es', '/es/about', '/pt-br', '/pt-br/about']));
    for (const path of routes()) {
      const page = await ask(path);
      expect(page.status, path).toBe(200);
      expect(page.body.equals(bytes(join(path, 'index.html'))), path).toBe(true);
      const wanted = { ...headers, 'content-security-policy': policyOf(path), 'cache-control': 'no-cache' };
      expect(page.headers, path).toMatchObject(wanted);
      expect(page.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
      const data = await ask(join(path, 'page.json'));
      expect(data.headers['content-type'], path).toMatch(/^application\/json/);
      expect(data.body.equals(bytes(join(path, 'page.json'))), path).toBe(true);
      const packed = await ask(path, { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding'], path).toBe('gzip');
      expect(packed.body.equals(bytes(join(path, 'index.html.gz'))), path).toBe(true);
      if (path === '/') continue;
      for (const other of [`${path}/`, `${path}/index.html`]) {
        const { status, headers } = await ask(other);
        expect([301, 308], other).toContain(status);
        expect(headers.location?.replace(/^http:\/\/[^/]+/, ''), other).toBe(path);
      }
    }
  });

  it('answers wrong addresses in the language that they are in, with the headers of the site', async () => {
    const { headers } = hosting();
    const missing: Record<string, string[]> = {
      'es/404.html': [
        '/es/nada',
        '/es/nada/aqui?x=1',
        '/es/about/nada',
        '/es/404.html',
        '/es/feed.xml',
        '/es/nada.png',
      ],
      'pt-br/404.html': ['/pt-br/nada', '/pt-br/404.html', '/pt-br/prices'],
      '404.html': ['/nothing', '/espresso/nothing', '/e/s', '/pt-br2', '/pt/nada', '/404.html', '/_headers'],
    };
    for (const [page, addresses] of Object.entries(missing))
      for (const address of addresses) {
        const answer = await ask(address);
        expect(answer.status, address).toBe(404);
        expect(answer.body.equals(bytes(page)), `${address} is answered by ${page}`).toBe(true);
        expect(answer.headers, address).toMatchObject({ ...headers, 'cache-control': 'no-cache' });
        expect(answer.headers['content-type'], address).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect((await ask(address, {}, 'HEAD')).status, address).toBe(404);
      }
  });

  it('leads old addresses to pages of a language, and takes no message', async () => {
    const moved = { '/precios': '/es/prices', '/es/viejo': '/es/contact#hours', '/es/old.html': '/contact' };
    for (const [from, to] of Object.entries(moved)) {
      const { status, headers } = await ask(from);
      expect(status, from).toBe(301);
      expect(headers.location?.replace(/^http:\/\/[^/]+/, ''), from).toBe(to);
    }
    for (const path of ['/es', '/es/about', '/es/nada', '/pt-br/about'])
      expect((await ask(path, {}, 'DELETE')).status, path).toBe(405);
  });
});
