import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { Inbox } from '#contact-server';
import { openParts, studioAddressOf, studioApp } from '#publishing';
import { readHosted } from '#studio/server';
import type { Editing, Editor } from './editors.ts';
import { writeManyPages } from './many-pages.ts';

type EditingFigures = { pages: number; people: number; savesPerSecond: number; p50Ms: number; p99Ms: number };

const people = 200;
const seconds = 30;

/** How long saves take while 200 people write at once, each in a draft, on a site of so many pages. */
export async function benchDrafts(size: number): Promise<EditingFigures[]> {
  const { folder: root, remove } = temporaryFolder('bench-drafts-');
  try {
    const pages = writeManyPages(join(projectRoot, 'pages'), root, size);
    const address = studioAddressOf(undefined, 4173);
    const parts = await openParts({
      inbox: new Inbox({ dataDir: join(root, 'data'), retentionDays: 90, mails: false }),
      address,
      preview: undefined,
      folders: { root, pages, publicFolder: join(root, 'public') },
      dataFolder: join(root, 'data'),
      sendMail: undefined,
      onPublished: () => undefined,
    });
    const names = readdirSync(pages).filter((name) => /^[^_].*\.yaml$/.test(name));
    // All of them change texts that lie in the folder, as they were seen.
    const { versions } = readHosted(parts.folders);
    const editors = Array.from({ length: people }, (_, number): Editor => {
      const mail = `p${number}@site.example`;
      const secret = parts.people.invite({ mail, role: 'editor', readsMessages: false });
      const person = parts.people.accept(secret, { name: `Person ${number}`, mail: '' });
      const name = names[number % names.length] ?? '';
      const draft = person && parts.drafts.begin(person.id, 'Draft');
      if (!person || !draft || 'refused' in draft) throw new Error('Nobody came in.');
      const { cookie, tab } = parts.sessions.begin(person.id, 'A browser');
      const file = `${basename(pages)}/${name}`;
      const version = versions.get(file) ?? '';
      const text = readFileSync(join(pages, name), 'utf8');
      return { cookie: `studio-session=${cookie}`, tab, draft: draft.id, file, version, text };
    });
    const server = createServer(getRequestListener(studioApp({ parts, files: pages }).fetch));
    // Who saves again finds the connection of before.
    server.keepAliveTimeout = 2000 * seconds;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const writing = fork(join(projectRoot, 'scripts/bench/editors.ts'));
    const { port } = server.address() as AddressInfo;
    writing.send({ port, host: address.host, origin: address.origin, seconds, editors } satisfies Editing);
    const [answer] = await once(writing, 'message');
    // The people send nothing else.
    const times = (answer as number[]).toSorted((a, b) => a - b);
    writing.kill();
    parts.feeds.close();
    server.closeAllConnections();
    server.close();
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return [{ pages: size, people, savesPerSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }];
  } finally {
    remove();
  }
}
