import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { createPipeline } from '#studio/worker';
import { specification } from '../specification/folders.ts';
import { writtenOtherwise } from '../studio/support/written-otherwise.ts';
import { writeSmallSite } from '../support/content.ts';
import { someOf } from '../support/extent.ts';
import { startStudio } from '../support/preview.ts';
import { freshSeed } from '../support/random.ts';
import { test } from '../support/visitor.ts';
import { plainFolder } from './support/check-folders.ts';
import { type Ask, answersTo, type PipelineAnswer, withSlips } from './support/studio-answers.ts';

const studio = startStudio((folder) => writeSmallSite(folder, 0));

const look = { showsAbsent: true, at: '2030-05-01 09:00' };
const sampleSite = join(projectRoot, 'schema/example-site');
const folders = {
  'the site of the examples': () => readContent(projectRoot, sampleSite, join(projectRoot, 'schema/sample-public')),
  'the sample site of another brand': () =>
    readContent(projectRoot, join(projectRoot, 'schema/sample-site'), join(projectRoot, 'schema/sample-site/_public')),
  'the 20 pages': () => readContent(projectRoot, specification.pages, specification.public),
  'the 20 pages, written otherwise': (seed: number) =>
    writtenOtherwise(readContent(projectRoot, specification.pages, specification.public), seed),
};

test('the Studio’s own worker answers as Node does, with slips in the texts too', async ({ visitor }) => {
  const [[seed = 1, extent] = []] = someOf(
    [[freshSeed(), { times: 12, many: 12 }] as const],
    [[1, { times: 1, many: 4 }] as const],
  );
  const names = someOf(Object.keys(folders), ['the site of the examples']) as (keyof typeof folders)[];
  const asked = names.map((name) =>
    withSlips(plainFolder(name, folders[name](seed)), { times: 1, many: 4, ...extent, seed }),
  );
  const page = await visitor.newPage();
  const code = await (
    await fetch(new URL('/_studio/worker.js', studio.url), { headers: { 'sec-fetch-site': 'same-origin' } })
  ).text();
  await page.route('**/pipeline/', (route) => route.fulfill({ body: '<title>P</title>', contentType: 'text/html' }));
  await page.route('**/pipeline/worker.js', (route) => route.fulfill({ body: code, contentType: 'text/javascript' }));
  await page.goto('/pipeline/');
  const found: PipelineAnswer[] = await page.evaluate(`(async () => {
    const worker = new Worker('/pipeline/worker.js', { type: 'module' });
    let id = 0;
    const ask = (method, ...values) => new Promise((resolve, reject) => {
      id += 1;
      const hear = ({ data }) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        'error' in data ? reject(new Error(data.error)) : resolve(data.value);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage({ id, method, values });
    });
    return (${answersTo})(ask, ${JSON.stringify(asked)}, ${JSON.stringify(look)});
  })()`);
  const pipeline = createPipeline(loadChecker(projectRoot));
  const ask: Ask = (method, ...values) =>
    (pipeline[method] as (...given: readonly unknown[]) => Promise<unknown>)(...values);
  const expected = await answersTo(ask, asked, look);
  console.log(`seed ${seed}: ${found.length} answers`);
  expect(found.length).toBeGreaterThan(40);
  const different = expected.filter(({ answer }, index) => found[index]?.answer !== answer);
  expect(different.slice(0, 3), `SEED=${seed}`).toEqual([]);
  expect(found).toHaveLength(expected.length);
});
