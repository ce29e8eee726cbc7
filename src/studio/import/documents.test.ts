import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent, type MediaInfo, withTexts } from '#engine';
import { addressPart, isError } from '#kit/model';
import { googleDocuments } from '../../../tests/studio/documents/google-docs.ts';
import { webPages } from '../../../tests/studio/documents/web-pages.ts';
import { wordDocuments } from '../../../tests/studio/documents/word.ts';
import { convertDocument } from './convert.ts';
import { wordsIn } from './lost-words.ts';
import { documentPages } from './new-page.ts';
import { textsIn } from './texts-in.ts';

const folder = `${projectRoot}/schema/example-site`;
const site = readContent(projectRoot, folder, `${projectRoot}/schema/sample-public`);
const checker = loadChecker(projectRoot);
const kinds = { word: wordDocuments, docs: googleDocuments, web: webPages };

/** The mistakes of pages in a site that has these pictures, but that nobody has said what a picture shows. */
function mistakesOf(pages: readonly { path: string; text: string }[], pictures: readonly string[]): string[] {
  const media = new Map<string, MediaInfo>(
    pictures.map((name) => [name, { format: 'png', width: 40, height: 30, hash: name }]),
  );
  const texts = new Map(pages.map(({ path, text }) => [`${site.folder}${path}.yaml`, text]));
  const files = { ...withTexts(site, texts), media: new Map([...(site.media ?? []), ...media]) };
  const { diagnostics } = compileContent(files, checker);
  const own = diagnostics.filter((one) => isError(one) && texts.has(one.file) && one.code !== 'picture/alt');
  return own.map(({ line, message }) => `${line}: ${message}`);
}

/** All words of a document that somebody may miss, read in the plainest way: letters between the signs of XML and HTML. */
function sourceWords(kind: string, bytes: Uint8Array): string[] {
  if (kind !== 'word') {
    const html = kind === 'docs' ? strFromU8(unzipSync(bytes)['Document.html'] ?? bytes) : strFromU8(bytes);
    const body = (/<body[^>]*>([\s\S]*)/i.exec(html)?.[1] ?? html).replace(
      /<(script|style|noscript)\b[\s\S]*?<\/\1>|<a href="#cmnt[^>]*>[^<]*/gi,
      ' ',
    );
    const plain = body.replace(/<\/?(?:b|i|em|a|span|sup|strong|font)\b[^>]*>/gi, '').replace(/<[^>]*>/g, ' ');
    return wordsIn(plain.replace(/&\w+;/g, ' '));
  }
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /^word\/(?!styles|numbering).*\.xml$/.test(name));
  return parts.flatMap(([, part]) => {
    const xml = strFromU8(part).replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '');
    return xml
      .split(/<\/(?:w:p|a:p)>|<w:(?:br|tab|noBreakHyphen)\/>|<m:oMath>|<w:del\b|<\/w:del>/)
      .flatMap((paragraph) => {
        const letters = [...paragraph.matchAll(/<(?:w:t|m:t|a:t|w:delText)\b[^>]*>([^<]*)/g)].map(([, text]) => text);
        return wordsIn(
          letters
            .join('')
            .replace(/&#x00ad;|&#x200b;/g, '')
            .replace(/&\w+;/g, ' '),
        );
      });
  });
}

describe.each(Object.entries(kinds))('a document of %s', (kind, documents) => {
  it.each(Object.entries(documents))(
    '%s: becomes valid pages, and no word is lost without being named',
    async (name, bytes) => {
      const ending = { word: 'docx', docs: 'zip', web: 'html' }[kind];
      const { title, pages, pictures, told } = await convertDocument(`a-file.${ending}`, bytes, { mostColumns: 6 });
      const texts = documentPages({ path: '/new', title, pages }, 'bundle.schema.json');
      expect(
        mistakesOf(
          texts,
          pictures.map((picture) => picture.name),
        ),
      ).toEqual([]);
      const said = told.flatMap(({ says, words }) => [`# ${says}`, ...words.map((one) => `#   ${one}`)]);
      const text = [...texts.map((page) => page.text), said.join('\n')].join('\n');
      const there = new Set(
        [...texts.flatMap((page) => textsIn(parse(page.text))), ...said]
          .map((one) => one.replace(/\*/g, ''))
          .flatMap(wordsIn),
      );
      // The letters of two encodings and of quoted lines are looked at in what is expected.
      if (!/encoding|one file/.test(name))
        expect(sourceWords(kind, bytes).filter((word) => !there.has(word))).toEqual([]);
      await expect(`${text}\n`).toMatchFileSnapshot(
        `${projectRoot}/tests/studio/documents/expected/${kind}-${addressPart(name)}.yaml`,
      );
    },
  );
});
