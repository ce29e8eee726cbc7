// @vitest-environment jsdom
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { builtContent, builtDocuments } from './built.ts';

/** What the first congestion window of TCP carries: ten segments of 1,460 bytes (RFC 6928). */
const firstWindow = 14_600;

/** Bytes that a page may take without its words, compressed: its one script, the sheet that all pages share, and what machines read. */
const mostFrame = 7500;

/** Bytes of each further sheet, compressed, with its hash in the policy. */
const mostOfSheet = 1250;

/** Bytes, compressed, that an element may take beside what it says: its tags, its class, the role that it has. */
const mostPerElement = 4;

/** What elements say: words, and what an editor has chosen, such as a picture with its measures. */
const saying = ['href', 'src', 'srcset', 'width', 'height', 'alt', 'aria-label', 'id', 'd', 'content'];

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
    for (const [path, html] of documents) {
      const file = join(folder, path, 'index.html');
      const { frame, said, elements } = partsOf(html);
      const furtherSheets = html.querySelectorAll('style').length - 1;
      expect(frame, path).toBeLessThanOrEqual(mostFrame + mostOfSheet * furtherSheets);
      // Sites of many pages are compressed less: here each counts at its best.
      expect(packed(readFileSync(file)), path).toBeLessThanOrEqual(frame + said + mostPerElement * elements);
      const total = statSync(`${file}.br`).size + (await headerBytes(path));
      if (total > firstWindow) heavy.push(`${path} (${total.toLocaleString('en')} bytes with its headers)`);
    }
    if (heavy.length > 0)
      task.meta.note = `Heavier than one round trip, so seen later on a slow phone: ${heavy.join(', ')}.`;
  });
});

/** The compressed bytes of a page without its words, those of what it says, and the number of elements that say it. */
function partsOf(html: Document): { frame: number; said: number; elements: number } {
  const frame = html.cloneNode(true) as Document;
  const own = [...frame.querySelectorAll('#root, script[type], title, meta[property], meta[name="description"]')];
  const elements = own.flatMap((part) => [part, ...part.querySelectorAll('*')]);
  const attributes = elements.flatMap((element) => saying.map((name) => element.getAttribute(name) ?? ''));
  const said = [...own.map(({ textContent }) => textContent), ...attributes].join(' ');
  for (const part of own) part.remove();
  return { frame: packed(frame.documentElement.outerHTML), said: packed(said), elements: elements.length };
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
