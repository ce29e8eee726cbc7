import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileContent } from '#engine';
import { checker } from '../../../tests/diagnostics/support/samples.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { readContent } from '../files/read-content.ts';
import { readPublic } from './write-site.ts';

const root = temporaryFolder();
const pages = writeSmallSite(root, 2);
const publicFolder = join(root, 'public');

/** Links of every kind and a pipe, by their names; files are told by their ending. */
function addSpecial(folder: string, ending: string): string[] {
  const targets: Record<string, string> = {
    dangling: '../nothing',
    looping: `looping${ending}`,
    device: '/dev/zero',
    outside: '../secret.yaml',
    inside: folder === pages ? 'page-1.yaml' : 'plain.txt',
  };
  for (const [name, target] of Object.entries(targets)) symlinkSync(target, join(folder, `${name}${ending}`));
  symlinkSync('.', join(folder, 'around'));
  symlinkSync('../other', join(folder, 'folder'));
  execFileSync('mkfifo', [join(folder, `pipe${ending}`)]);
  return [...Object.keys(targets).map((name) => name + ending), 'around', 'folder', `pipe${ending}`].sort();
}

let inPages: string[] = [];
let inPublic: string[] = [];
beforeAll(() => {
  mkdirSync(join(root, 'other'));
  mkdirSync(publicFolder);
  for (const name of ['secret.yaml', 'other/secret.yaml', 'other/secret.txt', 'public/plain.txt'])
    writeFileSync(join(root, name), 'title: a secret');
  inPages = addSpecial(pages, '.yaml');
  inPublic = addSpecial(publicFolder, '.svg');
});
afterAll(() => removeFolder(root));

describe('links and pipes in the content and public folders', () => {
  it('are reported, each once, and neither followed nor read', () => {
    const { diagnostics } = compileContent(readContent(root, pages, publicFolder), checker);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(errors.map(() => 'file/link'));
    expect(errors.map(({ file }) => file)).toEqual([
      ...inPages.map((name) => `pages/${name}`),
      ...inPublic.map((name) => `public/${name}`),
    ]);
    expect(errors.find(({ file }) => file === 'pages/device.yaml')?.message).toContain('/dev/zero');
  });

  it('are no pages and no public files', () => {
    const files = readContent(root, pages, publicFolder);
    expect(files.pages.map(({ file }) => file).filter((file) => inPages.includes(file.slice('pages/'.length)))).toEqual(
      [],
    );
    expect([...files.publicFiles.keys()]).toEqual(['/plain.txt']);
    expect(readPublic(publicFolder).map(({ path }) => path)).toEqual(['plain.txt']);
  });
});
