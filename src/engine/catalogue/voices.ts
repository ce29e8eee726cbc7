import { type Diagnostic, type FormWords, messageWords, type Said, type SaidWords } from '#kit/model';
import { spoken, type Writing } from './say.ts';
import { spokenInForms } from './spoken-in-forms.ts';

/** The words of a diagnostic, and where it stands in words. */
export type VoicedWords = Pick<Diagnostic, 'message' | 'help' | 'where' | 'inForms'>;

/** How a file is written, by its name. */
export function writingOf(file: string): Writing {
  return { isJson: /\.json$/i.test(file) };
}

/** A message as it is said of the text of a file, and, where that takes other words, to who fills in forms. */
export function bothVoices(words: SaidWords & { readonly where?: Said }, writing: Writing): VoicedWords {
  const { message, help, where } = words;
  const inFile = {
    ...(where === undefined ? {} : { where: spoken(where) }),
    message: spoken(message, writing),
    ...(help === undefined ? {} : { help: spoken(help, writing) }),
  };
  const inForms = formWords(words);
  const isSame = inForms.message === inFile.message && inForms.help === inFile.help && inForms.where === inFile.where;
  return isSame ? inFile : { ...inFile, inForms };
}

/** A diagnostic with its place in words, for both. */
export function atPlace(diagnostic: Diagnostic, place: Said): Diagnostic {
  const inForms = { ...messageWords(diagnostic), where: spokenInForms(place) };
  return { ...diagnostic, where: spoken(place), inForms };
}

function formWords({ message, help, inForms, where }: SaidWords & { readonly where?: Said }): FormWords {
  const other = inForms?.help === undefined ? help : inForms.help;
  return {
    ...(where === undefined ? {} : { where: spokenInForms(where) }),
    message: spokenInForms(inForms?.message ?? message),
    ...(other ? { help: spokenInForms(other) } : {}),
  };
}
