// @vitest-environment jsdom
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { builtContent, builtDocuments } from './built.ts';

/** What the first congestion window of TCP carries: ten segments of 1,460 bytes (RFC 6928). */
const firstWindow = 14_600;

/** Bytes that a page may take without its words and its sheets, compressed: its one script, and what machines read of it. */
const mostBare = 1750;

/** Bytes, compressed, that a page and each of its elements may take beside what it says: tags, classes, roles. */
const mostOfBody = 800;
const mostPerElement = 2;

/** What of an element is ours. All else it says: words, and what an editor has chosen, such as a layout, or a picture with its measures. */
const ours =
  'class role type scope for name aria-hidden aria-haspopup aria-labelledby viewbox loading decoding fetchpriority autocomplete'.split(
    ' ',
  );

const folder = builtContent();
const documents = new Map(
  [...builtDocuments()].map(([path, html]) => [path, new DOMParser().parseFromString(html, 'text/html')]),
);

/** What a link within the site leads to that is not there, as one sentence; nothing where it is. */
function problemOf(href: string, from: string): string | undefined {
  const { pathname, hash, origin } = new URL(href, `http://site${from}`);
  if (origin !== 'http://site') return undefined;
  const path = decodeURI(pathname);
  const target = documents.get(path);
  if (!target) return existsSync(join(folder, path)) ? undefined : `${from}: there is nothing at ${path}`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || target.getElementById(id) ? undefined : `${from}: ${path} has no place ${hash}`;
}

describe('each page of pages/', () => {
  it('is one of at least one, the home page among them', () => {
    const { base = '/' } = JSON.parse(readFileSync(join(folder, '_hosting/site.json'), 'utf8'));
    expect(documents.has(base)).toBe(true);
  });

  it('leads somewhere with every link, picture and download', () => {
    const problems = [...documents].flatMap(([path, html]) =>
      [...html.querySelectorAll('a[href], img[src], link[href], source[srcset]')].flatMap((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return problemOf(address, path) ?? [];
      }),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('has a language, a title, a description and its own address', () => {
    for (const [path, html] of documents) {
      expect(html.documentElement.lang, path).not.toBe('');
      expect(html.title, path).not.toBe('');
      expect(html.querySelector('meta[name="description"]')?.getAttribute('content'), path).toBeTruthy();
      expect(html.querySelector('link[rel="canonical"]')?.getAttribute('href'), path).toMatch(new RegExp(`${path}$`));
    }
  });

  it('takes little beside what it says, and is named where that takes more than one round trip', async ({ task }) => {
    const heavy: string[] = [];
    // First of all: a server ends a connection that is still while this process compresses.
    const headers = new Map(
      await Promise.all([...documents.keys()].map(async (path) => [path, await headerBytes(path)] as const)),
    );
    for (const [path, html] of documents) {
      const file = join(folder, path, 'index.html');
      const { bare, sheets, said, elements } = partsOf(html);
      expect(bare, path).toBeLessThanOrEqual(mostBare);
      // Sites of many pages are compressed less: here each counts at its best.
      const body = packed(readFileSync(file)) - bare - sheets - said;
      expect(body, path).toBeLessThanOrEqual(mostOfBody + mostPerElement * elements);
      const total = statSync(`${file}.br`).size + (headers.get(path) ?? 0);
      if (total > firstWindow) heavy.push(`${path} (${total.toLocaleString('en')} bytes with its headers)`);
    }
    if (heavy.length > 0)
      task.meta.note = `Heavier than one round trip, so seen later on a slow phone: ${heavy.join(', ')}.`;
  });
});

/** The compressed bytes of a page without its words and sheets, of its sheets, and of what it says, and the number of elements that say it. */
function partsOf(html: Document): { bare: number; sheets: number; said: number; elements: number } {
  const frame = html.cloneNode(true) as Document;
  const own = [...frame.querySelectorAll('#root, script[type], title, meta[property], meta[name="description"]')];
  const elements = own.flatMap((part) => [part, ...part.querySelectorAll('*')]);
  const attributes = elements.flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => (ours.includes(name.toLowerCase()) ? [] : value)),
  );
  const said = [...own.map(({ textContent }) => textContent), ...attributes].join(' ');
  for (const part of own) part.remove();
  const sheets = [...frame.querySelectorAll('style')].reduce((sum, { textContent }) => sum + packed(textContent), 0);
  return {
    bare: packed(frame.documentElement.outerHTML) - sheets,
    sheets,
    said: packed(said),
    elements: elements.length,
  };
}

function packed(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

/** What the answer to a page takes before its first byte. */
async function headerBytes(path: string): Promise<number> {
  const { headers } = await fetch(inject('sites').content + path, { headers: { 'accept-encoding': 'br' } });
  return [...headers].reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
}
