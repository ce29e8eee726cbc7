import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createStore, type StudioStore } from '#studio';
import { createPipeline } from '#studio/worker';
import { checker } from '../studio/support/open-store.ts';
import { randomSession } from '../studio/support/random-session.ts';
import { freshSeed } from '../support/random.ts';
import { KillableStudio } from './support/killable-studio.ts';
import { hostFromNode } from './support/studio-from-node.ts';

const studio = new KillableStudio();
let store: StudioStore;
beforeAll(async () => {
  await studio.start();
  store = createStore(await hostFromNode(await studio.nextAddress()), createPipeline(checker));
  await vi.waitUntil(() => store.state.status === 'ready' && store.state.pageView !== undefined, { timeout: 60_000 });
}, 240_000);
afterAll(async () => {
  store.close();
  await studio.end();
});

it('500 random edits of one session, saved after every tenth, are undone and done again to the same bytes on the disk', {
  timeout: 60 * 60_000,
}, async () => {
  const seed = freshSeed();
  const before = studio.texts();
  let saves = 0;
  const different: unknown[] = [];
  const tenth = async () => {
    await store.save();
    saves += 1;
    const { texts, unsaved, conflicts, refused } = store.state;
    const there = new Set(studio.texts().values());
    const missing = [...texts].filter(([, text]) => !there.has(text)).map(([file]) => file);
    if (missing.length + unsaved.length + conflicts.length > 0)
      different.push({ saves, missing, unsaved, conflicts, refused });
  };
  const { made, broken } = await randomSession(store, { count: 560, seed, tenth });
  await tenth();
  const after = studio.texts();
  console.log(`seed ${seed}: ${made} edits, ${saves} saves`);
  expect({ broken, different }, `SEED=${seed}`).toEqual({ broken: [], different: [] });
  expect(made).toBeGreaterThanOrEqual(500);
  for (let step = 0; step < made; step += 1) await store.undo();
  await tenth();
  expect(studio.texts()).toEqual(before);
  for (let step = 0; step < made; step += 1) await store.redo();
  await tenth();
  expect(studio.texts()).toEqual(after);
});
