import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { compileContent } from '#engine';
import { compareLinks } from './support/random-sites.ts';
import { pageText, smallFolder } from './support/small-folder.ts';

const checker = loadChecker(projectRoot);

/** What is wrong or odd about days in a folder, each as its file, line, code and message. */
function found(files: ReturnType<typeof smallFolder>, now?: string): string[] {
  return compileContent(files, checker, { now: now === undefined ? undefined : Date.parse(now) })
    .diagnostics.filter(({ code, severity }) => severity === 'error' || code.startsWith('shown/'))
    .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

const hero = '  - type: hero\n    heading: A page\n';
const linking = (to: string, dates = '') => `${hero}  - type: prose\n    paragraphs: See [it](${to}).\n${dates}`;
const dated = (head: string) => pageText('Spring', hero, head);

it.each([
  'tomorrow',
  '2026-02-30',
  '2026-05-01 9:00',
  '01.05.2026',
  '2026-05-01 25:00',
  '2026-05-01 09:00 Europe/Berln',
])('what is no day is told once: %s', (day) => {
  const files = smallFolder({ page: pageText('Page', linking('/', `    from: "${day}"\n`)) });
  expect(found(files)).toEqual([expect.stringMatching(/^pages\/page\.yaml:8 (?:value\/moment|zone\/unknown) /)]);
  const menu = (text: string) => text.replace(/^navigation:\n/m, `$&  - { label: A, link: /, from: "${day}" }\n`);
  const { site } = smallFolder({});
  const inMenu = { ...smallFolder({}), site: site && { ...site, text: menu(site.text) } };
  expect(found(inMenu)).toEqual([expect.stringMatching(/^pages\/_site\.yaml:\d+ (?:value\/moment|zone\/unknown) /)]);
});

describe('a link and what it leads to', () => {
  it('to a page that comes later, the day is named', () => {
    const files = smallFolder({ spring: dated('from: 2026-03-01\n'), page: pageText('Page', linking('/spring')) });
    expect(found(files)).toEqual([
      'pages/page.yaml:7 link/not-shown This link leads to the page `/spring`, which is not there before 2026-03-01.',
    ]);
    expect(found(files, '2026-03-01')).toEqual([]);
  });

  it('to a page that goes, the day is named from which it leads nowhere', () => {
    const files = smallFolder({ spring: dated('until: 2026-06-01\n'), page: pageText('Page', linking('/spring')) });
    expect(found(files, '2026-01-01')).toEqual([
      'pages/page.yaml:7 link/not-shown From 2026-06-01 on, this link leads to the page `/spring`, which is gone then.',
    ]);
  });

  it('to a hidden page', () => {
    const files = smallFolder({ draft: dated('hidden: true\n'), page: pageText('Page', linking('/draft')) });
    expect(found(files)).toEqual([
      'pages/page.yaml:7 link/not-shown This link leads to the page `/draft`, which is hidden.',
    ]);
  });

  it('is right where it is there no longer than the page', () => {
    const spring = dated('from: 2026-03-01\nuntil: 2026-06-01\n');
    const dates = '    from: 2026-03-01\n    until: 2026-06-01\n';
    expect(found(smallFolder({ spring, page: pageText('Page', linking('/spring', dates)) }))).toEqual([]);
    const hidden = '    hidden: true\n';
    expect(found(smallFolder({ spring, page: pageText('Page', linking('/spring', hidden)) }))).toEqual([]);
    const page = pageText('Page', linking('/spring'), 'from: 2026-04-01\nuntil: 2026-05-01\n');
    expect(found(smallFolder({ spring, page }))).toEqual([]);
  });

  it('a minute too early is a minute too early', () => {
    const files = smallFolder({
      spring: dated('from: 2026-03-01 09:00 Europe/Berlin\n'),
      page: pageText('Page', linking('/spring', '    from: 2026-03-01 07:59\n')),
    });
    expect(found(files)).toEqual([
      'pages/page.yaml:7 link/not-shown From 2026-03-01 07:59 on, this link leads to the page `/spring`, which is not there before 2026-03-01 08:00.',
    ]);
  });

  it('to a section, and to one that takes the name over', () => {
    const section = (id: string, dates: string) =>
      `  - type: prose\n    id: ${id}\n    paragraphs: It is so.\n${dates}`;
    const prices = (gap: string) =>
      pageText('Prices', `${hero}${section('now', '    until: 2026-05-01\n')}${section('now', `    from: ${gap}\n`)}`);
    const page = pageText('Page', linking('/prices#now'));
    expect(found(smallFolder({ prices: prices('2026-05-01'), page }))).toEqual([]);
    expect(found(smallFolder({ prices: prices('2026-05-02'), page }))).toEqual([
      'pages/page.yaml:7 link/not-shown From 2026-05-01 on, this link leads to the section `/prices#now`, which is not there before 2026-05-02.',
    ]);
    expect(found(smallFolder({ prices: prices('2026-04-30'), page })).map((line) => line.split(' ')[1])).toEqual([
      'anchor/duplicate',
    ]);
  });

  it('a shared section is there where it is put in', () => {
    const shared = { ending: 'sections:\n  - type: prose\n    paragraphs: See [it](/spring).\n' };
    const using = (dates: string) => pageText('Page', `${hero}  - type: shared\n    name: ending\n${dates}`);
    const spring = dated('from: 2026-03-01\n');
    expect(found(smallFolder({ spring, page: using('    from: 2026-03-01\n') }, { shared }))).toEqual([]);
    expect(found(smallFolder({ spring, page: using(''), other: using('    hidden: true\n') }, { shared }))).toEqual([
      'pages/_shared/ending.yaml:3 link/not-shown This link leads to the page `/spring`, which is not there before 2026-03-01.',
    ]);
  });

  it('what every page shows is always there', () => {
    const files = smallFolder({ contact: pageText('Contact', hero, 'until: 2027-01-01\n') });
    expect(found(files, '2026-01-01')).toEqual([
      expect.stringMatching(
        /^pages\/_site\.yaml:\d+ link\/not-shown From 2027-01-01 on, .*`\/contact`, which is gone then/,
      ),
    ]);
  });

  it('a redirect may begin where a page ends', () => {
    const site = '\nredirects:\n  /spring: /about\n';
    expect(found(smallFolder({ spring: dated('until: 2026-06-01\n') }, { site }))).toEqual([]);
    expect(found(smallFolder({ spring: dated('') }, { site }))[0]).toContain('redirect/from');
  });
});

describe('a main heading on every day', () => {
  const heroes = (first: string, second: string) =>
    pageText('Page', `  - type: hero\n    heading: One\n${first}  - type: hero\n    heading: Two\n${second}`);

  it('heroes that follow each other', () => {
    const page = heroes('    until: 2026-05-01\n', '    from: 2026-05-01\n');
    expect(found(smallFolder({ page }))).toEqual([]);
  });

  it('the page may be there for a time only', () => {
    const page = pageText('Page', '  - type: hero\n    heading: One\n    until: 2026-05-01\n', 'until: 2026-05-01\n');
    expect(found(smallFolder({ page }))).toEqual([]);
  });

  it('a section above it that is there for a time', () => {
    const page = pageText('Page', `  - type: prose\n    paragraphs: First.\n    from: 2026-05-01\n${hero}`);
    expect(found(smallFolder({ page }))).toEqual([
      'pages/page.yaml:7 shown/two-heroes From 2026-05-01 on, section 1 is shown above this `hero`, which belongs at the top of the page.',
    ]);
  });
});

it('a page may have the title of one that is gone before it comes', () => {
  const titles = (from: string) =>
    compileContent(
      smallFolder({ old: dated('until: 2026-05-01\n'), page: pageText('Spring', hero, `from: ${from}\n`) }),
      checker,
    ).diagnostics.flatMap(({ code, file }) => (code === 'title/duplicate' ? [file] : []));
  expect(titles('2026-05-01')).toEqual([]);
  expect(titles('2026-04-30')).toEqual(['pages/page.yaml']);
});

it('a group of fields of the same name is the block’s own', () => {
  const steps = (from: string) =>
    pageText(
      'Page',
      `${hero}  - type: steps
    from: ${from}
    items:
      - { title: One, text: It begins. }
      - { title: Two, text: It ends. }
`,
    );
  const at = (files: ReturnType<typeof smallFolder>) =>
    JSON.stringify(compileContent(files, checker, { at: Date.parse('2026-01-01') }).pages.at(-1)?.page?.sections[1]);
  expect(found(smallFolder({ page: steps('{ value: 22 days, label: by fax }') }))).toEqual([]);
  expect(at(smallFolder({ page: steps('{ value: 22 days, label: by fax }') }))).toContain('22 days');
  expect(found(smallFolder({ page: steps('2026-05-01') }))).toEqual([]);
  expect(at(smallFolder({ page: steps('2026-05-01') }))).toBeUndefined();
});

// `npm run test:long` goes through a thousand.
it('what passes is right on every day, and what is refused is wrong on the day that it names', () => {
  const { wrong, refused, passed } = compareLinks(8);
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(1);
  expect(passed).toBeGreaterThan(1);
});
