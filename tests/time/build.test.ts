import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { folderDigest } from '../trust/support/folder-digest.ts';
import { buildAt, expectRow } from './support/built-site.ts';
import { datedRows, writeDatedSite } from './support/dated-site.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));
const site = writeDatedSite(folder);
const out = join(folder, 'dist');

/** Forward, and back in time; `npm run test:long` goes through all of them. */
it.each(['2026-06-01T04:00:00Z', '2026-04-15T12:00:00Z'])(
  'a build for %s shows what is due, whatever was built before',
  async (at) => {
    const row = datedRows.find((each) => each.at === at);
    await buildAt(site, out, at);
    expectRow(out, row ?? { at, pages: '', words: '' });
    const anew = join(folder, `anew-${at}`);
    await buildAt(site, anew, at);
    expect(folderDigest(out)).toEqual(folderDigest(anew));
  },
);

it('a day is one of the site’s zone, and what is none is told', async () => {
  const target = join(folder, 'command');
  const build = (at: string) =>
    runScript('build', ['--pages', site.pages, '--public', site.publicFolder, '--out', target, '--at', at]);
  const { code, output } = await build('next week');
  expect([code, output]).toEqual([2, expect.stringContaining('`next week` is neither a day nor a time.')]);
  await build('2026-05-01');
  expectRow(target, datedRows.find(({ at }) => at === '2026-05-01T04:00:00Z') ?? { at: '', pages: '', words: '' });
});

it('without days in the content, the time changes nothing', async () => {
  const plain = { pages: writeSmallSite(join(folder, 'plain'), 2), publicFolder: site.publicFolder };
  const digests = await Promise.all(
    ['2020-01-01', '2030-01-01'].map(async (at, index) => {
      const target = join(folder, `plain-${index}`);
      await buildAt(plain, target, at);
      return folderDigest(target);
    }),
  );
  expect(digests[0]).toEqual(digests[1]);
});

it('a mistake that was over is one again for an earlier day', async () => {
  const pages = writeSmallSite(join(folder, 'early'), 1);
  const text = (head: string, more: string) =>
    `title: A page that comes\ndescription: It comes on a day, and another page links to it before that day, or not.\n${head}sections:\n  - type: hero\n    heading: Here\n${more}`;
  writeFileSync(join(pages, 'late.yaml'), text('from: 2026-05-01\n', ''));
  writeFileSync(join(pages, 'link.yaml'), text('', '    text: See [it](/late).\n'));
  const target = join(folder, 'early-out');
  const build = async (at: string) => (await runScript('build', ['--pages', pages, '--out', target, '--at', at])).code;
  expect([await build('2026-05-01'), await build('2026-04-30'), await build('2026-05-01')]).toEqual([0, 1, 0]);
});
