import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { changesSince } from '#builder/change';
import { formatChanges } from '#engine/changes';
import { prepared, type SiteState, siteAfter, siteBefore } from '../changes/support/prepared.ts';
import { checker } from '../refactor/support/small-site.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

const root = temporaryFolder();
const folders = { root, pages: join(root, 'pages'), publicFiles: join(root, 'public') };
afterAll(() => removeFolder(root));

const git = gitIn(root);

/** Writes a state of the site and commits it. */
function commit({ texts, pictures }: SiteState, message: string): void {
  for (const folder of [folders.pages, folders.publicFiles]) rmSync(folder, { recursive: true, force: true });
  const files = [
    ...texts,
    ...[...pictures].map(
      ([address, holds]) =>
        [`public${address}`, `<svg xmlns="http://www.w3.org/2000/svg"><title>${holds}</title></svg>`] as const,
    ),
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', message);
}

it('each prepared commit, made by git and read from it, is told as an editor would', () => {
  git('init', '--quiet', '--initial-branch=main');
  for (const each of prepared) {
    commit(siteBefore(), 'before');
    commit(siteAfter(each), each.commit);
    const said = formatChanges(changesSince('HEAD~1', folders, checker), 'then');
    expect(said.split('\n').slice(2).join('\n'), each.commit).toBe(each.says.trimEnd());
  }
});
