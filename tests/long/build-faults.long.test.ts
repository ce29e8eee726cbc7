import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, type TestContext } from 'vitest';
import { startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { builtSite } from '../trust/support/build-fixture.ts';
import { folderDigest } from '../trust/support/folder-digest.ts';

const { folder, out, good, build, leftovers } = builtSite();

it('builds at the same time leave one whole site', async () => {
  const results = await Promise.all([build(), build(), build(), build()]);
  expect(results.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '', '', '']);
  expect(folderDigest(out)).toEqual(good());
  expect(leftovers()).toEqual([]);
});

it('a build that is killed at any moment leaves the old site or the new one, whole', async () => {
  const pages = writeSmallSite(join(folder, 'more'), 40);
  const whole = join(folder, 'whole');
  const begun = performance.now();
  expect((await build(whole, pages)).code).toBe(0);
  const duration = performance.now() - begun;
  const expected = [good(), folderDigest(whole)].map((digest) => JSON.stringify(digest));
  let killed = 0;
  for (let turn = 0; turn < 24; turn += 1) {
    const running = startScript('build', ['--pages', pages, '--out', out]);
    // Half of the kills come while it writes, the others at any time.
    if (turn % 2 === 0) {
      while (leftovers().every((name) => !name.includes('.next-'))) await setTimeout(1);
      await setTimeout(turn * 4);
    } else await setTimeout((duration * turn) / 24);
    if ((await running.stop('SIGKILL')).code === null) killed += 1;
    expect(expected).toContain(JSON.stringify(folderDigest(out)));
  }
  expect(killed).toBeGreaterThan(12);
  expect((await build()).code).toBe(0);
  expect(leftovers()).toEqual([]);
  expect(folderDigest(out)).toEqual(good());
});

/** A small disk in memory. */
function smallDisk(context: TestContext, size: string): string {
  const disk = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    removeFolder(disk);
    context.skip('needs the right to mount a small disk (root on Linux)');
  }
  context.onTestFinished(() => {
    execFileSync('umount', [disk]);
    removeFolder(disk);
  });
  return disk;
}

it('a full disk ends a build with one plain line, and the last good site stays whole', async (context) => {
  const target = join(smallDisk(context, '9m'), 'dist');
  expect((await build(target)).code).toBe(0);
  const { code, stderr } = await build(target, writeSmallSite(join(folder, 'large'), 400));
  expect(code).toBe(2);
  expect(stderr).toContain(`The site can't be written: the disk is full. What was in ${target}/ before is untouched.`);
  expect(folderDigest(target)).toEqual(good());
  expect(leftovers(target)).toEqual([]);
});

it.each([0.1, 0.3, 0.6])(
  'a page deleted after %d of a build leaves the site with it or without it, whole',
  async (part) => {
    const own = writeSmallSite(join(folder, `deleted-${part}`), 12);
    const without = join(folder, `without-${part}`);
    const begun = performance.now();
    expect((await build(without, own)).code).toBe(0);
    const ending = build(out, own);
    await setTimeout((performance.now() - begun) * part);
    rmSync(join(own, 'page-7.yaml'));
    expect((await ending).code).toBe(0);
    const both = [JSON.stringify(good())];
    expect((await build(without, own)).code).toBe(0);
    both.push(JSON.stringify(folderDigest(without)));
    expect(both).toContain(JSON.stringify(folderDigest(out)));
  },
);
