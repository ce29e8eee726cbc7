import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allFiles, type ContentFiles, compileContent } from '#engine';
import type { SourceFile } from '#kit/model';
import { someOf } from '../support/extent.ts';
import { checker, readSamples } from './support/samples.ts';

/** What only a file in YAML has: a field without quotes, a dash before an entry, an indent, the signs of a longer text. */
const ofYaml = /`(?:- |[A-Za-z]\w*:(?:`| )|\{ [a-z])|\bdash\b|\bindent|`[|>]-?`/i;

/** The samples whose file is no JSON once it is said in it, or where another file is spoken of. */
const isOther = (code: string) => /^(?:file|syntax|layout)\//.test(code);

it('a file in JSON is spoken to as JSON, whatever is wrong in it', () => {
  const samples = readSamples();
  const some = someOf(
    samples,
    samples.filter((_, index) => index % 3 === 0),
  );
  const wrong = some.flatMap(({ code, files, options }) => {
    const [first] = compileContent(files, checker, options).diagnostics;
    const source = allFiles(files).find(({ file }) => file === first?.file && file.endsWith('.yaml'));
    const data = source && dataOf(source);
    if (!source || data === undefined) return [];
    const json = { file: source.file.replace(/yaml$/, 'json'), text: JSON.stringify(data, null, 2) };
    const told = compileContent(withFile(files, source, json), checker, options).diagnostics;
    return told
      .filter(({ file, ...one }) => file === json.file && !isOther(one.code))
      .flatMap(({ message, help = '' }) => (ofYaml.test(`${message} ${help}`) ? [`${code}: ${message} ${help}`] : []));
  });
  expect(wrong).toEqual([]);
});

/** The data of a file that says one thing; nothing where it can't be read. */
function dataOf({ text }: SourceFile): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function withFile(files: ContentFiles, before: SourceFile, after: SourceFile): ContentFiles {
  const swapped = (one: SourceFile | undefined) => (one?.file === before.file ? after : one);
  const list = (all: readonly SourceFile[]) => all.flatMap((one) => swapped(one) ?? []);
  const [site, facts, theme] = [files.site, files.facts, files.theme].map(swapped);
  return { ...files, pages: list(files.pages), shared: list(files.shared), site, facts, theme };
}
