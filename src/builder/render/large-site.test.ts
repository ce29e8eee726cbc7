import { expect, it } from 'vitest';
import { frozenContent } from '../../../tests/support/compiled.ts';
import { codeFiles } from '../build/site-files.ts';
import { policyHeader } from '../hosting/hosting.ts';
import { isLargeSite } from './compress.ts';
import { renderDocument } from './document.ts';
import { createLayout, type SiteLayout } from './site-layout.ts';
import { sheetsOf } from './style-sheet.ts';

const { source, context } = frozenContent();
const bundle = {
  key: '',
  app: '/a.js',
  font: '/f.js',
  faces: '/s.js',
  assets: [],
  live: {},
  boot: 'run()',
  serverFile: '',
};
const sheets = sheetsOf([
  { css: '.s0{color:red}', sheet: 0, own: { id: 's0', made: 'abcdef' } },
  { css: '.t0{color:blue}', sheet: 1, own: { id: 't0', made: 'ghijkl' } },
]);

function layoutOf(pages: number): SiteLayout {
  if (!source) throw new Error('The site has no settings.');
  const { site, publicFiles } = context;
  const given = { theme: undefined, publicFiles, origin: 'https://a.example', bundle, sheets, redirects: [] };
  return createLayout({ ...given, site, source, isLarge: isLargeSite(pages) });
}

const documentOf = (layout: SiteLayout) =>
  renderDocument(layout, {
    path: '/',
    title: 'A',
    description: 'A',
    html: '<p class="s0 abcdef"></p>',
    structuredData: [],
  });

it('a page of a large site has its styles from one file, which all pages share', () => {
  const large = layoutOf(1001);
  const html = documentOf(large);
  expect(html).not.toContain('<style');
  const [, address = ''] = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/.exec(html) ?? [];
  // What waits for the file stands after what must not.
  expect(html.indexOf('run()')).toBeLessThan(html.indexOf(address));
  const files = new Map(codeFiles(large).map(({ path, content }) => [`/${path}`, String(content)]));
  expect(files.get(address)).toBe('.s0{color:red}.t0{color:blue}');
  expect(html).toContain('<p class="s0"></p>');
  // No hash of a sheet is in any policy, and the app has nothing to bring.
  for (const policy of [html, new Map(large.hosting.headers).get(policyHeader) ?? ''])
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(JSON.parse(large.siteJson)).toMatchObject({ styles: [], components: ['s0', 't0'] });
});

it('a page of any other site has the sheets of its own blocks inside', () => {
  const layout = layoutOf(1000);
  const html = documentOf(layout);
  expect(html).toContain('<style>.s0{color:red}</style>\n');
  expect(html).not.toContain('stylesheet');
  expect(codeFiles(layout).filter(({ path }) => path.endsWith('.css'))).toEqual([]);
  expect(JSON.parse(layout.siteJson)).toMatchObject({ styles: ['.t0{color:blue}'], components: ['s0', 't0'] });
});
