import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startScript } from '../../../tests/support/command.ts';
import { edit, writeSmallSite } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { builtSite } from '../../../tests/trust/support/build-fixture.ts';
import { folderDigest } from '../../../tests/trust/support/folder-digest.ts';
import { projectRoot } from '../base/project-root.ts';
import { bundleSite } from './bundle.ts';

const { folder, out, good, build, leftovers } = builtSite();

it.runIf(isThorough)(
  'two builds of the same code give the same bundles, from an empty cache',
  async () => {
    const known = await bundleSite(join(projectRoot, 'node_modules/.cache/site'));
    const again = await bundleSite(join(folder, 'cache'));
    expect(again.wasCached).toBe(false);
    expect(again.boot).toBe(known.boot);
    expect(again.assets).toEqual(known.assets);
  },
  120_000,
);

describe('the last good site stays whole', { timeout: 120_000 }, () => {
  it.runIf(isThorough)('where a build is killed while it writes, and the next one clears up', async () => {
    const running = startScript('build', ['--pages', writeSmallSite(join(folder, 'more'), 40), '--out', out]);
    while (leftovers().length === 0) await setTimeout(1);
    expect((await running.stop('SIGKILL')).code).toBe(null);
    expect(folderDigest(out)).toEqual(good());
    // Killed between its two last steps. No process has this number: the largest that Linux gives is 4194304.
    renameSync(out, `${out}.last-99999999`);
    mkdirSync(`${out}.next-99999999`);
    expect((await build()).code).toBe(0);
    expect(leftovers()).toEqual([]);
    expect(folderDigest(out)).toEqual(good());
  });

  it('where a page has a mistake, or goes away after it was listed', async () => {
    const own = writeSmallSite(join(folder, 'wrong'), 2);
    edit(join(own, 'page-1.yaml'), 'type: hero', 'type: heroo');
    symlinkSync(join(own, 'nothing.yaml'), join(own, 'page-9.yaml'));
    const { code, stderr } = await build(out, own);
    expect(code).toBe(1);
    expect(stderr).toContain('page-1.yaml');
    expect(stderr).toContain('page-9.yaml');
    expect(folderDigest(out)).toEqual(good());
  });
});
