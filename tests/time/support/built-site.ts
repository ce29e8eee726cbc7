import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildSite } from '#builder/build';
import { filesAt } from '#builder/server';
import { type DatedRow, datedRows, datedWords, hiddenWords } from './dated-site.ts';

type Folders = { pages: string; publicFolder: string };

/** Builds a site for a time. Throws where it has a mistake. */
export async function buildAt(folders: Folders, out: string, at: string): Promise<void> {
  const { diagnostics, isBuilt } = await buildSite({ ...folders, out, at });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(isBuilt).toBe(true);
}

/** What a site shows at a time of the table. */
export function rowAt(time: string): DatedRow {
  const row = datedRows.find(({ at }) => at === time);
  if (!row) throw new Error(`${time} is not in the table.`);
  return row;
}

/** What stands in the files of a site at a time; how it is served is compared without the name of its plan. */
export async function contentsAt(out: string, time: string): Promise<Map<string, string>> {
  const { files } = await filesAt(out, Date.parse(time));
  const read = (file: string) => readFileSync(file, 'latin1').replace(/,\n {2}"coming": "\w+"/, '');
  return new Map([...files].map(([path, file]): [string, string] => [path, read(file)]).sort());
}

/** The files of a built site by their path, compressed forms left out. */
export function builtFiles(out: string): Map<string, string> {
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')]));
}

/** Expects that a built site shows what a row of the table says, in every one of its files, and nothing else. */
export function expectRow(out: string, { pages, words }: DatedRow): void {
  const files = builtFiles(out);
  const expected = pages.split(' ');
  const documents = [...files.keys()].flatMap((path) => /^(.*?)\/?index\.html$/.exec(path)?.[1] ?? []);
  expect(documents.map((path) => `/${path}`).sort()).toEqual(expected);
  const sitemap = files.get('sitemap.xml') ?? '';
  expect([...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path).sort()).toEqual(
    expected,
  );
  const text = [...files.values()].join('\n');
  expect(datedWords.filter((word) => text.includes(word)).join(', ')).toBe(words);
  expect(hiddenWords.filter((word) => text.includes(word))).toEqual([]);
  const feed = files.get('feed.xml') ?? '';
  expect(datedWords.filter((word) => feed.includes(word))).toEqual(
    words.split(', ').filter((word) => / news$/.test(word)),
  );
  const documentsOf = ['draft.pdf', 'due.pdf', 'open.pdf'].filter((file) => files.has(file));
  expect(documentsOf).toEqual(expected.includes('/spring') ? ['due.pdf', 'open.pdf'] : ['open.pdf']);
}
