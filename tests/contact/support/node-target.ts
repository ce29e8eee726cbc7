import { mkdtempSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type ContactBackend, createContactBackend, localKey } from '../../../scripts/contact/index.ts';
import { Spool } from '../../../scripts/contact/spool/spool.ts';
import { recordingLog, siteConfig } from './fixtures.ts';
import { rateLimit, type Target } from './target.ts';

/** Serves a backend over HTTP on a free port. */
export async function listen(backend: ContactBackend): Promise<{ url: string; close(): Promise<void> }> {
  return new Promise((ready) => {
    const server = serve(
      {
        fetch: (request, { incoming }) => backend.fetch(request, incoming.socket.remoteAddress ?? ''),
        hostname: '127.0.0.1',
        port: 0,
      },
      ({ port }: AddressInfo) =>
        ready({
          url: `http://127.0.0.1:${port}`,
          close: () => new Promise((done) => server.close(() => done())),
        }),
    );
  });
}

/** The embedded backend in Node: the handler with the spool. */
export async function startNode(): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'contact-'));
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, rateLimit, siteConfig, trustProxy: true, log });
  const { url, close } = await listen(backend);
  const folder = join(dataDir, 'messages');
  return {
    url,
    key: localKey,
    origin: siteConfig.url,
    sentPage: '/contact#message-sent',
    kept: async () => {
      const kept = new Map<string, { status: string; message: Record<string, string> }>();
      for await (const { id, status, message } of new Spool(folder).messages(() => undefined))
        kept.set(id, { status, message });
      return kept;
    },
    breakStore: async () => {
      await rename(folder, `${folder}.away`);
      await writeFile(folder, 'not a folder');
    },
    repairStore: async () => {
      await rm(folder);
      await rename(`${folder}.away`, folder);
    },
    logText: () => log.lines.join('\n'),
    close: async () => {
      await backend.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
