/**
 * The catalogue: every code with its message and help, what blocks are called, and words that count.
 */
import type { Said, SaidWords, Severity } from '#kit/model';
import { addressEntries } from './address.ts';
import { causeEntries } from './cause.ts';
import { drawingEntries } from './drawing.ts';
import type { Entry } from './entry.ts';
import { fieldEntries } from './field.ts';
import { fileEntries } from './file.ts';
import { formEntries } from './form.ts';
import { formulaEntries } from './formula.ts';
import { languageEntries } from './language.ts';
import { layoutEntries } from './layout.ts';
import { outsideEntries } from './outside.ts';
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
  ...addressEntries,
  ...causeEntries,
  ...drawingEntries,
  ...pictureEntries,
  ...sectionEntries,
  ...themeEntries,
  ...formEntries,
  ...formulaEntries,
  ...timeEntries,
  ...languageEntries,
  ...outsideEntries,
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
  said: SaidWords;
};

/** The words of a code for one case. */
export function finding<C extends Code>(code: C, params: ParamsOf<C>): Finding {
  const entries: { [K in Code]: Entry<ParamsOf<K>> } = catalogue;
  const { severity, ...words } = entries[code];
  const [message, help] = [words.message(params), words.help?.(params)];
  const { inForms } = words;
  const formHelp = inForms?.help?.(params);
  return {
    code,
    severity,
    message: spoken(message),
    ...(help === undefined ? {} : { help: spoken(help) }),
    said: {
      message: inPieces(message),
      ...(help === undefined ? {} : { help: inPieces(help) }),
      ...(inForms
        ? {
            inForms: {
              ...(inForms.message ? { message: inPieces(inForms.message(params)) } : {}),
              ...(inForms.help ? { help: formHelp === undefined ? null : inPieces(formHelp) } : {}),
            },
          }
        : {}),
    },
  };
}

function inPieces(said: string | Said): Said {
  return typeof said === 'string' ? [said] : said;
}

/** Every code in order. */
export const codes: readonly Code[] = Object.keys(catalogue).filter(isCode);

/** True for the name of a message of the catalogue. */
export function isCode(name: string): name is Code {
  return Object.hasOwn(catalogue, name);
}
export type { DrawingReason } from './drawing.ts';
export type { Copied } from './language.ts';
export { spoken } from './say.ts';
export { spokenInForms } from './spoken-in-forms.ts';
export { blocksCalled, blockTitle, wordsForBlock } from './synonyms.ts';
export { absenceLabel } from './time.ts';
export { counted } from './words.ts';
