import type { StudioStore } from '#studio';
import { dataOf } from '../../edit/support/promises.ts';
import { randomEdit } from '../../edit/support/random-edits.ts';
import { randomFrom } from '../../support/random.ts';

type Session = {
  count: number;
  seed: number;
  /** Called after every tenth edit, and every tenth step back and forth. */
  tenth?: () => Promise<unknown>;
};

/**
 * Makes random edits of random files, undoes them all and does them all again. Returns the steps after which a text was not, to
 * the byte, what it was at the same step before.
 */
export async function randomSession(
  store: StudioStore,
  { count, seed, tenth = async () => undefined }: Session,
): Promise<{ made: number; broken: string[] }> {
  const pick = randomFrom(seed);
  const files = [...store.state.texts.keys()];
  const states = [store.state.texts];
  const broken: string[] = [];
  for (let step = 0; step < count; step += 1) {
    if (step % 10 === 9) await tenth();
    const file = files[pick(files.length)] ?? '';
    const edit = randomEdit(dataOf(store.state.texts.get(file) ?? ''), pick);
    const before = store.state.texts;
    if (await store.edit([{ file, edit }], { says: `Step ${step}` })) {
      if (store.state.texts !== before) states.push(store.state.texts);
    }
  }
  const compare = (wanted: ReadonlyMap<string, string> | undefined, way: string) => {
    for (const [file, text] of wanted ?? []) if (store.state.texts.get(file) !== text) broken.push(`${way}: ${file}`);
  };
  for (let step = states.length - 2; step >= 0; step -= 1) {
    await store.undo();
    if (step % 10 === 0) await tenth();
    compare(states[step], `undo ${step}`);
  }
  if (store.state.undo !== undefined) broken.push('There is more to undo than was done.');
  for (let step = 1; step < states.length; step += 1) {
    await store.redo();
    if (step % 10 === 0) await tenth();
    compare(states[step], `redo ${step}`);
  }
  return { made: states.length - 1, broken };
}
