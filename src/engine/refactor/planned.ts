import { hasErrors, type Said } from '#kit/model';
import { either, say, spoken } from '../catalogue/say.ts';
import { spokenInForms } from '../catalogue/spoken-in-forms.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { compileContent } from '../pipeline.ts';
import { mentionsIn, type Named } from './mentions.ts';
import { leavesMistakes, newOnes } from './new-mistakes.ts';
import { PlannedTexts } from './planned-texts.ts';
import { type GivenSite, readSite } from './read-site.ts';
import { keepMarks } from './translations.ts';
import type { Plan } from './types.ts';

/**
 * What a change did to a draft. `named` is what should not be named any more, and what it is instead; `mayHaveMistakes` are
 * files whose own mistakes come with them; `saysNew` is true of words that translations don't say yet.
 */
export type Drafted = Pick<Plan, 'changed'> & {
  title: Said;
  notes: readonly (string | Said)[];
  named?: Named;
  mayHaveMistakes?: readonly string[];
  saysNew?: boolean;
};

/**
 * Plans a change of a content folder: all files that it needs, or why it can't be made. What comes out is checked as a whole;
 * a change that would leave a mistake which wasn't there before is none.
 */
export function planned(given: GivenSite, change: (draft: PlannedTexts) => Drafted): Plan | Refused {
  try {
    const draft = new PlannedTexts(readSite(given));
    const { title, changed, notes, named, mayHaveMistakes, saysNew } = change(draft);
    if (!saysNew) keepMarks(draft);
    const after = draft.after();
    const before = draft.site.content.diagnostics.map((one) => ({ ...one, file: draft.nameOf(one.file) }));
    const found = newOnes(before, compileContent(after, given.checker, { now: given.now }).diagnostics);
    const left = found.filter(({ file }) => !mayHaveMistakes?.includes(file));
    if (hasErrors(left)) throw new Refusal(leavesMistakes(left));
    const reported = found.map(
      ({ file, line, message, inForms }) => say`${either(`${file}:${line}  ${message}`, inForms?.message ?? message)}`,
    );
    const told = [...notes.map((note) => (typeof note === 'string' ? [note] : note)), ...reported];
    const mentions = named ? mentionsIn(after, named, draft.site.content.context) : [];
    return {
      title: spoken(title),
      changes: draft.changes(),
      changed,
      mentions,
      notes: told.map((note) => spoken(note)),
      inForms: { title: spokenInForms(title), notes: told.map(spokenInForms).filter((note) => note !== '') },
    };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}
