import { mkdtempSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContactBackend, localKey, Spool } from '#contact-server';
import { recordingLog, siteConfig } from './fixtures.ts';
import { listen } from './listen.ts';
import { rateLimit, type Target } from './target.ts';

/** The embedded backend in Node: the handler with the spool. */
export async function startNode(): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'contact-'));
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, rateLimit, siteConfig, trustProxy: { hops: 1 }, log });
  const { url, close } = await listen(backend);
  const folder = join(dataDir, 'messages');
  return {
    url,
    key: localKey,
    origin: siteConfig.url,
    sentPage: '/contact#message-sent',
    kept: async () => {
      const kept = new Map<string, { status: string; message: Record<string, unknown> }>();
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
