import type { StudioStore } from './types.ts';

type Edits = Parameters<StudioStore['edit']>[0];

/** True for edits that each set a value, at the same places: the later ones make the earlier ones needless. */
export function areSets(edits: Edits, others: Edits): boolean {
  const placesOf = (all: Edits) => JSON.stringify(all.map(({ file, edit }) => [file, edit.op, edit.path]));
  return edits.every(({ edit }) => edit.op === 'set') && placesOf(edits) === placesOf(others);
}
