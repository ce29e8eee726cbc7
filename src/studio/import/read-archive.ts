import { posix } from 'node:path';
import { Refusal } from '#engine/edit';
import type { ReadDocument } from './document.ts';
import { htmlText, readPage } from './read-page.ts';
import { readWord } from './read-word.ts';
import { unpack } from './unpack.ts';

/** Reads an archive: a document of Word is one, and so is what Google Docs saves as a page of the web. Throws Refusal. */
export async function readArchive(bytes: Uint8Array): Promise<ReadDocument> {
  const isPicture = (name: string) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name);
  const isPage = (name: string) => /\.html?$/i.test(name) && !name.startsWith('__MACOSX/');
  const pages = unpack(bytes, isPage);
  const [page, ...others] = pages;
  if (!page) return readWord(bytes);
  if (others.length > 0)
    throw new Refusal(`There are ${pages.size} pages in this archive. Unpack it, and choose one of them.`);
  const [name, html] = page;
  const pictures = unpack(bytes, isPicture);
  return readPage(htmlText(html), {
    // Names in an archive are looked up and never followed.
    fileAt: (address) => pictures.get(posix.join(posix.dirname(name), decoded(address))),
  });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
