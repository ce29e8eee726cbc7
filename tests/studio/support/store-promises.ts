import { applyEdit } from '#engine/edit';
import type { MemoryHost, StudioStore } from '#studio';
import { isRightMerge } from '../../edit/support/measure-merges.ts';
import { brokenBy, changedLines, dataOf } from '../../edit/support/promises.ts';
import { placesIn, randomEdit, withOtherWord } from '../../edit/support/random-edits.ts';
import { randomFrom } from '../../support/random.ts';

type Extent = { count: number; seed: number };

/** What edits did that went through a store. */
export type StoreFigures = { made: number; refused: string[]; broken: string[]; words: number; onOneLine: number };

/**
 * Makes random edits, each of a file as it first was, and one of a word each time; holds the texts to what the engine promises,
 * and takes each back.
 */
export async function measureStore(store: StudioStore, { count, seed }: Extent): Promise<StoreFigures> {
  const pick = randomFrom(seed);
  const files = [...store.state.texts.keys()];
  const figures: StoreFigures = { made: 0, refused: [], broken: [], words: 0, onOneLine: 0 };
  for (let index = 0; index < count; index += 1) {
    const file = files[pick(files.length)] ?? '';
    const text = store.state.texts.get(file) ?? '';
    const data = dataOf(text);
    const texts = placesIn(data, []).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []));
    const word = texts[pick(texts.length)] ?? { path: [], value: '' };
    const edits = [
      randomEdit(data, pick),
      { op: 'set', path: word.path, value: withOtherWord(word.value, pick) } as const,
    ];
    for (const [at, edit] of edits.entries()) {
      const place = `seed ${seed}, ${index}, ${file}: ${JSON.stringify(edit).slice(0, 300)}`;
      if (!(await store.edit([{ file, edit }], { says: place }))) {
        figures.refused.push(`${place}: ${store.state.refused}`);
        continue;
      }
      const after = store.state.texts.get(file) ?? '';
      figures.made += 1;
      figures.broken.push(...brokenBy(text, edit, after).map((problem) => `${place}: ${problem}`));
      if (after === text) continue;
      if (at === 1) figures.words += 1;
      if (at === 1 && changedLines(text, after) === 1) figures.onOneLine += 1;
      await store.undo();
      if (store.state.texts.get(file) !== text) figures.broken.push(`${place}: undoing is not exact`);
    }
  }
  return figures;
}

/** What changes of others did to a file that was changed here too. */
export type OutsideFigures = { merged: number; asked: number; wrong: string[] };

/** Changes a file here and outside, each by a random edit, and saves: what the host holds then is both, or theirs and a question. */
export async function measureOutside(
  store: StudioStore,
  host: MemoryHost,
  { count, seed }: Extent,
): Promise<OutsideFigures> {
  const pick = randomFrom(seed);
  const files = [...store.state.texts.keys()];
  const figures: OutsideFigures = { merged: 0, asked: 0, wrong: [] };
  while (figures.merged + figures.asked + figures.wrong.length < count) {
    const file = files[pick(files.length)] ?? '';
    const text = store.state.texts.get(file) ?? '';
    const data = dataOf(text);
    const edits = [randomEdit(data, pick), randomEdit(data, pick)] as const;
    const theirs = applyEdit(text, edits[1]);
    if ('refused' in theirs || !(await store.edit([{ file, edit: edits[0] }], { says: 'Mine' }))) continue;
    const mine = store.state.texts.get(file);
    host.change(file, theirs.text);
    await store.save();
    const held = host.texts.get(file) ?? '';
    const isAsked = store.state.conflicts.length > 0;
    const place = `seed ${seed}, ${file}: ${edits.map((edit) => JSON.stringify(edit).slice(0, 200)).join(' and ')}`;
    if (isAsked && held === theirs.text && store.state.texts.get(file) === mine) figures.asked += 1;
    else if (!isAsked && isRightMerge(data, edits, held) && store.state.texts.get(file) === held) figures.merged += 1;
    else figures.wrong.push(place);
    // Everybody goes back to where they began.
    host.change(file, text);
    await store.setText(file, text, { says: 'As it was' });
    await store.save();
    if (store.state.conflicts.length > 0 || host.texts.get(file) !== text) throw new Error(`Not as before: ${place}`);
  }
  return figures;
}
