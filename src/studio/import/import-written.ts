import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { insideOf, UsageError } from '#builder/base';
import { changeContent, contentFolder } from '#builder/change';
import { mediaFolder } from '#engine/base';
import { newPages } from '#engine/refactor';
import { addressPart } from '#kit/model';
import { takePicture } from '../server/take-picture.ts';
import type { Imported } from './convert.ts';
import { importDocument } from './import-document.ts';
import { documentPages } from './new-page.ts';
import { sectionSize } from './section-size.ts';
import { mapTexts } from './texts-in.ts';
import { mostBytes, tooLarge } from './unpack.ts';

/** `from` is the folder that the command was called in, `pages` that of the content. */
type Options = { pages: string; isDryRun: boolean; from: string };

/**
 * Makes a page of a document of Word, Google Docs or the web, and puts its pictures into `_media`: all of it, or nothing. Returns what to
 * tell the editor. Throws UsageError.
 */
export async function importWritten(file: string, address: string | undefined, options: Options): Promise<string> {
  const { pages: shown, isDryRun, from } = options;
  const folder = contentFolder(shown);
  const path = resolve(from, file);
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file \`${file}\`.`);
  if (statSync(path).size > mostBytes) throw new UsageError(tooLarge);
  const bytes = readFileSync(path);
  const read = await importDocument({ name: basename(path), bytes, beside: filesBeside(path, bytes) });
  if ('refused' in read) throw new UsageError(`${read.refused}\nNothing was written.`);
  const { title } = read;
  const wanted = `/${(address ?? addressPart(title)).replace(/^\/|\.ya?ml$/g, '')}`;
  const taken: string[] = [];
  try {
    const names = isDryRun ? new Map<string, string>() : takeAll(read, folder, taken);
    const pages = mapTexts(read.pages, (text) => names.get(text) ?? text);
    // A page in a folder finds the schema one folder further up.
    const schema = `${'../'.repeat(wanted.split('/').length - 1)}schema/bundle.schema.json`;
    const made = changeContent(shown, (site) => newPages(site, documentPages({ path: wanted, title, pages }, schema)), {
      isDryRun,
    });
    return [made, '', ...reportLines(read)].join('\n');
  } catch (error) {
    // What was put there a moment ago, and nothing else.
    for (const name of taken) rmSync(insideOf(folder, `${mediaFolder}/${name}`), { force: true });
    throw error;
  }
}

/** Puts all pictures into `_media`; `taken` are those that were not there before. Returns their names there. */
function takeAll({ pictures }: Imported, pages: string, taken: string[]): Map<string, string> {
  return new Map(
    pictures.map(({ name, bytes }) => {
      const picture = takePicture(name, Buffer.from(bytes), { pages });
      if ('refused' in picture) throw new UsageError(`${picture.refused}\nNothing was written.`);
      if (picture.isNew) taken.push(picture.name);
      return [name, picture.name];
    }),
  );
}

/** What a saved page shows that lies beside it, by its address there: files below its own folder, and no link. */
function filesBeside(page: string, bytes: Buffer): [string, Uint8Array][] {
  if (!/\.html?$/i.test(page)) return [];
  const addresses = [...bytes.toString('latin1').matchAll(/\bsrc\s*=\s*["']([^"'#?:]+)["']/gi)].map(
    ([, address = '']) => address,
  );
  let room = mostBytes;
  return [...new Set(addresses)].flatMap((address): [string, Uint8Array][] => {
    const parts = decoded(address)
      .split('/')
      .filter((part) => part !== '' && part !== '.');
    const file = join(dirname(page), ...parts);
    const found = parts.includes('..') ? undefined : lstatSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > room) return [];
    room -= found.size;
    return [[address, readFileSync(file)]];
  });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What has become of the document, and what came otherwise or not at all. */
function reportLines({ pages, told }: Imported): string[] {
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => {
      const heading = typeof section['heading'] === 'string' ? ` "${section['heading']}"` : '';
      const size = sectionSize(section);
      return `  ${section.type}${heading}${size && `, ${size}`}`;
    }),
  );
  const otherwise = told.flatMap(({ says, words }) => [`  ${says}`, ...words.map((one) => `    ${one}`)]);
  return [
    'What became of the document:',
    ...sections,
    ...(otherwise.length > 0 ? ['', 'What came otherwise, or not at all:', ...otherwise] : []),
  ];
}
