// In a process of its own: it stands between the server and the file system.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ServedFolder } from './support/serve-folder.ts';

/** What an editor that knows no lock does right after a file got its new text. */
const between = vi.hoisted((): { named?: (path: string) => void } => ({}));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    renameSync: (from: string, to: string) => {
      fs.renameSync(from, to);
      between.named?.(to);
    },
  };
});

const served = new ServedFolder();
beforeAll(() => served.start());
afterAll(() => served.close());

it('what comes between a save and its answer is not written over by the next save', async () => {
  const [[file = '', version = ''] = []] = [...(await served.versions())].filter(([name]) => !name.includes('/_'));
  const path = join(served.root, file);
  const titled = (title: string) => readFileSync(path, 'utf8').replace(/^title:.*$/m, `title: ${title}`);
  const [first, second, theirs] = [titled('First'), titled('Second'), titled('Theirs')];
  between.named = (named) => {
    if (named !== path) return;
    delete between.named;
    writeFileSync(path, theirs);
  };
  const { body } = await served.write([{ file, version, text: first }]);
  const written = new Map((JSON.parse(body) as { written: [string, string][] }).written);
  const { status } = await served.write([{ file, version: written.get(file) ?? '', text: second }]);
  expect(status).toBe(412);
  expect(readFileSync(path, 'utf8')).toBe(theirs);
});
