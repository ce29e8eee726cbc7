import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { projectOrigin } from '../../scripts/hosting/environment.ts';
import { hostFiles } from '../../scripts/hosting/host-files.ts';
import { hostingOf, isHostFile } from '../../scripts/hosting/hosting.ts';
import { contentPolicy, metaPolicyText, policyText } from '../../scripts/hosting/policy.ts';
import { redirectsOf } from '../../scripts/hosting/redirects.ts';

const policy = contentPolicy({ scripts: ['run()'], styles: ['a{}'] });
const hosting = hostingOf(policy, [
  { from: '/old', to: '/about' },
  { from: '/a.php', to: '/faq#prices' },
]);
const files = new Map(hostFiles(hosting).map(({ path, content }) => [path, content]));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('allows own files, the inline texts by their hashes, and nothing else', () => {
    expect(policyText(policy).split('; ')).toEqual([
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
    expect(text.split('; ').filter((directive) => directive.includes(origin))).toEqual([
      `connect-src 'self' ${origin}`,
      `form-action 'self' ${origin}`,
    ]);
  });

  it('leaves out of the page what browsers refuse there', () => {
    expect(metaPolicyText(policy)).toBe(policyText(policy).replace("frame-ancestors 'none'; ", ''));
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

  it('all say the same redirects', () => {
    expect(files.get('_redirects')).toBe('/old /about 301\n/a.php /faq#prices 301\n');
    expect(JSON.parse(files.get('vercel.json') ?? '').redirects).toEqual([
      { source: '/old', destination: '/about', statusCode: 301 },
      { source: '/a\\.php', destination: '/faq#prices', statusCode: 301 },
    ]);
    expect(files.get('_hosting/nginx-maps.conf')).toContain('/a.php "/faq#prices";');
    expect(files.get('_hosting/Caddyfile')).toContain('redir /a.php /faq#prices permanent');
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

  it.each([
    ['/blog/*', '/about'],
    ['/blog/:id', '/about'],
    ['/old page', '/about'],
    ['/old/', '/about'],
    ['//old', '/about'],
    ['/old?id=1', '/about'],
    ['/old;evil "', '/about'],
    ['/about', '/'],
    ['/old', 'mailto:hello@example.org'],
  ])('refuse %s to %s', (from, to) => {
    expect(() => redirectsOf({ [from]: link(to) }, pages)).toThrow(`_site.yaml, redirects: \`${from}\``);
  });
});
