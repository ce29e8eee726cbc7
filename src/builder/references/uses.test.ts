import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileContent, whereUsed } from '#engine';
import { formatWhereUsed } from '#engine/report';
import { runScript } from '../../../tests/support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { readContent } from '../files/read-content.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { askedContent } from './asked.ts';
import { factUses, pageUses } from './uses.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 3);
afterAll(() => removeFolder(folder));

const page = (title: string, sections: string) =>
  `title: ${title}\ndescription: A page of a small site that is only there to refer to others in many ways.\nsections:\n${sections}`;

beforeAll(() => {
  writeFileSync(join(pages, '_facts.yaml'), `${readFileSync(join(pages, '_facts.yaml'), 'utf8')}${fact}`);
  mkdirSync(join(pages, '_shared'), { recursive: true });
  writeFileSync(
    join(pages, '_shared/ending.yaml'),
    'sections:\n  - type: prose\n    paragraphs: |\n      Read ((facts.parts)) parts, as [page 1](/page-1) says.\n',
  );
  writeFileSync(
    join(pages, 'referring.yaml'),
    page(
      'A page that refers to others',
      `  - type: hero
    heading: Refers
    text: To [one](/page-1) and [again](/page-1), of ((facts.parts)).
  - type: call-to-action
    heading: And so on
    buttons:
      - label: Go there
        action: { link: /page-1 }
  - type: shared
    name: ending
`,
    ),
  );
  writeFileSync(
    join(pages, 'ending.yaml'),
    page('A page with the ending', '  - type: hero\n    heading: End\n  - type: shared\n    name: ending\n'),
  );
});

const fact = `
parts:
  value: three
  meaning: How many parts there are.
  source: Counted
  checked: 2026-01-01
`;

/** The lines of an answer that name a place, without the folder. */
function placesIn(answer: string): string[] {
  return answer.split('\n').flatMap((line) => /^ {2}\S*\/pages\/(\S+) /.exec(line)?.[1] ?? []);
}

it('names every place that links to a page, in texts, buttons and shared sections, and who sees it', () => {
  const answer = pageUses('/page-1', pages);
  expect(placesIn(answer)).toEqual(['referring.yaml:6', 'referring.yaml:11', '_shared/ending.yaml:3']);
  expect(answer).toContain('Referring, section 2 (call-to-action "And so on"), button 1');
  expect(answer).toContain('Visitors see this on 2 pages: /ending, /referring');
  expect(pageUses('page-1', pages)).toBe(answer);
});

it('names the places that show a figure', () => {
  const answer = factUses('parts', pages);
  expect(placesIn(answer)).toEqual(['referring.yaml:6', '_shared/ending.yaml:3']);
  expect(factUses('((facts.parts))', pages)).toBe(answer);
  expect(pageUses('facts.parts', pages)).toBe(answer);
});

it('names the pages that use a shared section', () => {
  expect(placesIn(pageUses('_shared/ending', pages))).toEqual(['ending.yaml:7', 'referring.yaml:13']);
});

const opening = page(
  'A page that opens a form',
  `  - type: hero
    heading: Opening
    buttons:
      - label: Write
        action: { dialog: inquiry }
      - label: Read
        action: { download: /papers/report.pdf }
  - type: tabs
    items:
      - label: One
        sections:
          - { type: contact-cards, heading: And, form: inquiry, items: [{ title: A, text: B., inquiryType: pilot, button: Go }] }
      - label: Two
        sections: [{ type: prose, paragraphs: Nothing. }]
`,
).replace('sections:', 'from: 2999-05-01\nsections:');

it('names the places that open a form or lead to a file, and the pages that visitors don’t get now', () => {
  const place = writeSmallSite(join(folder, 'other'), 1);
  writeFileSync(join(place, 'opening.yaml'), opening);
  mkdirSync(join(folder, 'public/papers'), { recursive: true });
  writeFileSync(join(folder, 'public/papers/report.pdf'), '');
  const files = readContent(folder, place, join(folder, 'public'));
  const content = compileContent(files, loadChecker(projectRoot));
  const ask = (written: string) => {
    const { target, shown } = askedContent(written, content.context);
    return formatWhereUsed(shown, whereUsed(content, target));
  };
  const form = ask('forms/inquiry');
  expect(placesIn(form)).toEqual(expect.arrayContaining(['opening.yaml:9', 'opening.yaml:16']));
  expect(form).toContain('/opening (from 2999-05-01)');
  const file = ask('/papers/report.pdf');
  expect(placesIn(file)).toEqual(['opening.yaml:11']);
  expect(file).toContain('Visitors see this on 1 page: /opening (from 2999-05-01)');
  expect(ask('public/papers/report.pdf')).toBe(file);
  expect(() => ask('report.pdf')).toThrow('Did you mean `/papers/report.pdf`?');
  expect(() => ask('/nothing.svg')).toThrow(/There is no file `\/nothing.svg` in the folder `public`\.$/);
});

it('takes an address as a browser shows it, and a section by its name', () => {
  const answer = pageUses('/page-1', pages);
  for (const pasted of ['/PAGE-1', '/page-1/', 'http://127.0.0.1:4173/page-1', 'https://sample.example/page-1?a=b'])
    expect(pageUses(pasted, pages)).toBe(answer);
  expect(() => pageUses('https://elsewhere.example/page-1', pages)).toThrow(UsageError);
  writeFileSync(
    join(pages, 'leading.yaml'),
    page('A page that leads to a section', '  - type: hero\n    heading: H\n    text: "[More](/#more) of [it](/)."\n'),
  );
  expect(placesIn(pageUses('/#more', pages))).toEqual(['leading.yaml:6']);
  expect(() => pageUses('/#mroe', pages)).toThrow('Did you mean `more`?');
});

it('says so where nothing refers to a page', () => {
  expect(pageUses('/page-3', pages)).toBe('The page `/page-3` is used nowhere.');
});

it('refuses unknown names, with the nearest one', () => {
  expect(() => pageUses('/pgae-1', pages)).toThrow(UsageError);
  expect(() => pageUses('/pgae-1', pages)).toThrow('Did you mean `/page-1`?');
  expect(() => pageUses('_shared/endign', pages)).toThrow(
    'There is no shared section `endign`. Did you mean `ending`?',
  );
  expect(() => factUses('prats', pages)).toThrow('Did you mean `facts.parts`?');
});

it.runIf(isThorough)(
  'answers from the command line',
  async () => {
    expect(await runScript('page', ['uses', '/page-1', '--pages', pages])).toMatchObject({ code: 0, stderr: '' });
    expect(await runScript('facts', ['uses', 'parts', '--pages', pages])).toMatchObject({ code: 0, stderr: '' });
    expect(await runScript('facts', ['parts'])).toMatchObject({ code: 2, stdout: '' });
  },
  240_000,
);

it('an original is used where a page shows it, in either theme', () => {
  writeFileSync(
    join(pages, 'shown.yaml'),
    page(
      'A page with a picture',
      '  - type: hero\n    heading: A boat\n    picture: { file: harbour.svg, dark: harbour-at-night.svg, alt: A boat }\n',
    ),
  );
  const files = readContent(folder, pages, join(folder, 'public'));
  const content = compileContent(files, loadChecker(projectRoot));
  for (const name of ['harbour.svg', 'harbour-at-night.svg']) {
    const { target } = askedContent(`pages/_media/${name}`, content.context);
    expect(whereUsed(content, target)).toMatchObject({ references: [{ line: 6 }], shownOn: ['/shown'] });
  }
});
