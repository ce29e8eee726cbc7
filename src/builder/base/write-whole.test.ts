import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { bundledFile } from './bundled-code.mjs';
import { projectRoot } from './project-root.ts';

/** Writes the same file again and again. */
const writing = `
  const { workerData: { code, file, count } } = require('node:worker_threads');
  import(code).then(({ writeWhole }) => {
    for (let written = 0; written < count; written += 1) writeWhole(file, 'x'.repeat(5000));
  });
`;

it('a file that threads of one process write at the same time is whole, and none of them fails', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const code = pathToFileURL(bundledFile(projectRoot, 'src/builder/files/write-whole.ts')).href;
  const file = join(folder, 'file');
  const threads = [1, 2, 3].map(
    () => new Worker(writing, { eval: true, workerData: { code, file, count: 500 }, execArgv: [] }),
  );
  await Promise.all(threads.map((thread) => once(thread, 'exit')));
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(5000));
  expect(readdirSync(folder)).toEqual(['file']);
});
