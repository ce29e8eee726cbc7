import { isDeepStrictEqual } from 'node:util';
import { applyEdit, type Edit, merge } from '#engine/edit';
import { valueAt } from '#kit/model';
import { randomFrom } from '../../support/random.ts';
import { pathAfter, pathAfterRemoval, plainChange } from './plain-change.ts';
import { dataOf } from './promises.ts';
import { randomEdit } from './random-edits.ts';
import { someText } from './texts.ts';

/** What merging pairs of random edits gave. */
export type MeasuredMerges = { merged: number; asked: string[]; wrong: string[] };

/** Makes two random edits of the same text and merges them. */
export function measureMerges(count: number, seed: number): MeasuredMerges {
  const pick = randomFrom(seed);
  const measured: MeasuredMerges = { merged: 0, asked: [], wrong: [] };
  while (measured.merged + measured.asked.length + measured.wrong.length < count) {
    const { name, text } = someText(pick);
    const data = dataOf(text);
    const edits = [randomEdit(data, pick), randomEdit(data, pick)] as const;
    const [mine, theirs] = edits.map((edit) => applyEdit(text, edit));
    if (!mine || !theirs || 'refused' in mine || 'refused' in theirs) continue;
    const result = merge(text, mine.text, theirs.text);
    const place = `seed ${seed}, ${name}: ${edits.map((edit) => JSON.stringify(edit).slice(0, 200)).join(' and ')}`;
    if ('conflicts' in result) measured.asked.push(`${place}: ${JSON.stringify(result.conflicts)}`);
    else if (isRightMerge(data, edits, result.text)) measured.merged += 1;
    else measured.wrong.push(place);
  }
  return measured;
}

/** Whether a text says what both edits of some data make of it. */
export function isRightMerge(data: unknown, edits: readonly [Edit, Edit], text: string): boolean {
  return wantedOf(data, edits).some((wanted) => isDeepStrictEqual(wanted, dataOf(text)));
}

/** What a merge may say: both edits, in either order; where both came to the same, that. */
function wantedOf(data: unknown, edits: readonly [Edit, Edit]): unknown[] {
  const [mine, theirs] = edits.map((edit) => plainChange(data, edit));
  const [one, other] = [asCopy(data, edits[0]), asCopy(data, edits[1])];
  if (isDeepStrictEqual(mine, theirs)) return [mine];
  const [first, second] = [asEntryEdit(data, edits[0]), asEntryEdit(data, edits[1])];
  return [edits, [one, other] as const, [first, second] as const].flatMap((both) => bothMade(data, both));
}

/** A list that is given again with one entry less is one of which that was removed, and with one more one that it was put into. */
function asEntryEdit(data: unknown, edit: Edit): Edit {
  const list = edit.op === 'set' ? valueAt(data, edit.path) : undefined;
  if (edit.op !== 'set' || !Array.isArray(list) || !Array.isArray(edit.value)) return edit;
  const { path, value } = edit;
  const lost = list.findIndex((_, at) => isDeepStrictEqual(list.toSpliced(at, 1), value));
  if (lost >= 0) return { op: 'remove', path: [...path, lost] };
  const index = value.findIndex((_, at) => isDeepStrictEqual(value.toSpliced(at, 1), list));
  return index < 0 ? edit : { op: 'insert', path, index, value: value[index] };
}

/** Nobody can tell an entry that was put in beside its twin from a copy of that. */
function asCopy(data: unknown, edit: Edit): Edit {
  const list = edit.op === 'insert' ? valueAt(data, edit.path) : undefined;
  if (edit.op !== 'insert' || !Array.isArray(list)) return edit;
  const index = [edit.index, edit.index - 1].find((at) => at in list && isDeepStrictEqual(list[at], edit.value));
  return index === undefined ? edit : { op: 'duplicate', path: edit.path, index };
}

/** The data with both edits, in either order. */
function bothMade(data: unknown, [one, other]: readonly [Edit, Edit]): unknown[] {
  return [
    [one, other],
    [other, one],
  ].flatMap(([first, second]) => {
    if (!first || !second) return [];
    try {
      return afterFirst(first, second).map((moved) => plainChange(plainChange(data, first), moved));
    } catch {
      return [];
    }
  });
}

/** An edit as it is made after another one. Where both put something into one place, either may stand first. */
function afterFirst(first: Edit, edit: Edit): Edit[] {
  const place = (path: Edit['path']) =>
    first.op === 'remove' ? pathAfterRemoval(path, first) : pathAfter(path, first);
  const path = place(edit.path) ?? edit.path;
  if (!('index' in edit || 'from' in edit)) return [{ ...edit, path }];
  const at = (index: number) => Number(place([...edit.path, index])?.at(-1) ?? index);
  if (edit.op === 'move')
    return [edit.to, at(edit.to), edit.to + 1, edit.to - 1].map((to) => ({
      ...edit,
      path,
      from: at(edit.from),
      to: Math.max(to, 0),
    }));
  if (edit.op === 'duplicate') return [{ ...edit, path, index: at(edit.index) }];
  return [at(edit.index), edit.index, at(edit.index - 1) + 1].map((index) => ({ ...edit, path, index }));
}
