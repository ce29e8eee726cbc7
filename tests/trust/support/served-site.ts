import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { contentPolicy, hostFiles, hostingOf, redirectsOf, withFilms } from '#builder/build';
import { createSiteApp, LimitedServer, SiteFolder } from '#builder/server';
import { senderGroups } from '#contact-function';
import { BodyBudget, builtContactText, type ContactBackend, contactFile } from '#contact-server';
import { siteConfig } from '../../contact/support/site-config.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { type RawResponse, request } from './raw-request.ts';

export const policy = contentPolicy({ scripts: ['run()'], styles: ['a{}'] });

export const redirects = [
  { from: '/old', to: '/about' },
  { from: '/old-faq.php', to: '/about#questions' },
  { from: '/away', to: 'https://example.org/there' },
  ...redirectsOf(
    {
      '/odd-1': { href: 'https://example.org/a"b;c}d{env.HOME}?e={$HOME}&f=$http_host&g=1+2#h', external: true },
      '/odd-2': { href: 'https://example.org/:splat/*(x)`y`?z=: w', external: true },
      '/odd-3': { href: '/files/a "b" #c\\d.pdf', external: false },
    },
    new Set(),
  ),
];

/** Where a film of the page /film comes from. */
export const playerOrigin = 'https://player.vimeo.com';

/** What the pages of the site say: long enough to be worth compressing. */
export const homeText = `<!doctype html><title>Home</title>${'<p>Home</p>'.repeat(50)}`;
export const aboutText = `<!doctype html><title>About</title>${'<p>About</p>'.repeat(50)}`;
export const missingText = `<!doctype html><title>Missing</title>${'<p>Oops! Page not found</p>'.repeat(20)}`;

/** Writes a small built site to a folder. */
export function writeBuiltSite(folder: string, about = aboutText): void {
  const texts: Record<string, string> = {
    'index.html': homeText,
    'about/index.html': about,
    'film/index.html': aboutText,
    'about/page.json': '{"page":{}}',
    '404.html': missingText,
    'assets/app-Ab12Cd34.js': 'export const start = () => 1;'.repeat(20),
    'images/über uns.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.webmanifest': '{}',
  };
  for (const [path, text] of Object.entries(texts)) {
    write(join(folder, path), text);
    write(join(folder, `${path}.br`), brotliCompressSync(text));
    write(join(folder, `${path}.gz`), gzipSync(text));
  }
  write(join(folder, 'fonts/sans-1.woff2'), Buffer.alloc(3000, 7));
  write(join(folder, 'report.pdf'), largeFile);
  const hosting = withFilms(hostingOf(policy, redirects), [{ path: '/film', films: [playerOrigin, 'self'] }]);
  for (const { path, content } of hostFiles(hosting)) write(join(folder, path), content);
  write(join(folder, contactFile), builtContactText({ config: siteConfig }));
}

/** More than the server holds in memory. */
export const largeFile = Buffer.from(Array.from({ length: 3 * 1024 * 1024 }, (_, index) => index % 251));

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A contact backend that answers with what it was asked. */
export const echoBackend: ContactBackend = {
  fetch: async (request, _connection, post) =>
    new Response(post ? post.content.whole() : await request.text(), {
      headers: { 'content-security-policy': "default-src 'none'; sandbox" },
    }),
  bodies: new BodyBudget(),
  senderOf: () => senderGroups('127.0.0.1'),
  adopt: () => undefined,
  languageOf: () => undefined,
  health: async () => true,
  close: async () => undefined,
};

export type ServedSite = { port: number; url: string; lines: string[]; close: () => void };

/** Serves a built site on a free port of the loopback address. `lines` is what it logs. */
export async function serveBuiltSite(
  folder: string,
  contact = echoBackend,
  mostConnections?: number,
): Promise<ServedSite> {
  const site = await SiteFolder.open(folder);
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line), flush: () => undefined };
  const server = new LimitedServer(
    createSiteApp({ folder: site, contact, log }),
    () => site.snapshot.hosting.headers,
    mostConnections,
  );
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, url: `http://127.0.0.1:${port}`, lines, close };
}

/** A site that is served while the tests of a file run, and how to ask it. */
export type SiteUnderTest = {
  /** A temporary folder; the built site is `dist` in it. */
  folder: string;
  port: () => number;
  get: (target: string, headers?: Record<string, string>) => Promise<RawResponse>;
  ask: (method: string, target: string, headers?: Record<string, string>) => Promise<RawResponse>;
};

/** Builds a site, serves it before the tests of a file and removes it after them. */
export function servedSite(): SiteUnderTest {
  const folder = temporaryFolder();
  let served: ServedSite | undefined;
  beforeAll(async () => {
    writeBuiltSite(join(folder, 'dist'));
    served = await serveBuiltSite(join(folder, 'dist'));
  });
  afterAll(() => {
    served?.close();
    removeFolder(folder);
  });
  const port = () => served?.port ?? 0;
  return {
    folder,
    port,
    get: (target, headers) => request(port(), target, headers),
    ask: (method, target, headers) => request(port(), target, headers, method),
  };
}
