import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { comingFolder } from '#builder/build';
import { runScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { buildAt, contentsAt, expectRow, rowAt } from '../time/support/built-site.ts';
import { datedBoundaries, datedRows, writeDatedSite } from '../time/support/dated-site.ts';
import { compareLinks } from '../time/support/random-sites.ts';
import { folderDigest } from '../trust/support/folder-digest.ts';

const folder = temporaryFolder();
const site = writeDatedSite(folder);
const out = join(folder, 'dist');
afterAll(() => removeFolder(folder));

it.each(datedRows)('a site with parts due at ten boundaries, built for $at, whatever was built before', async (row) => {
  await buildAt(site, out, row.at);
  expectRow(out, row);
  const again = join(folder, 'again');
  await buildAt(site, again, row.at);
  expect(folderDigest(out)).toEqual(folderDigest(again));
  const [plan] = plansBeside(out);
  expect(plansBeside(again)).toEqual(plan === undefined ? [] : [plan]);
  removeFolder(again);
  removeFolder(comingFolder(again));
});

/** The names of what is written of coming days beside a site. */
function plansBeside(built: string): string[] {
  return existsSync(comingFolder(built)) ? readdirSync(comingFolder(built)) : [];
}

it.each(datedBoundaries)('what is written of coming days makes the site what a build of %s makes it', async (time) => {
  const again = join(folder, 'again');
  const month = new Date(Date.parse(time) - 30 * 86_400_000).toISOString().replace('.000', '');
  await buildAt(site, out, month);
  await buildAt(site, again, time);
  expect(await contentsAt(out, time)).toEqual(await contentsAt(again, time));
});

it('the command builds a day, and tells what is none', async () => {
  const build = (at: string) =>
    runScript('build', ['--pages', site.pages, '--public', site.publicFolder, '--out', out, '--at', at]);
  expect(await build('next week')).toMatchObject({
    code: 2,
    output: expect.stringContaining('`next week` is neither a day nor a time.'),
  });
  expect(await build('2026-05-01')).toMatchObject({ code: 0 });
  expectRow(out, rowAt('2026-05-01T04:00:00Z'));
});

it('of 1,000 random sites, those that pass are right on every day, and no other', () => {
  const { wrong, refused, passed } = compareLinks(1000, 1000);
  expect(wrong).toEqual([]);
  expect(Math.min(refused, passed)).toBeGreaterThan(100);
});
