import { afterEach, describe, expect, it } from 'vitest';
import { readContent } from '../../scripts/files/read-content.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { allFiles } from '../../src/content/4-compile/content-files.ts';
import type { StudioStore } from '../../src/studio/store/types.ts';
import { specification } from '../specification/folders.ts';
import { hostOf, openStore, sampleContent } from '../studio/support/open-store.ts';
import { randomSession } from '../studio/support/random-session.ts';
import { freshSeed } from '../support/random.ts';

let store: StudioStore;
afterEach(() => store.close());

const folders = {
  'the sample site': sampleContent,
  'the frozen site': () => readContent(projectRoot, specification.pages, specification.public),
};

describe.each(Object.entries(folders))('%s', (_, read) => {
  it('opened and saved without a change is the same, byte for byte', { timeout: 60_000 }, async () => {
    const host = hostOf(read());
    store = await openStore(host);
    await store.save();
    expect(host.texts).toEqual(new Map(allFiles(read()).map(({ file, text }) => [file, text])));
  });

  it('after 300 random edits is undone and done again to the same bytes', { timeout: 60 * 60_000 }, async () => {
    const seed = freshSeed();
    store = await openStore(hostOf(read()));
    expect(await randomSession(store, { count: 300, seed }), `SEED=${seed}`).toEqual({ broken: [] });
  });
});
