import { join } from 'node:path';
import { build } from 'esbuild';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { readSamples } from '../diagnostics/support/samples.ts';
import { specification } from '../specification/folders.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { test } from '../support/visitor.ts';
import { type CheckedFolder, checkFolders, type PlainFolder, plainFolder } from './support/check-folders.ts';

/** A policy as strict as the site's own: scripts of this address, none made from text. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'";

/** The 20 pages, the sample site and the faulty folder of every message. */
function allFolders(): PlainFolder[] {
  const sampleSite = join(projectRoot, 'schema/example-site');
  return [
    plainFolder('the 20 pages', readContent(projectRoot, specification.pages, specification.public)),
    plainFolder('the sample site', readContent(projectRoot, sampleSite, join(projectRoot, 'schema/sample-public'))),
    ...everyThird(readSamples()).map(({ code, files, options }) => plainFolder(code, files, options)),
  ];
}

/** Each in the long tests; else a third, of every kind of message some. */
function everyThird<Sample>(all: readonly Sample[]): readonly Sample[] {
  return someOf(
    all,
    all.filter((_, index) => index % 3 === 0),
  );
}

async function workerCode(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['tests/e2e/support/pipeline-worker.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    conditions: ['worker'],
  });
  return outputFiles[0]?.text ?? '';
}

test.runIf(isThorough)(
  'the pipeline finds in a browser’s worker what it finds in Node, without making code from text',
  async ({ visitor }) => {
    const page = await visitor.newPage();
    const answer = (body: string, contentType: string) => ({
      body,
      contentType,
      headers: { 'content-security-policy': policy },
    });
    const code = await workerCode();
    await page.route('**/pipeline/', (route) => route.fulfill(answer('<title>Pipeline</title>', 'text/html')));
    await page.route('**/pipeline/worker.js', (route) => route.fulfill(answer(code, 'text/javascript')));
    await page.goto('/pipeline/');
    const folders = allFolders();
    const { checked, canEval } = await page.evaluate(
      (data) =>
        new Promise<{ checked: CheckedFolder[]; canEval: boolean }>((resolve, reject) => {
          const worker = new Worker('/pipeline/worker.js', { type: 'module' });
          worker.addEventListener('message', (event) => resolve(event.data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          worker.postMessage(data);
        }),
      folders,
    );
    expect(canEval).toBe(false);
    expect(checked.length).toBe(folders.length);
    expect(checked.length).toBeGreaterThan(50);
    for (const folder of checkFolders(folders))
      expect(checked.find(({ name }) => name === folder.name)).toEqual(folder);
  },
);
