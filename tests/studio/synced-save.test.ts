// In a process of its own: it listens to the file system.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ServedFolder } from './support/serve-folder.ts';

/** What the disk was asked for, in its order: a file or folder that it is to hold, or a file that takes another's name. */
const steps = vi.hoisted((): string[] => []);

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const paths = new Map<number, string>();
  return {
    ...fs,
    openSync: (path: string, ...others: [string, number?]) => {
      const handle = fs.openSync(path, ...others);
      paths.set(handle, path);
      return handle;
    },
    fsyncSync: (handle: number) => {
      steps.push(`holds ${paths.get(handle)}`);
      fs.fsyncSync(handle);
    },
    renameSync: (from: string, to: string) => {
      steps.push(`${from} becomes ${to}`);
      fs.renameSync(from, to);
    },
  };
});

const served = new ServedFolder();
beforeAll(() => served.start());
afterAll(() => served.close());

it('what is saved is held by the disk before it is answered: the new text, then its name', async () => {
  const [[file = '', version = ''] = []] = [...(await served.versions())].filter(([name]) => !name.includes('/_'));
  const path = join(served.root, file);
  steps.length = 0;
  const { status } = await served.write([
    { file, version, text: readFileSync(path, 'utf8').replace(/^title:.*$/m, 'title: Held') },
  ]);
  // What comes after the answer is not in time.
  const inTime = [...steps];
  expect(status).toBe(200);
  expect(readFileSync(path, 'utf8')).toContain('title: Held');
  const named = inTime.findIndex((step) => step.endsWith(` becomes ${path}`));
  const temporary = inTime[named]?.split(' becomes ')[0];
  expect(inTime.slice(0, named)).toContain(`holds ${temporary}`);
  expect(inTime.slice(named)).toContain(`holds ${served.pages}`);
});
