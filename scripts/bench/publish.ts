import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { Publisher, takeBack } from '#publishing';
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
  const page = readdirSync(pages).find((name) => /^[^_].*\.yaml$/.test(name)) ?? '';
  const [publishTimes, takeBackTimes]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const base = readFileSync(join(pages, page), 'utf8');
    const mine = base.replace(/^title: .*/m, `title: Run ${run}`);
    const order = { title: `Run ${run}`, author, overlay: { [page]: { base, mine } }, pictures: new Map() };
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
