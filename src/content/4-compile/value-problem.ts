import type { Problem } from '../../model/diagnostic.ts';
import type { NearName } from '../base/nearest.ts';

/** A mistake inside one value; the caller knows its path. */
export type ValueProblem = Omit<Problem, 'path' | 'mark' | 'missing'>;

/** The fix for a name that isn't known: a word is put in its place only where that is sure. */
export function replaced({ word, isSure }: NearName): Pick<Problem, 'replacement'> {
  return word !== undefined && isSure ? { replacement: word } : {};
}
