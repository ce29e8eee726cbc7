import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Change, DevContent } from '../../scripts/dev/dev-content.ts';
import { watchContent } from '../../scripts/dev/watch-content.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { loadChecker } from '../../scripts/schemas/load-checker.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

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
