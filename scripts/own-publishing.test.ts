import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '../tests/support/content.ts';
import { originOf } from './own-publishing.ts';

const git = (folder: string, ...words: string[]) => execFileSync('git', ['-C', folder, ...words]);

it('pages are published to the folder that their repository comes from, however its address is written', () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const pages = join(folder, 'site/pages');
  mkdirSync(pages, { recursive: true });
  git(folder, 'init', '--quiet', 'site');
  expect(originOf(pages)).toBe(undefined);
  git(pages, 'remote', 'add', 'origin', 'https://git.example/site.git');
  const origins = [
    '../site.git',
    'site.git',
    `${folder}/site.git`,
    `file://${folder}/site.git`,
    'git@git.example:site',
  ];
  const found = [undefined, ...origins, 'git://git.example/site', 'http://git.example/site'].map((origin) => {
    if (origin !== undefined) git(pages, 'remote', 'set-url', 'origin', origin);
    return originOf(pages);
  });
  const beside = join(folder, 'site.git');
  const inside = join(folder, 'site/site.git');
  const https = 'https://git.example/site.git';
  expect(found).toEqual([https, beside, inside, beside, beside, 'git@git.example:site', undefined, undefined]);
});
