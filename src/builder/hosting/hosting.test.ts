import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { redirectTarget } from '#engine';
import { projectOrigin } from '../base/environment.ts';
import { hostFiles, isHostFile } from './host-files.ts';
import { hostingOf, withFilms } from './hosting.ts';
import { contentPolicy, metaPolicyText, policyText } from './policy.ts';
import { quoted } from './quoted.ts';
import { redirectsOf } from './redirects.ts';

const policy = contentPolicy({ scripts: ['run()'], styles: ['a{}'] });
const hosting = hostingOf(policy, [
  { from: '/old', to: '/about' },
  { from: '/a.php', to: '/faq#prices' },
]);
const files = new Map(hostFiles(hosting).map(({ path, content }) => [path, content]));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a text in quotes ends where its quotes end, whatever it holds', () => {
  expect(quoted('a "b" \\')).toBe('"a \\"b\\" \\\\"');
});

describe('the policy', () => {
  it('allows own files, the inline texts by their hashes, and nothing else', () => {
    expect(policyText(policy).split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash('run()')}`,
      `style-src 'self' ${hash('a{}')} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('lets messages go to the Supabase project, where there is one', () => {
    const origin = 'https://project.supabase.co';
    const text = policyText(contentPolicy({ scripts: [], styles: [], projectOrigin: origin }));
    expect(text.split(';').filter((directive) => directive.includes(origin))).toEqual([
      `connect-src 'self' ${origin}`,
      `form-action 'self' ${origin}`,
    ]);
  });

  it('leaves out of the page what browsers refuse there', () => {
    expect(metaPolicyText(policy)).toBe(policyText(policy).replace("frame-ancestors 'none';", ''));
  });
});

describe('the Supabase project of the environment', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['https://project.supabase.co/', 'https://project.supabase.co'],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
  ])('%s is the origin %s', (url, origin) => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    expect(projectOrigin()).toBe(origin);
    vi.unstubAllEnvs();
  });

  it.each(['project', 'javascript:alert(1)', 'ftp://project'])('%s is refused', (url) => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    expect(() => projectOrigin()).toThrow('VITE_SUPABASE_URL must be an address');
    vi.unstubAllEnvs();
  });
});

describe('the files for hosts', () => {
  it('all say the same headers', () => {
    for (const path of [
      '_headers',
      'vercel.json',
      '_hosting/nginx-site.conf',
      '_hosting/Caddyfile',
      '_hosting/site.json',
    ])
      for (const [name, value] of hosting.headers) {
        const text = files.get(path) ?? '';
        expect(text, path).toContain(name);
        expect(text.replaceAll('\\"', '"'), path).toContain(value);
      }
  });

  it('name frames and films on the pages that have them, and nowhere else', () => {
    const origin = 'https://www.youtube-nocookie.com';
    const own = `${policyText(policy)};media-src 'self';frame-src ${origin}`;
    const pages = [{ path: '/es/film', films: [origin, 'self'] }, { path: '/about' }];
    expect(withFilms(hosting, [{ path: '/about' }])).toBe(hosting);
    const filmed = new Map(hostFiles(withFilms(hosting, pages)).map(({ path, content }) => [path, content]));
    const text = (path: string) => (filmed.get(path) ?? '').replaceAll('\\"', '"');
    expect(JSON.parse(filmed.get('_hosting/site.json') ?? '').pages).toEqual([{ path: '/es/film', policy: own }]);
    const header = 'Content-Security-Policy';
    expect(text('_headers')).toContain(`\n/es/film\n  ! ${header}\n  ${header}: ${own}\n`);
    expect(text('_headers').split(origin)).toHaveLength(2);
    for (const [path, line] of [
      ['_hosting/nginx-maps.conf', `  "/es/film" "${own}";\n  "/es/film/index.html" "${own}";`],
      ['_hosting/nginx-maps.conf', `  default "${policyText(policy)}";`],
      ['_hosting/nginx-site.conf', `add_header ${header} $site_policy always;`],
      [
        '_hosting/Caddyfile',
        `\t"/es/film" "${own}"\n\t"/es/film/index.html" "${own}"\n\tdefault "${policyText(policy)}"`,
      ],
      ['_hosting/Caddyfile', `\t${header} {site_policy}\n`],
    ] as const)
      expect(text(path), path).toContain(line);
    const rules = JSON.parse(filmed.get('vercel.json') ?? '').headers as {
      source: string;
      headers: { key: string; value: string }[];
    }[];
    const policiesOf = (path: string) =>
      rules
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === header).map(({ value }) => value));
    expect(policiesOf('/es/film')).toEqual([own]);
    for (const path of ['/', '/es', '/es/film/more', '/film'])
      expect(policiesOf(path), path).toEqual([policyText(policy)]);
  });

  it('all say the same redirects', () => {
    expect(files.get('_redirects')).toBe('/old /about 301\n/a.php /faq#prices 301\n/_hosting/* /404.html 404!\n');
    expect(JSON.parse(files.get('vercel.json') ?? '').redirects).toEqual([
      { source: '/old', destination: '/about', statusCode: 301 },
      { source: '/a\\.php', destination: '/faq#prices', statusCode: 301 },
    ]);
    expect(files.get('_hosting/nginx-maps.conf')).toContain('"/a.php" "/faq#prices";');
    expect(files.get('_hosting/Caddyfile')).toContain('redir "/a.php" "/faq#prices" permanent');
    expect(JSON.parse(files.get('_hosting/site.json') ?? '').redirects).toEqual(hosting.redirects);
  });

  it('keep the limits of Cloudflare: 100 rules, 2,000 characters a line', () => {
    const lines = (files.get('_headers') ?? '').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it('are known as such, so that no visitor gets them', () => {
    for (const path of files.keys()) expect(isHostFile(path), path).toBe(true);
    expect(isHostFile('about/index.html')).toBe(false);
    const ignored = files.get('.assetsignore')?.split('\n') ?? [];
    const served = [...files.keys()].filter(
      (path) => !ignored.some((start) => path === start || path.startsWith(`${start}/`)),
    );
    expect(served, 'Cloudflare keeps back its own').toEqual(['_headers', '_redirects', '.assetsignore']);
    expect(files.get('.vercelignore')).toBe('_hosting\n');
    expect(files.get('_hosting/nginx-site.conf')).toContain('location /_hosting/ { return 404; }');
    expect(files.get('_hosting/Caddyfile')).toMatch(
      /^@hosting path \/_hosting\/\* .*\nerror @hosting "Not found" 404$/m,
    );
  });
});

describe('redirects', () => {
  const pages = new Set(['/', '/about']);
  const link = (href: string) => ({ href, external: href.startsWith('https:') });

  it('lead old addresses to pages, sections and other sites', () => {
    const source = {
      '/old': link('/about'),
      '/2024/plan.html': link('/about#plan'),
      '/away': link('https://example.org/'),
    };
    expect(redirectsOf(source, pages)).toEqual([
      { from: '/old', to: '/about' },
      { from: '/2024/plan.html', to: '/about#plan' },
      { from: '/away', to: 'https://example.org/' },
    ]);
  });

  it('lead elsewhere in signs that mean nothing to any host', () => {
    const targets = {
      'https://example.org/a"b': 'https://example.org/a%22b',
      'https://example.org/;}': 'https://example.org/%3B%7D',
      'https://example.org/{env.HOME}?x={$HOME}': 'https://example.org/%7Benv.HOME%7D?x=%7B%24HOME%7D',
      'https://example.org/?x=$http_cookie&y=1+2': 'https://example.org/?x=%24http_cookie&y=1+2',
      'https://example.org/:splat/*(a)`b`': 'https://example.org/%3Asplat/%2A%28a%29%60b%60',
      'https://example.org:8443/\\#a:b': 'https://example.org:8443//#a%3Ab',
      'https://EXAMPLE.org/über?ü#ü': 'https://example.org/%C3%BCber?%C3%BC#%C3%BC',
      'https://bücher.example/%zz%41': 'https://xn--bcher-kva.example/%25zz%41',
      'https://example.org': 'https://example.org/',
      '/files/a "b".pdf': '/files/a%20%22b%22.pdf',
      '/about#a;b': '/about#a%3Bb',
    };
    for (const [href, to] of Object.entries(targets))
      expect(redirectsOf({ '/old': link(href) }, pages), href).toEqual([{ from: '/old', to }]);
  });

  it('whatever is written, what comes into the files is plain', () => {
    const plain = /^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?\/(?:[\w.~/?#&=+,@!-]|%[\dA-Fa-f]{2})*$/;
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string());
    fc.assert(
      fc.property(text, fc.constantFrom('https://example.org/', '/', 'https://', ''), (rest, begin) => {
        const to = redirectTarget(begin + rest);
        if (to !== undefined) expect(to).toMatch(plain);
      }),
    );
  });

  it('begin at an address with a slash at its end without it as well', () => {
    expect(redirectsOf({ '/old/': link('/about') }, pages).map(({ from }) => from)).toEqual(['/old', '/old/']);
  });

  it('keep hosts’ files to one line each', () => {
    const odd = redirectsOf(
      { '/a': link('https://example.org/\n/b /c 301\n{$HOME}";'), '/b-1.~_': link('/about') },
      pages,
    );
    const own = new Map(hostFiles(hostingOf(policy, odd)).map(({ path, content }) => [path, content]));
    const plain = new Map(
      hostFiles(
        hostingOf(policy, [
          { from: '/a', to: '/x' },
          { from: '/b', to: '/y' },
        ]),
      ).map(({ path, content }) => [path, content]),
    );
    for (const [path, content] of own)
      expect(content.split('\n').length, path).toBe(plain.get(path)?.split('\n').length);
  });

  it.each([
    ['/blog/*', '/about'],
    ['/blog/:id', '/about'],
    ['/old page', '/about'],
    ['//old', '/about'],
    ['/old?id=1', '/about'],
    ['/old;evil "', '/about'],
    ['/about', '/'],
    ['/old', 'mailto:hello@example.org'],
    ['/old', 'http://example.org/'],
    ['/old', 'javascript:alert(1)'],
    ['/old', '//example.org/'],
    ['/old', '/\\example.org/'],
    ['/old', 'https://user:word@example.org/'],
    ['/old', 'https://'],
    ['/old', 'https://example.org/?a=:name'],
    ['/old', 'https://example.org/?a=%3aname'],
    ['/old', 'https://example.org/?a=(b)'],
    ['/../old', '/about'],
    ['/a/./b', '/about'],
    ['/.', '/about'],
    ['/{env.HOME}', '/about'],
    ['/$uri', '/about'],
    ['~^/old', '/about'],
    [`/${'a'.repeat(300)}`, '/about'],
    ['/about/index.html', '/'],
    ['/index.html', '/about'],
    ['/404.html', '/about'],
    ['/assets/old.js', '/about'],
    ['/healthz', '/about'],
    ['/functions/v1/x', '/about'],
  ])('refuse %s to %s', (from, to) => {
    expect(() => redirectsOf({ [from]: link(to) }, pages)).toThrow(`_site.yaml, redirects: \`${from.slice(0, 60)}`);
  });
});
