import { applyEdit, type Edit } from '#engine/edit';
import { randomFrom } from '../../support/random.ts';
import { dataOf, tryEdit, undoing, withSplices } from './promises.ts';
import { placesIn, randomEdit, withOtherWord } from './random-edits.ts';
import { type Sample, someText } from './texts.ts';

/** What random edits did: how many were made, which were refused, and which broke a promise. */
export type Measured = { made: number; refused: string[]; broken: string[] };

/** Makes random edits, each on a text of its own. */
export function measureEdits(count: number, seed: number): Measured {
  const pick = randomFrom(seed);
  const measured: Measured = { made: 0, refused: [], broken: [] };
  for (let index = 0; index < count; index++) {
    const { name, text } = someText(pick);
    const edit = randomEdit(dataOf(text), pick);
    const { broken, refused } = tryEdit(text, edit);
    const place = `seed ${seed}, ${index}, ${name}: ${JSON.stringify(edit).slice(0, 300)}`;
    if (refused === undefined) measured.made += 1;
    else measured.refused.push(`${place}: ${refused}`);
    if (broken.length > 0) measured.broken.push(`${place}: ${broken.join('; ')}`);
  }
  return measured;
}

/** How many of random changes of one word touch one line. Those that changed nothing don't count. */
export function measureWords(count: number, seed: number): { made: number; onOneLine: number; others: string[] } {
  const pick = randomFrom(seed);
  const measured = { made: 0, onOneLine: 0, others: [] as string[] };
  while (measured.made < count) {
    const { name, text } = someText(pick);
    const texts = placesIn(dataOf(text), []).flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ path, value }] : [],
    );
    const { path, value } = texts[pick(texts.length)] ?? { path: [], value: '' };
    const edit: Edit = { op: 'set', path, value: withOtherWord(value, pick) };
    const { changedLines } = tryEdit(text, edit);
    if (changedLines === 0) continue;
    measured.made += 1;
    if (changedLines === 1) measured.onOneLine += 1;
    else measured.others.push(`${name}: ${JSON.stringify(edit)}`);
  }
  return measured;
}

/** Makes edits one after the other on a text, then undoes and redoes them all; says where the bytes are others. */
export function undoneAndRedone({ name, text }: Sample, count: number, seed: number): string[] {
  const pick = randomFrom(seed);
  const texts = [text];
  const steps = [];
  for (let index = 0; index < count; index++) {
    const before = texts.at(-1) ?? '';
    const result = applyEdit(before, randomEdit(dataOf(before), pick));
    if ('refused' in result) continue;
    steps.push({ redo: result.splices, undo: undoing(before, result.splices) });
    texts.push(result.text);
  }
  let current = texts.at(-1) ?? '';
  const problems: string[] = [];
  for (const [index, { undo }] of [...steps.entries()].reverse()) {
    current = withSplices(current, undo);
    if (current !== texts[index]) problems.push(`${name}: undoing step ${index}`);
  }
  for (const [index, { redo }] of steps.entries()) {
    current = withSplices(current, redo);
    if (current !== texts[index + 1]) problems.push(`${name}: redoing step ${index}`);
  }
  return problems;
}

/** Moves, inserts and duplicates in a list of a text, and back; says where the bytes are others then. */
export function thereAndBack(
  { name, text }: Sample,
  { path, value }: { path: Edit['path']; value: readonly unknown[] },
): string[] {
  const last = value.length - 1;
  const pairs: [Edit, Edit][] = [
    [
      { op: 'move', path, from: 0, to: last },
      { op: 'move', path, from: last, to: 0 },
    ],
    ...[0, last].map((index): [Edit, Edit] => [
      { op: 'duplicate', path, index },
      { op: 'remove', path: [...path, index + 1] },
    ]),
    ...[0, Math.ceil(last / 2), last + 1].map((index): [Edit, Edit] => [
      { op: 'insert', path, index, value: value[0] },
      { op: 'remove', path: [...path, index] },
    ]),
  ];
  return pairs.flatMap(([there, back]) => {
    const result = applyEdit(text, there);
    const returned = 'text' in result ? applyEdit(result.text, back) : result;
    return 'text' in returned && returned.text === text
      ? []
      : [`${name}: ${JSON.stringify(there).slice(0, 200)} and back`];
  });
}
