import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, type ContentFiles, compileContent, withTexts } from '#engine';
import { checker } from './support/samples.ts';

const folder = join(projectRoot, 'schema/sample-site');
const site = readContent(projectRoot, folder, join(folder, '_public'));

/** What is told of the sample site with words of one of its files replaced, which must be there. */
function said(name: string, from: string, to: string, given: ContentFiles = site): string[] {
  const file = `schema/sample-site/${name}.yaml`;
  const text = allFiles(given).find((source) => source.file === file)?.text ?? '';
  if (!text.includes(from)) throw new Error(`${name} has no ${from}.`);
  const files = withTexts(given, new Map([[file, text.replace(from, to)]]));
  return compileContent(files, checker, { now: Date.parse('2026-06-01') }).diagnostics.map(
    ({ file: where, line, severity, code }) =>
      `${where.slice(folder.length - projectRoot.length)}:${line} ${severity} ${code}`,
  );
}

describe('is told', () => {
  it('a kind of inquiry that a form says and that is not there', () => {
    expect(said('_site', 'inquiryType: repair', 'inquiryType: repairing')).toEqual([
      '/_site.yaml:161 error inquiry/unknown',
    ]);
  });

  it('what ends before it begins', () => {
    expect(said('_site', 'from: 2026-05-02', 'from: 2026-05-02\n    until: 2026-05-01')).toEqual([
      '/_site.yaml:62 error shown/never',
    ]);
  });

  it('a figure that was changed in the original alone', () => {
    expect(said('_facts', '1,900', '2,100')).toEqual(['/es/_facts.yaml:7 note translation/changed']);
  });
});

describe('is told as HTML', () => {
  it.each(['Tom &amp; Ann', 'Open&nbsp;day', 'in bold</b>', '<u>now</u>'])('%s', (heading) => {
    const page = site.pages.find(({ file }) => file.endsWith('sample-site/care.yaml'));
    const changed = `${page?.text ?? ''}\n  - type: prose\n    heading: "${heading}"\n    paragraphs: Signs.\n`;
    const files = withTexts(site, new Map([[page?.file ?? '', changed]]));
    expect(compileContent(files, checker).diagnostics.map(({ code }) => code)).toContain('text/html');
  });
});

describe('is no mistake', () => {
  it.each([
    'If a<b and b>c then a<c, and <3 to all.',
    'x < y, i <p and p> q, a -> b, 5 < 7 > 3, s<u>t',
    'Write to <hello@fettle.example> or call.',
  ])('%s', (text) => {
    const page = site.pages.find(({ file }) => file.endsWith('sample-site/care.yaml'));
    const changed = `${page?.text ?? ''}\n  - type: prose\n    heading: Signs\n    paragraphs: "${text}"\n`;
    const files = withTexts(site, new Map([[page?.file ?? '', changed]]));
    const codes = compileContent(files, checker).diagnostics.map(({ code }) => code);
    expect(codes).not.toContain('text/html');
  });

  it('a list of nothing, where that means that nothing is set', () => {
    expect(said('_site', 'languages: [en, es]', 'languages: [en, es]\nredirects: {}')).toEqual([]);
  });

  it('a radius of 0', () => {
    const theme = site.theme?.text ?? '';
    expect(theme).toContain('md:');
    const files = withTexts(site, new Map([[site.theme?.file ?? '', theme.replace(/md: .*/, 'md: 0')]]));
    expect(compileContent(files, checker).diagnostics).toEqual([]);
  });

  it('a letter with an accent, as macOS writes it in names of files', () => {
    const publicFiles = new Map([...site.publicFiles, ['/files/u\u0308bersicht.pdf', { size: 10 }] as const]);
    const files = { ...site, publicFiles };
    expect(said('prices', '/files/prices.pdf', '/files/\u00fcbersicht.pdf', files)).toEqual(
      said('prices', '/files/prices.pdf', '/files/u\u0308bersicht.pdf', files),
    );
  });
});
