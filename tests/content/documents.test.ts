// @vitest-environment jsdom
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtContent, builtDocuments } from './built.ts';

/** What the first congestion window of TCP carries: ten segments of 1,460 bytes (RFC 6928). */
const firstWindow = 14_600;

/** Bytes that a page may take without its words, compressed: its styles and its one script. */
const mostFrame = 13_000;

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
    expect(documents.has('/')).toBe(true);
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

  it('carries little beside its own words, and is named where these take more than one round trip', ({ task }) => {
    const heavy = [...documents].flatMap(([path, html]) => {
      const frame = html.cloneNode(true) as Document;
      for (const own of frame.querySelectorAll('header, main, footer, script[type]')) own.remove();
      const bytes = gzipSync(frame.documentElement.outerHTML).length;
      expect(bytes, path).toBeLessThanOrEqual(mostFrame);
      const { size } = statSync(join(folder, path, 'index.html.br'));
      return size > firstWindow ? [`${path} (${size.toLocaleString('en')} bytes)`] : [];
    });
    if (heavy.length > 0)
      task.meta.note = `Heavier than one round trip, so seen later on a slow phone: ${heavy.join(', ')}.`;
  });
});
