import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContent } from '../../scripts/files/read-content.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { randomFrom } from '../support/random.ts';
import { killRuns } from './support/kill-runs.ts';
import { shippedSite, writeGeneratedSite } from './support/life-site.ts';
import { liveThrough } from './support/random-life.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

it.each([
  ['the shipped site', shippedSite()],
  ['a generated one', readContent(projectRoot, writeGeneratedSite(26, randomFrom(5)), specification.public)],
])(
  '8 random renames and deletes of %s leave no broken link, change no other byte, and every redirect answers',
  (_, site) => {
    const { broken, renamed, redirected, removed } = liveThrough(site, 8, 21);
    expect(broken).toEqual([]);
    expect(renamed + redirected + removed).toBeGreaterThan(5);
  },
  240_000,
);

it('a renaming that is killed at 5 random moments is whole or none, once the folder is read again', async () => {
  const pages = writeSmallSite(folder, 3);
  const { before, after, wrong } = await killRuns(
    pages,
    (copy) => ['page', 'rename', '/page-1', '/hr/one', '--pages', copy],
    { count: 5, seed: 23, next: async (copy) => readContent(copy, copy, join(copy, 'none')) },
  );
  expect(wrong).toEqual([]);
  expect(before + after).toBe(5);
}, 240_000);
