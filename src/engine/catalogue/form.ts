import type { Said } from '#kit/model';
import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import { field, fileCalled, instead, labelled, removed, say, written } from './say.ts';
import { allOf, anyOf, changeTo, shortLine } from './words.ts';

/** Why a condition can't be met. */
type ConditionProblem = 'unknown' | 'later' | 'itself' | 'no-choice' | 'option';

/** In what a translated form differs from its original. */
type TranslationProblem = 'question-more' | 'question-missing' | 'kind' | 'option-more' | 'option-missing';

/** That difference: the names that are here alone, or missing, with their words, and those of the original that may be meant. */
export type TranslatedForm = {
  problem: TranslationProblem;
  names: readonly string[];
  words?: readonly string[];
  known: readonly string[];
  /** The form by its name, and as visitors see it. */
  form: string;
  title: string;
  language: string;
  original: string;
  file: string;
};

/** Mistakes in forms that ask questions of their own. */
export const formEntries = {
  'form/no-fields': entry<{ name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'A form without questions of its own in a page',
    explanation:
      'A section shows forms that say in `fields` what they ask for. The others ask what every contact form asks for, and open over the page.',
    message: ({ name }) => say`The form ${written(name)} has no ${labelled('fields')}, so it can't stand in a page.`,
    help: ({ known }) =>
      changeTo(undefined, known, say`Give it ${labelled('fields')} in _site.yaml, or open it with a button.`),
    inForms: {
      message: ({ name }) => say`The form “${name}” has no questions of its own, so it can’t stand in a page.`,
      help: () => 'Choose another form, or give this one questions under “On every page”, “Forms and mailboxes”.',
    },
  }),
  'form/twice': entry<{ isOption: boolean; key: string; firstLine: number; first: unknown }>({
    severity: 'error',
    title: 'The same short name twice in a form',
    explanation: 'What was answered is kept under the `key` of its question, and a choice is known by its own.',
    message: ({ isOption, key, firstLine }) =>
      say`${field('key', key)} is used twice ${isOption ? 'in this question' : 'in this form'} (first on line ${firstLine}).`,
    help: ({ isOption }) => `Give one of the two ${isOption ? 'choices' : 'questions'} another.`,
    inForms: {
      message: ({ isOption, first }) =>
        say`This short name is used twice ${isOption ? 'in this question' : 'in this form'}${typeof first === 'string' ? say`: ${written(shortLine(first))} has it, too` : ''}.`,
    },
  }),
  'form/condition': entry<NearName & { name: string; problem: ConditionProblem; known: readonly string[] }>({
    severity: 'error',
    title: 'A condition that is never met',
    explanation:
      'A condition asks how an earlier question with choices was answered: `when: { who: school }`, by the `key` of the question and that of the choice.',
    message: ({ name, problem }) => {
      const what: Record<ConditionProblem, string> = {
        unknown: 'is no question of this form',
        later: 'is asked only after this one',
        itself: 'is this question itself',
        'no-choice': 'has no choices',
        option: 'is none of the choices of that question',
      };
      return say`${written(name)} ${what[problem]}, so this condition is never met.`;
    },
    help: ({ problem, word, isSure, known }) =>
      problem === 'later'
        ? 'Move that question up, before this one.'
        : known.length > 0
          ? changeTo(word, known, 'Write another.', isSure)
          : say`${removed('Delete the condition')}, or put a question with choices before this one.`,
  }),
  'form/other-kind': entry<{ name: string; kind: string; kinds: readonly string[] }>({
    severity: 'error',
    title: 'A field of another kind of question',
    explanation: 'Some fields belong to some kinds of questions only, such as `options` to a choice.',
    message: ({ name, kind }) => say`A question of the kind ${written(kind)} has no ${labelled(name)}.`,
    help: ({ name, kinds }) =>
      say`${removed('Delete it')}, or change ${labelled('kind')}: ${labelled(name)} belongs to ${kinds.length > 3 ? 'all kinds but few' : allOf(kinds, written)}.`,
    inForms: {
      message: ({ name }) => say`A question of this kind has no ${labelled(name)}.`,
      help: () => say`${removed('Take it away')}, or change what is asked for.`,
    },
  }),
  'form/limit': entry<{ limit: number | string; isDate: boolean }>({
    severity: 'error',
    title: 'A limit of another kind',
    explanation:
      '`from` and `to` are numbers where a `number` is asked for or files are, and days where a `date` is: `2027-03-27`, `today` or `today + 14 days`.',
    message: ({ limit, isDate }) =>
      say`${written(String(limit))} is no ${isDate ? 'day' : 'number'}, so it limits nothing here.`,
    help: ({ isDate }) =>
      isDate
        ? say`Write a day that there is, such as ${instead('2027-03-27')}, or one that is counted from today: ${instead('today')}, ${instead('today + 14 days')}, ${instead('today - 18 years')}.`
        : say`Write a number, or change ${labelled('kind')} to ${written('date')}.`,
    inForms: {
      help: ({ isDate }) =>
        isDate
          ? 'Write a day that there is, such as 2027-03-27, or one that is counted from today: today, today + 14 days, today - 18 years.'
          : 'Write a number, or ask for a day.',
    },
  }),
  'form/range': entry<{ from: string; to: string; isDate: boolean }>({
    severity: 'error',
    title: 'An answer that nobody can enter',
    explanation: '`from` is the least and `to` the most that can be entered, or the first and the last day.',
    message: ({ from, to, isDate }) =>
      isDate
        ? say`No day is both ${from} or later and ${to} or earlier.`
        : say`No number is at least ${from} and at most ${to}.`,
    help: () => say`Exchange ${labelled('from')} and ${labelled('to')}, or change one of them.`,
  }),
  'form/files': entry<{ count: number; most: number }>({
    severity: 'error',
    title: 'A number of files that can’t be',
    explanation: '`to` of a `file` says how many files can be chosen.',
    message: ({ count, most }) => say`A question takes from 1 to ${most} files, not ${count}.`,
    help: () => say`Write a whole number, or ${removed('delete')} ${labelled('to')} where one file is enough.`,
    inForms: { help: () => 'Write a whole number, or leave it empty where one file is enough.' },
  }),
  'form/translation': entry<TranslatedForm>({
    severity: 'note',
    title: 'Questions of a form that are not translated',
    explanation:
      'A form asks the same questions in each language, of the same kinds and with the same choices: what is answered is kept under the `key` of its question, and who receives it hangs on the keys of choices. What a translation says of a question or a choice, by its key, is asked in its words; all else as in the original.',
    message: (told) => translatedForm(told, allOf(told.names)),
    help: translatedHelp,
    inForms: {
      message: (told) => translatedForm({ ...told, form: told.title }, allOf(told.words ?? told.names, written)),
      help: (told) =>
        told.problem === 'question-missing'
          ? say`Press “Add a question” in the ${told.language} form: each comes as the original has it, to be written in that language.`
          : translatedHelp(told),
    },
  }),
  'form/words': entry<{ language: string; names: readonly string[] }>({
    severity: 'warning',
    title: 'Words about answers that are missing in the language of a form',
    explanation:
      'The builder knows what is said of answers that can’t be taken in English and in Spanish; a site in another language says it itself, under `labels`, `answers`.',
    message: ({ language }) =>
      say`What is said of answers that can’t be taken is not there in the language ${written(language)}, so visitors read it in English.`,
    help: ({ names }) =>
      say`Write it in ${fileCalled('_site.yaml')} under ${labelled('labels')}, ${labelled('answers')}: ${allOf(names)}.`,
  }),
  'form/receipt': entry<{ name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'A receipt to no address',
    explanation: '`to` of a `receipt` is the `key` of a question of the kind `email`.',
    message: ({ name }) => say`${written(name)} is no question for an e-mail address, so no receipt can go there.`,
    help: ({ known }) =>
      known.length > 0
        ? say`Write ${anyOf(known, written)}.`
        : say`Add a question of the kind ${written('email')}, or ${removed('delete the receipt')}.`,
    inForms: { help: () => 'Write the short name of a question for an e-mail address, or add one.' },
  }),
  'form/no-address': entry<{ name: string; kinds: readonly string[] }>({
    severity: 'warning',
    title: 'A form that nobody can be answered to',
    explanation: 'Without an e-mail address or a telephone number nobody knows where the answer should go.',
    message: ({ name }) => say`The form ${written(name)} asks for no address to answer to.`,
    help: ({ kinds }) => say`Add a question of the kind ${anyOf(kinds, written)}, unless no answer is wanted.`,
    inForms: { help: () => 'Add a question for an e-mail address or a telephone number, unless no answer is wanted.' },
  }),
};

function translatedForm({ problem, names, known, form, language, original, file }: TranslatedForm, called: Said): Said {
  const [name = ''] = names;
  switch (problem) {
    case 'question-more':
      return say`${field('key', name)} is no question of this form in ${fileCalled(file)}, so nobody is asked it.`;
    case 'question-missing':
      return say`The form ${written(form)} asks ${called} in ${original}, not in ${language}.`;
    case 'kind':
      return say`This question is of the kind ${written(name)}, and in ${fileCalled(file)} of the kind ${anyOf(known, written)}: it is asked in ${original}.`;
    case 'option-more':
      return say`${field('key', name)} is no choice of this question in ${fileCalled(file)}, so nobody can choose it.`;
    case 'option-missing':
      return say`This question offers ${called} in ${original}, not in ${language}.`;
  }
}

function translatedHelp({ problem, known }: TranslatedForm): string | Said {
  if (problem === 'kind') return say`Write ${anyOf(known, written)}.`;
  if (problem === 'question-missing')
    return say`Write them below ${labelled('fields')} of the form here, in the words of this language.`;
  if (problem === 'option-missing') return 'Write them here, in the words of this language.';
  return known.length > 0
    ? say`Write the key that the original has: ${anyOf(known, written)}.`
    : say`${removed('Delete it')}, or add it to the original first.`;
}
