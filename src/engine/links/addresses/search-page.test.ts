import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { onePageSite } from '../../../../tests/support/one-page-site.ts';
import { compileContent } from '../../pipeline.ts';

const checker = loadChecker(projectRoot);

/** What is said of a folder of these files, by its code and place. */
function said(files: Readonly<Record<string, string>>): string[] {
  const source = (name: string) => ({ file: `pages/${name}`, text: files[name] ?? '' });
  const pages = Object.keys(files).filter((name) => !name.startsWith('_'));
  const content = {
    folder: 'pages',
    pages: pages.map(source),
    site: source('_site.yaml'),
    facts: undefined,
    theme: undefined,
    shared: [],
    publicFiles: new Map(),
    problems: [],
  };
  const { diagnostics } = compileContent(content, checker, {});
  return diagnostics.flatMap(({ code, file, line, severity }) =>
    severity === 'error' ? `${code} ${file}:${line}` : [],
  );
}

const link = '    buttons: [{ label: Look it up, action: { link: /search } }]\n';
const page = 'title: A page about searching\nsections: [{ type: hero, heading: Searching }]\n';

it('links lead to the search where the site has one, and nowhere else', () => {
  expect(said(onePageSite({ site: 'search: true\n', more: link }))).toEqual([]);
  expect(said(onePageSite({ more: link }))).toEqual([expect.stringMatching(/^link\/.* pages\/home\.yaml:7$/)]);
});

it('no page can have its address, and a site in another language says its words', () => {
  const files = onePageSite({ site: 'search: true\n' });
  expect(said({ ...files, 'search.yaml': page })).toContain('route/taken pages/search.yaml:1');
  expect(said({ ...onePageSite(), 'search.yaml': page })).not.toContain('route/taken pages/search.yaml:1');
  const labels =
    'labels: { skip: a, lightTheme: b, darkTheme: c, newTab: d, noAction: e }\nnotFound: { title: a, description: b, heading: c, text: d, linkLabel: e, suggestion: f ((path)) }\n';
  const french = (site: string) => said(onePageSite({ language: 'fr', site: labels + site }));
  expect(french('')).toEqual([]);
  expect(french('search: true\n')).toEqual(['words/missing pages/_site.yaml:6']);
});
