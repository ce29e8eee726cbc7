import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { randomFrom } from '../support/random.ts';
import { killRuns } from './support/kill-runs.ts';
import { writeGeneratedSite } from './support/life-site.ts';
import { liveThrough } from './support/random-life.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

// `npm run test:long` lives through 200 of them, and kills 50 commands.
it('3 random renames and deletes leave no broken link, change no other byte, and every redirect answers', () => {
  const site = readContent(projectRoot, writeGeneratedSite(26, randomFrom(5)), specification.public);
  const { broken, renamed, redirected, removed } = liveThrough(site, 3, 22);
  expect(broken).toEqual([]);
  expect(renamed + redirected + removed).toBeGreaterThan(1);
}, 240_000);

it('a renaming that is killed at 2 random moments is whole or none, once the folder is read again', async () => {
  const pages = writeSmallSite(folder, 3);
  const { before, after, wrong } = await killRuns(
    pages,
    (copy) => ['page', 'rename', '/page-1', '/hr/one', '--pages', copy],
    { count: 2, seed: 23, next: async (copy) => readContent(copy, copy, join(copy, 'none')) },
  );
  expect(wrong).toEqual([]);
  expect(before + after).toBe(2);
}, 240_000);
