import { describe, expect, it } from 'vitest';
import type { ContentsEntry, Page } from '#kit/model';
import { checker, pageText, twoLanguages } from '../../../../tests/languages/support/two-languages.ts';
import { type CompiledContent, compileContent } from '../../pipeline.ts';

const table = '  - { type: contents, heading: On this page }\n';
const prose = (heading: string, more = '') => `  - { type: prose, heading: ${heading}, paragraphs: Words.${more} }\n`;
const tabs = `  - type: tabs
    heading: Views
    items:
      - { label: One, sections: [{ type: prose, heading: Inner, paragraphs: Words. }] }
      - { label: Two, sections: [{ type: prose, id: second, heading: Other, paragraphs: Words. }] }
`;

type Given = Parameters<typeof twoLanguages>[0];
const compiled = (sections: string, { at, ...more }: Given & { at?: string } = {}): CompiledContent =>
  compileContent(
    twoLanguages({ ...more, pages: { about: pageText('About', sections), ...more.pages } }),
    checker,
    at === undefined ? {} : { at: Date.parse(at) },
  );
const pageAt = (content: CompiledContent, path: string): Page | undefined =>
  content.pages.find(({ page }) => page?.path === path)?.page;
const entriesAt = (content: CompiledContent, path = '/about'): readonly ContentsEntry[] => {
  const found = pageAt(content, path)?.sections.find(({ type }) => type === 'contents');
  return found && 'entries' in found ? (found.entries as ContentsEntry[]) : [];
};
const idsAt = (content: CompiledContent, path = '/about') =>
  pageAt(content, path)?.sections.map((section) => ('id' in section ? section.id : undefined));

describe('a table of contents', () => {
  it('leads to what has a heading, by its `id` or one made of the heading; what stands in tabs is below them', () => {
    const none = '  - { type: prose, paragraphs: Words. }\n';
    const content = compiled(table + prose('¿Qué cuesta?') + none + tabs + prose('Hours', ', id: when'));
    expect(entriesAt(content)).toEqual([
      { id: 'que-cuesta', heading: '¿Qué cuesta?', inner: [] },
      {
        id: 'views',
        heading: 'Views',
        inner: [
          { id: 'inner', heading: 'Inner', inner: [] },
          { id: 'second', heading: 'Other', inner: [] },
        ],
      },
      { id: 'when', heading: 'Hours', inner: [] },
    ]);
    expect(idsAt(content)).toEqual([undefined, undefined, 'que-cuesta', undefined, 'views', 'when']);
  });

  it('gives each section a name of its own, none that the page or an editor has given', () => {
    const headings = ['Prices', 'Prices', 'Content', '"2027"', 'Цены'].map((heading) => prose(heading));
    const content = compiled(table + headings.join('') + prose('Last', ', id: prices'));
    expect(entriesAt(content).map(({ id }) => id)).toEqual([
      'prices-2',
      'prices-3',
      'content-2',
      'section-2027',
      'section',
      'prices',
    ]);
  });

  it('lists what is shown on a day, and shared sections, which stay as they are on other pages', () => {
    const dated = `${prose('Winter', ', until: 2026-03-01')}${prose('Spring', ', from: 2026-03-01')}${prose('Never', ', hidden: true')}`;
    const sections = `${table}${dated}  - { type: shared, name: hours }\n`;
    const shared = { hours: `sections:\n${prose('Hours')}` };
    const other = pageText('Contact', '  - { type: shared, name: hours }\n');
    const headings = (at: string) => {
      const content = compiled(sections, { at, shared, pages: { contact: other } });
      expect(idsAt(content, '/contact')).toEqual([undefined, undefined]);
      return entriesAt(content).map(({ heading }) => heading);
    };
    expect(headings('2026-02-01')).toEqual(['Winter', 'Hours']);
    expect(headings('2026-04-01')).toEqual(['Spring', 'Hours']);
  });

  it('is in the language of its page, with what placeholders stand for', () => {
    const content = compiled('', { pages: { 'es/about': pageText('Acerca', table + prose('((product)) y usted')) } });
    expect(entriesAt(content, '/es/about')).toEqual([{ id: 'sample-y-usted', heading: 'Sample y usted', inner: [] }]);
  });

  it.each([
    '  - type: stats\n    heading: One\n    \n',
    '  - { type: tabs, heading: [One], items: }\n',
    '  - type: tabs\n    items:\n      - lab\n',
    '  - { type: prose, heading: 3, id: [4] }\n  -\n',
  ])('takes whatever stands in a section with a mistake: %j', (odd) => {
    expect(entriesAt(compiled(table + prose('Prices') + odd)).map(({ id }) => id)).toContain('prices');
  });

  it('changes nothing of a page without one, and is noted where it has nothing to list', () => {
    expect(idsAt(compiled(prose('Prices')))).toEqual([undefined, undefined]);
    const codes = compiled(table).diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);
    expect(codes).toContain('pages/about.yaml:5 contents/empty');
    const whole = compiled(table + prose('Prices')).diagnostics.map(({ code }) => code);
    expect(whole).not.toContain('contents/empty');
  });
});
