import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, stringify, type ToStringOptions } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent, samplePublicFolder } from '#builder/files';
import { type ContentFiles, compileContent, decodeSource } from '#engine';
import type { Diagnostic, SourceFile } from '#kit/model';
import { specification } from '../specification/folders.ts';
import { checker, sampleFiles } from './support/samples.ts';

const frozen = readContent(projectRoot, specification.pages, specification.public);
const alarms = (files: ContentFiles) =>
  compileContent(files, checker).diagnostics.filter(({ severity }) => severity !== 'note');

function alarmsOf(change: (source: SourceFile) => string): Diagnostic[] {
  return alarms({ ...frozen, pages: frozen.pages.map((source) => ({ file: source.file, text: change(source) })) });
}

type Style = ToStringOptions;

/** The data of a page in one style of YAML. */
function inStyle(text: string, options: Style): string {
  return stringify(parse(text), { lineWidth: 100, ...options });
}

describe('nothing wrong is found in what is right', () => {
  it('the frozen pages', () => {
    expect(alarms(frozen)).toEqual([]);
  });

  it('the frozen pages with a byte order mark and CRLF', () => {
    const pages = frozen.pages.map(({ file, text }) =>
      decodeSource(file, Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)),
    );
    expect(alarms({ ...frozen, pages: pages.flatMap((page) => ('text' in page ? [page] : [])) })).toEqual([]);
  });

  it('the frozen pages in JSON', () => {
    expect(alarmsOf(({ text }) => JSON.stringify(parse(text), null, 2))).toEqual([]);
    expect(alarmsOf(({ text }) => JSON.stringify(parse(text)))).toEqual([]);
  });

  const styles: Record<string, Style> = {
    block: {},
    'with four spaces': { indent: 4 },
    'lists in line with their names': { indentSeq: false },
    folded: { blockQuote: 'folded', defaultStringType: 'BLOCK_FOLDED', defaultKeyType: 'PLAIN' },
    literal: { blockQuote: 'literal', defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' },
    'double quotes': { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
    'single quotes': { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' },
    'no line breaks': { lineWidth: 0 },
    'short lines': { lineWidth: 40 },
  };
  for (const [name, options] of Object.entries(styles)) {
    it(`the frozen pages, ${name}`, () => {
      expect(alarmsOf(({ text }) => inStyle(text, options))).toEqual([]);
    });
  }

  it('the frozen pages in one flow', () => {
    expect(
      alarmsOf(({ text }) => {
        const document = parseDocument(text);
        if (document.contents && 'flow' in document.contents) document.contents.flow = true;
        return document.toString({ lineWidth: 0 });
      }),
    ).toEqual([]);
  });

  it('the examples of the blocks', () => {
    const sample = readContent(
      projectRoot,
      join(projectRoot, 'schema/example-site'),
      join(projectRoot, samplePublicFolder),
    );
    const blocks = readdirSync(join(projectRoot, 'src/kit/blocks'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const pages = blocks.flatMap(({ name: type }): SourceFile[] => {
      const examples = parse(
        readFileSync(join(projectRoot, 'src/kit/blocks', type, 'examples.yaml'), 'utf8'),
      ) as Record<string, { block: unknown }>;
      return Object.entries(examples).map(([name, { block }]) => ({
        file: `pages/${type}-${name}.yaml`,
        text: stringify({
          title: `Example ${type} ${name}`,
          description: name,
          sections: type === 'hero' ? [block] : [{ type: 'hero', heading: name }, block],
        }),
      }));
    });
    expect(alarms({ ...sample, pages: [...sample.pages, ...pages] })).toEqual([]);
  });

  it('comments, dates without quotes, and signs in texts', () => {
    const text = `# A comment. "Quotes", 'quotes' and: colons
title: Questions people ask            # the browser tab and search results
description: Prices (2025-09-30), 5 * 3 = 15, a/b, C#, 100 %, e-mail@example.org & more – "all of it".  # two spaces
sections:
  - type: hero
    id: top  # /page#top
    heading: It's what people's plans say
    text: A *word*, a **bold one**, [a link](/about), 3 < 5, and 7:30 in the morning - see (below).
  - type: articles
    filters: working   # or inert
    items:
      - title: 'Don''t panic'
        excerpt: "Said the plan: \\"yes\\""
        date: 2025-09-30
        readTime: 6 min read # about
        category: Policy
        link: '#top'
  - type: prose
    paragraphs: |
      First paragraph, with a colon: here.

      Second one: 1. not a list, - not one either.
    points: [one, "two, three", 'four: five']
`;
    const files = sampleFiles('');
    expect(
      alarms({
        ...files,
        pages: files.pages.map((source) =>
          source.file === 'pages/page.yaml'
            ? { file: source.file, text: text.replace('id: top', 'id: cards').replace("#top'", "#cards'") }
            : source,
        ),
      }),
    ).toEqual([]);
  });
});

it('a misspelt heading is one message, without a note that the heading is missing', () => {
  const pages = frozen.pages.map(({ file, text }) => ({
    file,
    text: file.endsWith('/home.yaml') ? text.replace('    heading:', '    headng:') : text,
  }));
  const added = (files: ContentFiles) =>
    compileContent(files, checker).diagnostics.filter(({ file }) => file.endsWith('/home.yaml'));
  const before = added(frozen).map(({ code }) => code);
  expect(added({ ...frozen, pages }).map(({ code }) => code)).toEqual(['field/unknown', ...before]);
});
