import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { projectRoot } from '../base/project-root.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { type Change, DevContent } from './dev-content.ts';
import { watchContent } from './watch-content.ts';
import { watchFolder } from './watch-folder.ts';

/** A preview that can't take over what happens to the first page, as where a file goes while it is read. */
class FaultyContent extends DevContent {
  override update(file: string): Change | undefined {
    if (file.endsWith('page-1.yaml')) throw new Error('It is gone.');
    return super.update(file);
  }
}

it('a change that can’t be taken over is said, and the next one is heard', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const [pages, publicFolder] = [writeSmallSite(folder, 2), join(folder, 'public')];
  mkdirSync(publicFolder);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const content = new FaultyContent(folder, pages, publicFolder, loadChecker(projectRoot));
  const { close } = watchContent(content, { pages, publicFolder }, (event) => told.push(event));
  onTestFinished(close);
  edit(join(pages, 'page-1.yaml'), 'What page 1', 'What this page');
  await expect.poll(() => said.mock.calls.flat().map(String)).toContain('Error: It is gone.');
  edit(join(pages, 'page-2.yaml'), 'What page 2', 'What this page');
  await expect.poll(() => told).toContain('content:page');
});

it('a folder with links that lead around in it, and out of it, is watched as one without', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const pages = writeSmallSite(folder, 2);
  // Below a subfolder, where the system isn't asked: such a file is found by looking alone.
  const inside = join(pages, 'inside');
  for (const name of [inside, join(folder, 'other')]) mkdirSync(name);
  for (const name of ['around', 'again']) symlinkSync('..', join(inside, name));
  symlinkSync('../../other', join(inside, 'out'));
  const told: string[] = [];
  onTestFinished(watchFolder(pages, (file) => told.push(file)));
  const save = (file: string, count: number) => writeFileSync(file, `title: ${'x'.repeat(count)}`);
  // The first look only learns what there is, so the file is saved until it was told.
  let count = 0;
  await expect
    .poll(() => {
      count += 1;
      save(join(folder, 'other/secret.yaml'), count);
      save(join(inside, 'page.yaml'), count);
      return told;
    })
    .toContain(join(inside, 'page.yaml'));
  expect(new Set(told.filter((file) => file.includes('secret') || file.includes('around')))).toEqual(new Set());
});
