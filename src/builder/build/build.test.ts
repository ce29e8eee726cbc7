import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { buildAt, expectRow, rowAt } from '../../../tests/time/support/built-site.ts';
import { writeDatedSite } from '../../../tests/time/support/dated-site.ts';
import { folderDigest } from '../../../tests/trust/support/folder-digest.ts';
import { UsageError } from '../base/usage-error.ts';
import { comingFolder } from '../hosting/coming.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));
const site = writeDatedSite(folder);
const out = join(folder, 'dist');

// These days are near the end, so that little is to be written of those that come. `npm run test:long` goes through all.
it('shows what is due on a day of the site’s zone, and on an earlier one, whatever was built before', async () => {
  await buildAt(site, out, '2026-09-01');
  expectRow(out, rowAt('2026-09-01T04:00:00Z'));
  await buildAt(site, out, '2026-08-15T12:00:00Z');
  expectRow(out, rowAt('2026-08-15T12:00:00Z'));
});

it('leaves nothing beside the site once nothing comes any more', async () => {
  expect(existsSync(comingFolder(out))).toBe(true);
  await buildAt(site, out, '2030-01-01');
  expect(existsSync(comingFolder(out))).toBe(false);
  expect(readFileSync(join(out, '_hosting/site.json'), 'utf8')).not.toContain('"coming"');
});

it('tells what is no day', async () => {
  const built = buildSite({ ...site, out, at: 'next week' });
  await expect(built).rejects.toThrow(UsageError);
  await expect(built).rejects.toThrow('`next week` is neither a day nor a time.');
});

it('is the same at any time, and has nothing beside it, where the content has no days', async () => {
  const plain = { pages: writeSmallSite(join(folder, 'plain'), 2), publicFolder: site.publicFolder };
  const digests = [];
  for (const at of ['2020-01-01', '2030-01-01']) {
    const target = join(folder, `plain-${at}`);
    await buildAt(plain, target, at);
    expect(existsSync(comingFolder(target))).toBe(false);
    digests.push(folderDigest(target));
  }
  expect(digests[0]).toEqual(digests[1]);
});

it('finds a mistake that was over again for an earlier day', async () => {
  const pages = writeSmallSite(join(folder, 'early'), 1);
  const text = (head: string, more: string) =>
    `title: A page that comes\ndescription: It comes on a day, and another page links to it before that day, or not.\n${head}sections:\n  - type: hero\n    heading: Here\n${more}`;
  writeFileSync(join(pages, 'late.yaml'), text('from: 2026-05-01\n', ''));
  writeFileSync(join(pages, 'link.yaml'), text('', '    text: See [it](/late).\n'));
  const target = join(folder, 'early-out');
  const build = async (at: string) => (await buildSite({ ...site, pages, out: target, at })).isBuilt;
  expect([await build('2026-05-01'), await build('2026-04-30'), await build('2026-05-01')]).toEqual([
    true,
    false,
    true,
  ]);
});
