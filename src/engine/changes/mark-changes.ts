import type { Path } from '#kit/model';
import type { Change } from './types.ts';
import { type Words, words } from './words.ts';

/** The field of a translation that says what of its original it says; its value is nothing to read. */
export const markField = 'translated';

type Fields = Readonly<Record<string, unknown>>;

/** That something in another language is marked as saying what its original says. `subject` is what it is, as a sentence begins. */
export function markChanges(before: Fields, after: Fields, subject: Words, path: Path = []): Change[] {
  const mark = after[markField];
  if (typeof mark !== 'string' || mark === before[markField]) return [];
  const what = words`${subject} is marked as the translation of its original as that is now`;
  return [{ kind: 'written', where: [], what, path: [...path, markField] }];
}
