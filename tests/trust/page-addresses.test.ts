import { describe, expect, it } from 'vitest';
import { compileContent } from '#engine';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from '../diagnostics/support/samples.ts';

const files = sampleFiles('');
const page = files.pages.find(({ file }) => file === 'pages/page.yaml')?.text ?? '';

/** What is wrong with a site that has one more page, with this address (written as in its file, or the name of it). */
function check(path: string | undefined, name = 'second', { text = page, publicFiles = files.publicFiles } = {}) {
  const second = {
    file: `pages/${name}.yaml`,
    text: page
      .replace(/^title: .*/, `title: Another page of the samples${path === undefined ? '' : `\npath: ${path}`}`)
      .replace(
        /^description: .*/m,
        'description: Another page, right but for the address it has, which is looked at here.',
      ),
  };
  const pages = [...files.pages.map((each) => (each.file === 'pages/page.yaml' ? { ...each, text } : each)), second];
  const found = compileContent({ ...files, pages, publicFiles }, checker).diagnostics;
  return found.filter(({ severity }) => severity !== 'note');
}

const codesIn = (found: readonly Diagnostic[], file = 'pages/second.yaml') =>
  found.filter((diagnostic) => diagnostic.file === file).map(({ code }) => code);

describe('only a plain path is an address', () => {
  it.each([
    '"/%/../../x"',
    '"/%/../about"',
    '"/a{b"',
    '"/a}b"',
    '"/(x)"',
    '"/[x]"',
    '"/<x>"',
    '"/../x"',
    '"/a/./b"',
    '"/.hidden"',
    '"/a/../b"',
    '"/%2e%2e/x"',
    '"/a?b=c"',
    '"/a#b"',
    '"/a\\\\b"',
    '"/a b"',
    '"/a\\tb"',
    '"/a\\u0000b"',
    '"//a"',
    '"/a//b"',
    '"/a/"',
    '"/A"',
    '"/ä"',
    '"/a\\u200bb"',
    '"/a.html"',
    '"/a:b"',
    '"/a*"',
    '"/-"',
  ])('%s is none', (path) => {
    const found = check(path);
    expect(codesIn(found).filter((code) => /^(?:route|text|placeholder)\//.test(code))).toHaveLength(1);
    expect(found.find(({ file }) => file === 'pages/second.yaml')).toMatchObject({ severity: 'error', line: 2 });
  });

  it.each([
    '/404',
    '/assets',
    '/assets/x',
    '/fonts',
    '/images/x',
    '/functions/v1',
    '/healthz',
    '/index',
    '/con',
    '/a/nul',
  ])('%s is taken', (path) => {
    expect(codesIn(check(path))).toEqual(['route/taken']);
    if (!path.slice(1).includes('/'))
      expect(codesIn(check(undefined, path.slice(1)), `pages${path}.yaml`)).toEqual(['route/taken']);
  });

  it('one of more than 200 characters is none', () => {
    expect(codesIn(check(`/${'a'.repeat(200)}`))).toEqual(['route/too-long']);
    expect(codesIn(check(`/${'a'.repeat(199)}`))).toEqual([]);
  });

  it.each(['/plain', '/a-b/c-1', '/((product.slug))-hub', '/404-page', '/my-assets/x', '/console', '/x/404'])(
    '%s is one',
    (path) => {
      expect(codesIn(check(path))).toEqual([]);
    },
  );

  it('what a placeholder stands for is looked at, not its name', () => {
    const facts = { file: 'pages/_facts.yaml', text: 'way:\n  value: ../../x\n  note: from a study\n' };
    const pages = [
      ...files.pages,
      { file: 'pages/second.yaml', text: page.replace(/^title/, 'path: /((facts.way))\ntitle') },
    ];
    const found = compileContent({ ...files, facts, pages }, checker).diagnostics;
    expect(codesIn(found)).toContain('route/form');
  });
});

describe('a bad address switches no check off', () => {
  const dead = page.replace('link: /about', 'link: /nowhere');
  it.each(['"/a{b"', '"/%/../x"', '/((produkt.slugg))-hub', '/((nothing))', 'no-slash', '5', '"/x<y>"', '/404'])(
    '%s',
    (path) => {
      expect(codesIn(check(path, 'second', { text: dead }), 'pages/page.yaml')).toEqual(['link/unknown-page']);
    },
  );

  it('and a link to a page whose placeholder is misspelt is right', () => {
    const text = page.replace('link: /about', 'link: /sample-hub');
    const slug = /slug: (.*)/.exec(files.site?.text ?? '')?.[1] ?? '';
    const linked = text.replace('/sample-hub', `/${slug}-hub`);
    expect(check('/((product.slugg))-hub', 'second', { text: linked }).map(({ code }) => code)).toEqual([
      'placeholder/unknown',
    ]);
  });
});

describe('a file of the public folder replaces nothing that the build writes', () => {
  it.each([
    ['/index.html', 'pages/home.yaml'],
    ['/second/index.html', 'pages/second.yaml'],
    ['/Second/Index.HTML', 'pages/second.yaml'],
    ['/second/page.json', 'pages/second.yaml'],
    ['/second/index.html.br', 'pages/second.yaml'],
    ['/second', 'pages/second.yaml'],
    ['/second/index.html/x.png', 'pages/second.yaml'],
    ['/sitemap.xml', undefined],
    ['/robots.txt.gz', undefined],
    ['/404.html', undefined],
    ['/assets/x.js', undefined],
    ['/ASSETS/x.js', undefined],
    ['/_headers', undefined],
    ['/_hosting/site.json', undefined],
    ['/vercel.json', undefined],
    ['/site.webmanifest', undefined],
    ['/speculation-rules.json', undefined],
  ])('%s is reported', (path, of) => {
    const found = check(undefined, 'second', { publicFiles: new Map([...files.publicFiles, [path, {}]]) });
    expect(found).toMatchObject([{ code: 'file/taken', severity: 'error', file: `public${path}` }]);
    if (of !== undefined) expect(found[0]?.message).toContain(of);
  });

  it.each(['/favicon.svg', '/second/photo.png', '/.well-known/security.txt', '/second.pdf', '/files/index.txt'])(
    '%s is none of them',
    (path) => {
      expect(check(undefined, 'second', { publicFiles: new Map([...files.publicFiles, [path, {}]]) })).toEqual([]);
    },
  );
});
