import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, contentChanges, damages, writeVariedSite } from '../../../tests/build/support/changes.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { someOf } from '../../../tests/support/extent.ts';
import { folderDigest } from '../../../tests/trust/support/folder-digest.ts';
import { type BuildResult, buildSite } from './build-site.ts';

const folder = temporaryFolder();
const pages = writeVariedSite(folder);
const out = join(folder, 'dist');
let turn = 0;

beforeAll(() => build(out));
afterAll(() => removeFolder(folder));

async function build(target: string, siteUrl?: string): Promise<BuildResult> {
  const result = await buildSite({ pages, out: target, siteUrl });
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.isBuilt).toBe(true);
  return result;
}

/** Builds once more to the same folder and once to an empty one, and compares all bytes. Returns how many pages were kept. */
async function keptAndTheSame(siteUrl?: string): Promise<number> {
  const again = join(folder, 'again');
  rmSync(again, { recursive: true, force: true });
  const { kept } = await build(out, siteUrl);
  expect((await build(again, siteUrl)).kept).toBe(0);
  expect(folderDigest(out)).toEqual(folderDigest(again));
  return kept;
}

/** Every fourth change; the long run makes all of them. */
const each = (changes: Record<string, Change>) => {
  const all = Object.entries(changes).map(([what, change]) => ({ what, change }));
  return someOf(
    all,
    all.filter((_, index) => index % 4 === 1),
  );
};

describe('a page that is taken over from the last build is never stale', () => {
  it('is taken over at all', async () => {
    const { kept } = await build(out);
    const { kept: again, pages: all } = await build(out);
    expect([kept, again]).toEqual([all, all]);
  });

  it.for(each(contentChanges))('after a change of $what', async ({ change }) => {
    turn += 1;
    change(pages, turn);
    await keptAndTheSame();
  });

  it('after a change that is taken back', async () => {
    await keptAndTheSame('https://other.example');
    await keptAndTheSame();
  });

  it.for(each(damages))('after damage to the built site: $what', async ({ change }) => {
    turn += 1;
    change(out, turn);
    await keptAndTheSame();
  });

  it.for(['the text of a page', 'the title of a page'])(
    'after a change of %s all others are taken over',
    async (what) => {
      await build(out);
      turn += 1;
      contentChanges[what]?.(pages, turn);
      const { kept, pages: all } = await build(out);
      expect(kept).toBe(all - 1);
    },
  );
});
