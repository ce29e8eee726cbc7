/**
 * The catalogue: every code with its message and help, what blocks are called, and words that count.
 */
import type { FormWords, SaidWords, Severity } from '#kit/model';
import { causeEntries } from './cause.ts';
import { drawingEntries } from './drawing.ts';
import type { Entry } from './entry.ts';
import { fieldEntries } from './field.ts';
import { fileEntries } from './file.ts';
import { formulaEntries } from './formula.ts';
import { languageEntries } from './language.ts';
import { layoutEntries } from './layout.ts';
import { noteEntries } from './page.ts';
import { pictureEntries } from './picture.ts';
import { referenceEntries } from './reference.ts';
import { spoken } from './say.ts';
import { sectionEntries } from './section.ts';
import { syntaxEntries } from './syntax.ts';
import { textEntries } from './text.ts';
import { themeEntries } from './theme.ts';
import { timeEntries } from './time.ts';
import { valueEntries } from './value.ts';

/** Every message there is, by its permanent code. */
export const catalogue = {
  ...fileEntries,
  ...syntaxEntries,
  ...layoutEntries,
  ...fieldEntries,
  ...valueEntries,
  ...textEntries,
  ...referenceEntries,
  ...causeEntries,
  ...drawingEntries,
  ...pictureEntries,
  ...sectionEntries,
  ...themeEntries,
  ...formulaEntries,
  ...timeEntries,
  ...languageEntries,
  ...noteEntries,
};

export type Code = keyof typeof catalogue;

/** The details that the message of a code needs. */
export type ParamsOf<C extends Code> = Parameters<(typeof catalogue)[C]['message']>[0];

/** A message with its words, before it has a place. */
export type Finding = {
  code: Code;
  severity: Severity;
  message: string;
  help?: string;
  said?: SaidWords;
  inForms?: FormWords;
};

/** The words of a code for one case. */
export function finding<C extends Code>(code: C, params: ParamsOf<C>): Finding {
  const entries: { [K in Code]: Entry<ParamsOf<K>> } = catalogue;
  const { severity, ...words } = entries[code];
  const [message, help] = [words.message(params), words.help?.(params)];
  const said = {
    ...(typeof message === 'string' ? {} : { message }),
    ...(help === undefined || typeof help === 'string' ? {} : { help }),
  };
  const first = { message: spoken(message), ...(help === undefined ? {} : { help: spoken(help) }) };
  return {
    code,
    severity,
    ...first,
    ...(said.message || said.help ? { said } : {}),
    ...(words.inForms ? { inForms: formWords(words.inForms, params, first) } : {}),
  };
}

/** The second voice of an entry, whole. */
function formWords<Params>(
  { message, help }: NonNullable<Entry<Params>['inForms']>,
  params: Params,
  first: FormWords,
): FormWords {
  const inForms = help ? help(params) : first.help;
  return { message: message?.(params) ?? first.message, ...(inForms === undefined ? {} : { help: inForms }) };
}

/** Every code in order. */
export const codes: readonly Code[] = Object.keys(catalogue).filter(isCode);

/** True for the name of a message of the catalogue. */
export function isCode(name: string): name is Code {
  return Object.hasOwn(catalogue, name);
}
export type { DrawingReason } from './drawing.ts';
export { isSampleText, sampleDescription, sampleText } from './sample-text.ts';
export { blocksCalled, blockTitle, wordsForBlock } from './synonyms.ts';
export { absenceLabel } from './time.ts';
export { counted } from './words.ts';
