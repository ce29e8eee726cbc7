import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { bufferedLines, createSiteApp, SiteFolder } from '#builder/server';
import { type Order, Publisher, takeBack } from '#publishing';
import type { LoadFigures } from './load.ts';
import { writeManyPages } from './many-pages.ts';
import { median } from './run.ts';

/** How long it takes from the press until visitors see one changed word, and until they see the site of before again. */
type PublishFigures = { pages: number; publishSeconds: number; takeBackSeconds: number };

const author = { id: 'bench', name: 'Bench' };

/** Publishes a changed word and takes it back, `runs` times, on sites of so many pages. */
export async function benchPublish(sizes: readonly number[], runs: number): Promise<PublishFigures[]> {
  const figures: PublishFigures[] = [];
  for (const size of sizes) {
    const { folder, remove } = temporaryFolder('bench-publish-');
    try {
      const pages = writeManyPages(join(projectRoot, 'pages'), folder, size);
      figures.push({ pages: size, ...(await pressed(folder, pages, runs)) });
    } finally {
      remove();
    }
  }
  return figures;
}

async function pressed(root: string, pages: string, runs: number): Promise<Omit<PublishFigures, 'pages'>> {
  const publisher = await Publisher.open({ root, pages, studio: join(root, '.data/studio') });
  await publisher.update();
  const [publishTimes, takeBackTimes]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const order = changedWord(pages, `Run ${run}`);
    const started = performance.now();
    const outcome = await publisher.publish(order);
    const shown = performance.now();
    if (!('published' in outcome)) throw new Error(JSON.stringify(outcome));
    await takeBack(publisher, { name: outcome.published.name, author });
    publishTimes.push((shown - started) / 1000);
    takeBackTimes.push((performance.now() - shown) / 1000);
  }
  return { publishSeconds: median(publishTimes), takeBackSeconds: median(takeBackTimes) };
}

function changedWord(pages: string, title: string): Order {
  const page = readdirSync(pages).find((name) => /^[^_].*\.yaml$/.test(name)) ?? '';
  const base = readFileSync(join(pages, page), 'utf8');
  const mine = base.replace(/^title: .*/m, `title: ${title}`);
  return { title, author, overlay: { [page]: { base, mine } }, pictures: new Map() };
}

/** How long visitors wait at rest, and while the server that answers them publishes word after word of a site of so many pages. */
export async function benchVisitorsOfPublished(size: number): Promise<LoadFigures[]> {
  const { folder: root, remove } = temporaryFolder('bench-visitors-');
  try {
    const pages = writeManyPages(join(projectRoot, 'pages'), root, size);
    const publisher = await Publisher.open({ root, pages, studio: join(root, '.data/studio') });
    await publisher.update();
    const folder = await SiteFolder.open(publisher.releases.live);
    const server = createServer(createSiteApp({ folder, contact: undefined, log: bufferedLines(() => undefined) }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const visitors = fork(join(projectRoot, 'scripts/bench/visitors.ts'), [url]);
    const come = async (when: string): Promise<LoadFigures> => {
      visitors.send(when);
      const [figures] = await once(visitors, 'message');
      // The visitors send nothing else.
      return figures as LoadFigures;
    };
    try {
      const atRest = await come('at rest');
      const coming = come('while it publishes');
      let isOver = false;
      void coming.finally(() => {
        isOver = true;
      });
      for (let run = 0; !isOver; run += 1) {
        const outcome = await publisher.publish(changedWord(pages, `Under load ${run}`));
        if (!('published' in outcome)) throw new Error(JSON.stringify(outcome));
      }
      return [atRest, await coming];
    } finally {
      visitors.kill();
      server.closeAllConnections();
      server.close();
    }
  } finally {
    remove();
  }
}
