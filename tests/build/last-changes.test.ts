import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { specification } from '../specification/folders.ts';
import { runScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => removeFolder(folder));

/** The days of the pages' last changes, by their paths, as the sitemap of a build tells them; nothing where it tells none. */
async function listedDays(pages: string): Promise<Record<string, string | undefined>> {
  const out = join(folder, 'dist');
  const { output } = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(output).toMatch(/^Built /);
  const entries = readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(
    /<loc>https:\/\/[^/]+([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
  );
  return Object.fromEntries([...entries].map(([, path, day]) => [path, day]));
}

it('search engines are told when each page was last changed, where Git has all of its history', async () => {
  const site = join(folder, 'site');
  const pages = writeSmallSite(site, 3);
  const git = gitIn(site);
  const commit = (day: string) => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git('add', '-A');
    git('commit', '-m', 'A change');
  };
  git('init', '--quiet');
  commit('2024-03-05');
  edit(join(pages, 'page-2.yaml'), 'It says', 'It now says');
  commit('2025-06-07');
  edit(join(pages, 'page-3.yaml'), 'It says', 'It will say');
  // What is changed and in no commit yet has no day.
  expect(await listedDays(pages)).toMatchObject({
    '/page-1': '2024-03-05',
    '/page-2': '2025-06-07',
    '/page-3': undefined,
  });

  // Of a copy without its history, every file seems to be of the last commit.
  const copy = join(folder, 'copy');
  gitIn(folder)('clone', '--quiet', '--depth', '1', `file://${site}`, copy);
  const days = await listedDays(join(copy, 'pages'));
  expect(Object.keys(days)).toContain('/page-2');
  expect(Object.values(days).filter(Boolean)).toEqual([]);
}, 180_000);
