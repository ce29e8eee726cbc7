import { afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles } from '#engine';
import type { StudioStore } from '#studio';
import { thereAndBack } from '../edit/support/measure.ts';
import { dataOf } from '../edit/support/promises.ts';
import { specification } from '../specification/folders.ts';
import { hostOf, openStore, pipelineOfTexts, sampleContent } from '../studio/support/open-store.ts';
import { randomSession } from '../studio/support/random-session.ts';
import { measureOutside, measureStore } from '../studio/support/store-promises.ts';
import { writtenOtherwise } from '../studio/support/written-otherwise.ts';
import { freshSeed } from '../support/random.ts';

let store: StudioStore;
afterEach(() => store.close());

const seed = freshSeed();
const frozen = () => readContent(projectRoot, specification.pages, specification.public);

const folders = {
  'the sample site': sampleContent,
  'the frozen site': frozen,
  'the frozen site, written otherwise': () => writtenOtherwise(frozen(), seed),
};

describe.each(Object.entries(folders))('%s', (_, read) => {
  it('opened and saved without a change is the same, byte for byte', async () => {
    const host = hostOf(read());
    store = await openStore(host);
    await store.save();
    expect(host.texts).toEqual(new Map(allFiles(read()).map(({ file, text }) => [file, text])));
  });

  it('after 500 random edits in one session is undone and done again to the same bytes', {
    timeout: 60 * 60_000,
  }, async () => {
    store = await openStore(hostOf(read()), undefined, pipelineOfTexts());
    const { made, broken } = await randomSession(store, { count: 640, seed });
    console.log(`seed ${seed}: ${made} edits, undone and done again`);
    expect(broken, `SEED=${seed}`).toEqual([]);
    expect(made).toBeGreaterThanOrEqual(500);
  });

  it('keeps in 3,400 edits what the edit engine promises, half of them of one word', {
    timeout: 60 * 60_000,
  }, async () => {
    store = await openStore(hostOf(read()));
    const { made, refused, broken, words, onOneLine } = await measureStore(store, { count: 1700, seed });
    console.log(`seed ${seed}: ${made} made, ${refused.length} refused, ${onOneLine} of ${words} words on one line`);
    expect(broken).toEqual([]);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(4);
    expect(onOneLine / words).toBeGreaterThanOrEqual(0.99);
  });

  it('merges 500 changes of others, or asks, and saves nothing wrong', { timeout: 60 * 60_000 }, async () => {
    const host = hostOf(read());
    store = await openStore(host);
    const { merged, asked, wrong } = await measureOutside(store, host, { count: 500, seed });
    console.log(`seed ${seed}: ${merged} merged, ${asked} asked`);
    expect(wrong).toEqual([]);
    // In small files two random edits speak of the same place more often.
    expect(asked).toBeLessThanOrEqual(50);
  });
});

it('sections of the frozen site that are moved, put in and duplicated, and back, leave the same bytes', async () => {
  const host = hostOf(frozen());
  store = await openStore(host);
  for (const [file, text] of host.texts) {
    const data = dataOf(text) as { sections?: unknown[] };
    if (!data.sections || data.sections.length < 2) continue;
    expect(thereAndBack({ name: file, text }, { path: ['sections'], value: data.sections })).toEqual([]);
    const last = data.sections.length - 1;
    const makes = [
      [
        { op: 'move', path: ['sections'], from: 0, to: last },
        { op: 'move', path: ['sections'], from: last, to: 0 },
      ],
      [
        { op: 'duplicate', path: ['sections'], index: 0 },
        { op: 'remove', path: ['sections', 1] },
      ],
      [
        { op: 'insert', path: ['sections'], index: 1, value: data.sections[0] },
        { op: 'remove', path: ['sections', 1] },
      ],
    ] as const;
    for (const [there, back] of makes) {
      expect(await store.edit([{ file, edit: there }], { says: 'There' })).toBe(true);
      expect(store.state.texts.get(file)).not.toBe(text);
      expect(await store.edit([{ file, edit: back }], { says: 'Back' })).toBe(true);
      expect(store.state.texts.get(file), file).toBe(text);
    }
  }
});
