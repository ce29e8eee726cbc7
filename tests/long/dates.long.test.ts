import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { buildAt, expectRow } from '../time/support/built-site.ts';
import { datedRows, writeDatedSite } from '../time/support/dated-site.ts';
import { compareLinks } from '../time/support/random-sites.ts';

const folder = temporaryFolder();
const site = writeDatedSite(folder);
const out = join(folder, 'dist');
afterAll(() => removeFolder(folder));

it.each(datedRows)('a site with parts due at ten boundaries, built for $at', async (row) => {
  await buildAt(site, out, row.at);
  expectRow(out, row);
});

it('of 1,000 random sites, those that pass are right on every day, and no other', () => {
  const { wrong, refused, passed } = compareLinks(1000, 1000);
  expect(wrong).toEqual([]);
  expect(Math.min(refused, passed)).toBeGreaterThan(100);
});
