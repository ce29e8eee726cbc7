import type { Said, Severity } from '#kit/model';

/**
 * One kind of message, all of its words in one place. `message` says what is wrong in one sentence,
 * `help` what to write, as an instruction; `explanation` is what the documentation says about it. Who fills in forms and sees no file
 * hears the same sentences with the names that forms have for things; where that is not enough, `inForms` says it otherwise.
 */
export type Entry<Params> = {
  severity: Severity;
  title: string;
  explanation: string;
  message: (params: Params) => string | Said;
  help?: (params: Params) => string | Said | undefined;
  inForms?: {
    message?: (params: Params) => string | Said;
    help?: (params: Params) => string | Said | undefined;
  };
};

/** An entry that takes no details. */
export type Plain = Record<string, never>;

/** Gives an entry its type. */
export function entry<Params = Plain>(value: Entry<Params>): Entry<Params> {
  return value;
}
