import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { absentInMenus, absentInPage, compileContent } from '#engine';
import { valueAt } from '#kit/model';
import { pageText, smallFolder } from './support/small-folder.ts';

const checker = loadChecker(projectRoot);
const prose = (words: string, dates = '') => `  - type: prose\n    paragraphs: ${words}\n${dates}`;

it('what visitors don’t see stands where it is compiled to, shared sections included', () => {
  const tabs = `  - type: tabs
    items:
      - label: One
        sections:
          - { type: prose, paragraphs: In a tab. }
          - { type: prose, paragraphs: Absent in a tab., hidden: true }
      - label: Two
        sections:
          - { type: prose, paragraphs: In another tab. }
`;
  const news = `  - type: articles
    filters: inert
    items:
      - { title: Here, excerpt: So., date: 2026-01-01, readTime: 1 min, category: A }
      - { title: Absent article, excerpt: So., date: 2026-01-01, readTime: 1 min, category: A, until: 2026-02-01 }
`;
  const page = pageText(
    'Page',
    [
      '  - type: hero\n    heading: Here\n',
      '  - type: shared\n    name: three\n',
      prose('Absent and later.', '    from: 2026-09-01\n'),
      '  - type: shared\n    name: three\n    hidden: true\n',
      tabs,
      news,
    ].join(''),
    'until: 2026-03-01\n',
  );
  const three = `sections:\n${prose('Here.')}${prose('Absent in shared.', '    hidden: true\n')}${prose('Here too.')}`;
  const files = smallFolder({ page }, { shared: { three } });
  const content = compileContent(files, checker);
  const source = files.pages.at(-1);
  if (!source) throw new Error('There is no page.');
  const at = Date.parse('2026-06-01');
  const absent = absentInPage(source, { context: content.context, shared: files.shared, at });
  const compiled = content.pages.at(-1)?.page;
  const found = absent.map(({ path, absence }) => {
    const value = JSON.stringify(valueAt(compiled, path));
    const [words = ''] = /(?:Absent|Here)[\w ]*/.exec(path.length === 0 ? 'Here' : value) ?? [];
    return `${path.join('/')}: ${words} (${absence.kind})`;
  });
  expect(found.sort()).toEqual([
    ': Here (gone)',
    'sections/2: Absent in shared (hidden)',
    'sections/4: Absent and later (later)',
    'sections/5: Here (hidden)',
    'sections/6: Absent in shared (hidden)',
    'sections/6: Absent in shared (hidden)',
    'sections/7: Here too (hidden)',
    'sections/8/items/0/sections/1: Absent in a tab (hidden)',
    'sections/9/items/1: Absent article (gone)',
  ]);
});

it('a menu entry goes with what it leads to', () => {
  const site = '\nfeed:\n  title: News\n  page: /late\n';
  const late = pageText('Late', '  - type: hero\n    heading: Late\n', 'from: 2026-09-01\n');
  const files = smallFolder({ late }, { site });
  if (!files.site) throw new Error('There is no site.');
  const text = files.site.text.replace(
    /^navigation:\n/m,
    'navigation:\n  - { label: Late, link: /late }\n  - { label: Own, link: /about, until: 2026-01-01 }\n  - { label: All, items: [{ label: Late, link: /late }] }\n',
  );
  const changed = { ...files, site: { file: files.site.file, text } };
  const { context, source } = compileContent(changed, checker);
  if (!source) throw new Error('The site has a mistake.');
  const document = checker.read(changed.site, 'SiteSource');
  const at = (day: string) =>
    absentInMenus(document, source, { context, at: Date.parse(day) }).map(({ path }) => path.join('/'));
  expect(at('2026-06-01')).toEqual(['navigation/1', 'navigation/0', 'navigation/2/items/0', 'navigation/2']);
  expect(at('2026-10-01')).toEqual(['navigation/1']);
  expect(at('2025-10-01')).toEqual(['navigation/0', 'navigation/2/items/0', 'navigation/2']);
});
